import { once } from '../../once.ts'
import type { Language } from './language.ts'
import type { Meaning, NamePart } from './meaning.ts'
import { requiredTexts } from './required-texts.ts'

/** `needs`: see required-texts.ts. Most patterns are never compiled, which takes a browser seconds for all of them. */
type Pattern = { needs: readonly string[] | null; compiled: () => RegExp }

/** `isGeneric`: its words fit other fields as well. `isFull`: other words beside its own make nothing else of it. */
export type Rule = {
  meaning: Meaning
  letters: RegExp
  patterns: () => readonly Pattern[]
  isGeneric: boolean
  isFull: boolean
  part: NamePart | undefined
}

/** What a rule is besides its patterns. */
type Kind = Omit<Rule, 'letters' | 'patterns'>

export function compileRule({ letters, parts = {} }: Language, written: readonly string[], kind: Kind): Rule {
  const compile = (pattern: string): Pattern => {
    const own = withParts(pattern, parts)
    return { needs: requiredTexts(own), compiled: once(() => new RegExp(letters === undefined ? `\\b(?:${own})\\b` : own, 'u')) }
  }
  // Most texts in other scripts have no such letter, and needn’t be tried.
  return { ...kind, letters: new RegExp(letters === undefined ? '\\w' : `[${letters}]`, 'u'), patterns: once(() => written.map(compile)) }
}

/** A pattern with the parts of its language put in. */
export const withParts = (pattern: string, parts: NonNullable<Language['parts']>): string =>
  pattern.replace(/<(\w+)>/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`A pattern names <${name}>, which isn’t among the parts of its language.`)
    return `(?:${part.map((one) => withParts(one, parts)).join('|')})`
  })

const mayFit = ({ needs }: Pattern, folded: string): boolean => needs === null || needs.some((text) => folded.includes(text))

/** Whether folded words are a rule’s. */
export const fits = ({ letters, patterns }: Rule, folded: string): boolean =>
  letters.test(folded) && patterns().some((pattern) => mayFit(pattern, folded) && pattern.compiled().test(folded))

/** Where the words of a rule begin. */
export const startOf = ({ patterns }: Rule, folded: string): number =>
  Math.min(
    ...patterns()
      .map((pattern) => (mayFit(pattern, folded) ? folded.search(pattern.compiled()) : -1))
      .filter((index) => index >= 0),
  )

/** How much of the words a rule accounts for, from 0 to 1. */
export const shareOf = ({ patterns }: Rule, folded: string): number =>
  Math.max(...patterns().map((pattern) => (mayFit(pattern, folded) ? (pattern.compiled().exec(folded)?.[0].length ?? 0) : 0))) /
  folded.length
