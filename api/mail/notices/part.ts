import { plainText } from '../../domain/plain-text.ts'
import type { MailBlock } from '../frame/mail-document.ts'

/** What an email says of one thing that happened. An email of several shows each below its title. */
export type Part = { subject: string; title: string; blocks: MailBlock[] }

/** The beginning of a text, cut between words. */
export function shorten(text: string, most: number): string {
  const plain = plainText(text)
  const characters = Array.from(plain)
  if (characters.length <= most) return plain
  const cut = characters.slice(0, most).join('')
  return `${cut.replace(/\s+\S*$/u, '') || cut}…`
}

export const count = (figure: number, one: string, many = `${one}s`): string =>
  `${figure.toLocaleString('en')} ${figure === 1 ? one : many}`

/** Joined as in a sentence: “a, b and c”. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
