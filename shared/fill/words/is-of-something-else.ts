import { languages } from '../languages/languages.ts'
import type { Meaning } from '../languages/meaning.ts'
import words from './of-products.json' with { type: 'json' }

const neutral: ReadonlySet<string> = new Set(languages.flatMap(({ neutral = [] }) => neutral.flatMap((line) => line.split(' '))))

/** Words that go with an address only. */
const neutralForUrl: ReadonlySet<string> = new Set(['company', 'business', 'organization', 'organisation', 'firm'])

/** “Name of the no-code tool”, “Widget URL”: of whatever is handed in, by the nouns that directories use, with any adjective. */
const ofProduct = (attribute: string): RegExp =>
  new RegExp(
    `\\b${words.products} (?:own |official |public |full |exact |display |main |live )?${attribute}\\b|\\b${attribute}(?: \\w+){0,2}? (?:of|to|for|from|under which) (?:\\w+ ){0,4}?${words.products}\\b(?! (?:${words.names}|author|owner|developer|maker|user|store|review|competition|award|licen[sc]e|version|documentation|docs|source|category|you (?:are missing|miss|want)|s? (?:author|owner|developer)))|^(?:your |the |our )?(?:\\w+ )?${words.products} s ${attribute}$`,
  )
const nameOfProduct = ofProduct(words.names)
const addressOfProduct = ofProduct(words.addresses)

/** Emails that aren’t the submitter’s. */
const foreignEmail = new RegExp(words.foreignEmail, 'u')

/** Scripts that set no spaces between words, and what may stand beside “URL” and “name” in them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const neutralUnspaced = new RegExp(words.neutralUnspaced, 'gu')

/** Whether a text says “URL”, “name” or “email” of something that isn’t known, such as “Roadmap URL”. */
export function isOfSomethingElse(meaning: Meaning, folded: string): boolean {
  if (meaning === 'email') return foreignEmail.test(folded)
  if (meaning !== 'url' && meaning !== 'name') return false
  if (unspaced.test(folded)) return /\p{L}/u.test(folded.replace(neutralUnspaced, ''))
  const said = folded.split(' ').filter((word) => /^[a-z][a-z]/.test(word))
  const isNeutral = said.every((word) => neutral.has(word) || (meaning === 'url' && neutralForUrl.has(word)))
  return !isNeutral && !(meaning === 'url' ? addressOfProduct : nameOfProduct).test(folded)
}
