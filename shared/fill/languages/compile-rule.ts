import type { Language } from './language.ts'
import type { Meaning, NamePart } from './meaning.ts'

/** `isGeneric`: its words fit other fields as well. `isFull`: other words beside its own make nothing else of it. */
export type Rule = {
  meaning: Meaning
  letters: RegExp
  patterns: readonly RegExp[]
  isGeneric: boolean
  isFull: boolean
  part: NamePart | undefined
}

/** What a rule is besides its patterns. */
type Kind = Omit<Rule, 'letters' | 'patterns'>

/** In characters. V8 takes seconds to compile a pattern ten times as long, and many short ones take longer to try. */
const maxLength = 2000

export function compileRule({ letters, parts = {} }: Language, written: readonly string[], kind: Kind): Rule {
  const joined: string[] = []
  for (const pattern of written.map((one) => withParts(one, parts))) {
    const last = joined.at(-1)
    if (last === undefined || last.length + pattern.length > maxLength) joined.push(pattern)
    else joined[joined.length - 1] = `${last}|${pattern}`
  }
  return {
    ...kind,
    // Most texts in other scripts have no such letter, and needn’t be tried.
    letters: new RegExp(letters === undefined ? '\\w' : `[${letters}]`, 'u'),
    patterns: joined.map((any) => new RegExp(letters === undefined ? `\\b(?:${any})\\b` : any, 'u')),
  }
}

/** A pattern with the parts of its language put in. */
export const withParts = (pattern: string, parts: NonNullable<Language['parts']>): string =>
  pattern.replace(/<(\w+)>/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`A pattern names <${name}>, which isn’t among the parts of its language.`)
    return `(?:${part.map((one) => withParts(one, parts)).join('|')})`
  })

/** Whether folded words are a rule’s. */
export const fits = ({ letters, patterns }: Rule, folded: string): boolean =>
  letters.test(folded) && patterns.some((pattern) => pattern.test(folded))

/** Where the words of a rule begin. */
export const startOf = ({ patterns }: Rule, folded: string): number =>
  Math.min(...patterns.map((pattern) => folded.search(pattern)).filter((index) => index >= 0))
