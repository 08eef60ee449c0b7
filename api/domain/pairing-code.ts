/** Consonants that nobody mistakes for another and that spell no words (RFC 8628 section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8
const form = new RegExp(`^[${letters}]{${length}}$`)

/** How long a code counts, in milliseconds. */
export const pairingLifetime = 10 * 60 * 1000

/** A code in the form people read: two groups of four. `next` gives fair numbers from 0 below its argument. */
export function createPairingCode(next: (below: number) => number): string {
  const code = Array.from({ length }, () => letters[next(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** The code that somebody typed or followed, in its one form; null when it can be none. Case, spaces and dashes do not matter. */
export function readPairingCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}]/gu, '')
  if (!form.test(code)) return null
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
