import { minuteMs } from '../../../shared/durations.ts'

/** Consonants that are hard to confuse and can't spell words (RFC 8628 section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8
const form = new RegExp(`^[${letters}]{${length}}$`)

/** How long a code is valid, in milliseconds. */
export const pairingLifetime = 10 * minuteMs

/** A code as people read it: two groups of four. `next(n)` returns a uniformly random number from 0 to n - 1. */
export function createPairingCode(next: (below: number) => number): string {
  const code = Array.from({ length }, () => letters[next(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Normalizes a code that someone typed or followed; null if it can't be one. Case, spaces and dashes are ignored. */
export function readPairingCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}]/gu, '')
  if (!form.test(code)) return null
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
