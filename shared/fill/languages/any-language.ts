import { withParts } from './compile-rule.ts'
import type { Context, Price } from './language.ts'
import { languages } from './languages.ts'

type Words = { section: 'contexts'; name: Context } | { section: 'prices'; name: Price }

const wordsOf = ({ section, name }: Words, hasLetters: boolean): string =>
  languages
    .filter(({ letters }) => (letters !== undefined) === hasLetters)
    .flatMap(({ [section]: kept, parts = {} }) => {
      const patterns = (kept as { readonly [name in string]?: readonly string[] } | undefined)?.[name] ?? []
      return patterns.map((pattern) => withParts(pattern, parts))
    })
    .join('|')

/** The source of a pattern for any of these words in Latin letters; it needs word boundaries around it. */
export const latinWords = (name: Context): string => wordsOf({ section: 'contexts', name }, false)

/** The source of a pattern for any of these words in another script, which fits within words too. */
export const otherScripts = (name: Context): string => wordsOf({ section: 'contexts', name }, true)

const compile = (words: Words): RegExp =>
  new RegExp([`\\b(?:${wordsOf(words, false)})\\b`, wordsOf(words, true)].filter((part) => part !== '').join('|'), 'u')

/** Whether folded text has any of these words, in any language. */
export const anyContext = (name: Context): RegExp => compile({ section: 'contexts', name })
export const anyPrice = (name: Price): RegExp => compile({ section: 'prices', name })
