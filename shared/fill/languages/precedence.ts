import { compileRule, fits, type Rule } from './compile-rule.ts'
import type { Language } from './language.ts'
import { english, languages, otherLanguages, romance } from './languages.ts'
import { isMeaning } from './meaning.ts'

type Level = {
  section: Exclude<keyof Language, 'letters' | 'parts' | 'neutral' | 'contexts' | 'prices'>
  languages: readonly Language[]
  reason: string
}

/** The order in which rules are tried: level by level, within a level language by language, within a language as its file has them. The first that fits wins. */
export const precedence: readonly Level[] = [
  { section: 'protected', languages, reason: 'Whatever else speaks for a field, a password or a trap isn’t touched.' },
  { section: 'nonFields', languages, reason: '“Name of the event” has the words of a field, and asks for something else.' },
  { section: 'nameParts', languages, reason: '“First name” would be a name like any other.' },
  { section: 'fullPhrases', languages: romance, reason: 'English words stand in theirs: “persona”, “presenta”, “frase … Twitter”.' },
  {
    section: 'phrases',
    languages: [english],
    reason: 'Its sentences have words that other languages know by themselves: “of”, “site”, “film”.',
  },
  { section: 'fullPhrases', languages: otherLanguages, reason: 'A question says more than the single words that stand in it.' },
  { section: 'words', languages, reason: 'Usual labels.' },
  { section: 'generic', languages, reason: '“Name” and “URL” may be anything’s, so that whatever is more specific wins.' },
]

const rulesOf = (level: Level): Rule[] =>
  level.languages.flatMap((language) =>
    Object.entries<readonly string[]>(language[level.section] ?? {}).map(([key, patterns]) => {
      const part = key === 'first' || key === 'last' ? key : undefined
      const meaning = level.section === 'nameParts' ? 'makerName' : key
      if (!isMeaning(meaning)) throw new Error(`“${key}” is no field, nothing that is never touched, and not “other”.`)
      return compileRule(language, patterns, {
        meaning,
        isGeneric: level.section === 'generic',
        isFull: level.section === 'fullPhrases',
        part,
      })
    }),
  )

const rules: readonly Rule[] = precedence.flatMap(rulesOf)

/** What is never touched, in all languages. */
export const protectedRules: readonly Rule[] = precedence.filter(({ section }) => section === 'protected').flatMap(rulesOf)

const known = new Map<string, Rule | null>()

/** What folded words mean by the first rule that fits. */
export function meaningOf(folded: string): Rule | null {
  if (folded === '') return null
  let found = known.get(folded)
  if (found === undefined) known.set(folded, (found = rules.find((one) => fits(one, folded)) ?? null))
  return found
}
