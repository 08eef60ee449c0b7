import { createHash } from 'node:crypto'

/** Stands before a character that PostgreSQL cannot hold, or that is itself: of a private plane, where nobody writes. */
const mark = '\u{f0000}'
const unstorable = /[\0\u{f0000}]|\p{Surrogate}/gu
const firstStandIn = 0xf1000

/** A text as PostgreSQL can hold it, no two texts alike: NUL and halves of characters have stand-ins. Every other text is itself. */
export const storable = (text: string): string =>
  text.replace(unstorable, (character) => {
    const code = character === mark ? 0xffff : character.charCodeAt(0)
    return mark + String.fromCodePoint(firstStandIn + code)
  })

/** The text that `storable` made this of. */
export const original = (text: string): string =>
  text.replace(/\u{f0000}(.)/gu, (_, standIn: string) => {
    const code = (standIn.codePointAt(0) ?? 0) - firstStandIn
    return code === 0xffff ? mark : String.fromCharCode(code)
  })

/** An index takes no more than some 2,700 bytes. */
const longestKey = 500

/** A text as it is looked up: storable, and of a length that an index takes. Long ones are a hash of themselves. */
export function keyText(text: string): string {
  const key = storable(text)
  return key.length <= longestKey ? key : `${mark}sha256 ${createHash('sha256').update(key).digest('hex')}`
}
