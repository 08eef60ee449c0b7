import { nat } from 'fast-check'

const firstHalf = 0xd800
const halves = 0x800

/** Every character but halves of one, as `unit: 'binary'`, which first fills a table of a million characters: two seconds and 100 MB in each process. */
export const anyCharacter = nat(0x10ffff - halves).map(
  (at) => String.fromCodePoint(at < firstHalf ? at : at + halves),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1
    if (code < 0 || String.fromCodePoint(code) !== character || !character.isWellFormed()) throw new Error('It isn’t one character.')
    return code < firstHalf ? code : code - halves
  },
)
