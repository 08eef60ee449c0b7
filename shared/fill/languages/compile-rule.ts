import type { Language } from './language.ts'
import type { Meaning, NamePart } from './meaning.ts'

/** `isGeneric`: its words fit other fields as well. `isFull`: other words beside its own make nothing else of it. */
export type Rule = { meaning: Meaning; letters: RegExp; pattern: RegExp; isGeneric: boolean; isFull: boolean; part: NamePart | undefined }

/** What a rule is besides its patterns. */
type Kind = Omit<Rule, 'letters' | 'pattern'>

export function compileRule({ letters, parts = {} }: Language, patterns: readonly string[], kind: Kind): Rule {
  const any = anyOf(patterns, parts)
  return {
    ...kind,
    // Most texts in other scripts have no such letter, and needn’t be tried.
    letters: new RegExp(letters === undefined ? '\\w' : `[${letters}]`, 'u'),
    pattern: new RegExp(letters === undefined ? `\\b${any}\\b` : any, 'u'),
  }
}

function anyOf(patterns: readonly string[], parts: NonNullable<Language['parts']>): string {
  const written = patterns.join('|').replace(/<(\w+)>/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`A pattern names <${name}>, which isn’t among the parts of its language.`)
    return anyOf(part, parts)
  })
  return `(?:${written})`
}

/** Whether folded words are a rule’s. */
export const fits = ({ letters, pattern }: Rule, folded: string): boolean => letters.test(folded) && pattern.test(folded)
