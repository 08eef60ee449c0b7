/** Consonants that are hard to confuse and can’t spell words (RFC 8628 section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** A kind of code that people read and type, in groups of four letters. */
export function defineCode(length: number) {
  const form = new RegExp(`^[${letters}]{${length}}$`)
  const inGroups = (code: string) => (code.match(/.{4}/g) ?? []).join('-')
  return {
    /** `next(n)` returns a uniformly random number from 0 to n - 1. */
    create: (next: (below: number) => number): string => inGroups(Array.from({ length }, () => letters[next(letters.length)]).join('')),
    /** Normalizes a code that someone typed or followed; null if it can't be one. Case, spaces and dashes are ignored. */
    read: (text: string): string | null => {
      const code = text.toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}]/gu, '')
      return form.test(code) ? inGroups(code) : null
    },
  }
}
