import type { FieldName } from '../fields.ts'

/** What is never touched, whatever else speaks for it. */
export const neverKinds = ['password', 'payment', 'code', 'captcha', 'trap', 'newsletter', 'backlink', 'search', 'consent'] as const
export type NeverKind = (typeof neverKinds)[number]

/** What words mean: a field, something else that forms ask for, or what is never touched. */
export type Meaning = FieldName | 'other' | NeverKind

/** What a control asks for of a person’s name, where it doesn’t ask for all of it. */
export type NamePart = 'first' | 'last'

/**
 * `isGeneric`: the words fit other fields as well, such as “Name” and “URL”, so that anything more specific wins. `script`: a letter that a text must
 * have.
 */
export type Rule = { meaning: Meaning; pattern: RegExp; isGeneric?: boolean; part?: NamePart; script?: RegExp }

/**
 * A rule of folded words (fold-words.ts): whole words of languages that have spaces, and parts of Chinese and Japanese texts.
 * Both may hold alternatives; a part may be empty.
 */
export const rule = (meaning: Meaning, words: string, parts = ''): Rule => ({
  meaning,
  pattern: new RegExp([...(words === '' ? [] : [`\\b(?:${words})\\b`]), ...(parts === '' ? [] : [parts])].join('|'), 'u'),
  // Whole words have such letters. Most texts in other scripts have none, and needn’t be tried.
  ...(parts === '' && { script: /\w/ }),
})

export const generic = (meaning: Meaning, words: string, parts = ''): Rule => ({ ...rule(meaning, words, parts), isGeneric: true })

/** The same rules for texts with letters of a script alone: in others their Latin words mean nothing. */
export function inScript(letters: string, rules: readonly Rule[]): readonly Rule[] {
  const script = new RegExp(`[${letters}]`, 'u')
  return rules.map((one) => ({ ...one, script }))
}

/** Whether folded words are a rule’s. */
export const fits = ({ script, pattern }: Rule, folded: string): boolean =>
  (script === undefined || script.test(folded)) && pattern.test(folded)

export const isNever = (meaning: Meaning): meaning is NeverKind => neverKinds.some((kind) => kind === meaning)
