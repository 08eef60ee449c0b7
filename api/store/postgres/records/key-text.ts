import { hash } from 'node:crypto'

/** Escapes characters that PostgreSQL can't store, and itself. It is in a private plane that no text uses. */
const escape = '\u{f0000}'
const unstorable = /[\0\u{f0000}]|\p{Surrogate}/gu
const firstEscaped = 0xf1000

/** Escapes NUL and lone surrogates, which PostgreSQL can't store, without collisions. Any other text is unchanged. */
export const storable = (text: string): string =>
  text.replace(unstorable, (character) => {
    const code = character === escape ? 0xffff : character.charCodeAt(0)
    return escape + String.fromCodePoint(firstEscaped + code)
  })

/** Reverses `storable`. */
export const original = (text: string): string =>
  text.replace(/\u{f0000}(.)/gu, (_, escaped: string) => {
    const code = (escaped.codePointAt(0) ?? 0) - firstEscaped
    return code === 0xffff ? escape : String.fromCharCode(code)
  })

/** An index entry is limited to about 2,700 bytes. */
const maxKey = 500

/** A text as an index key: storable, and hashed if it is too long. */
export function keyText(text: string): string {
  const key = storable(text)
  return key.length <= maxKey ? key : `${escape}sha256 ${hash('sha256', key)}`
}
