import type { FieldName } from '../fields.ts'

/** What is never touched, whatever else speaks for it. */
export const neverKinds = ['password', 'payment', 'code', 'captcha', 'trap', 'newsletter', 'backlink', 'search', 'consent'] as const
export type NeverKind = (typeof neverKinds)[number]

/** What words mean: a field, something else that forms ask for, or what is never touched. */
export type Meaning = FieldName | 'other' | NeverKind

/** What a control asks for of a person’s name, where it doesn’t ask for all of it. */
export type NamePart = 'first' | 'last'

/** `isGeneric`: the words fit other fields as well, such as “Name” and “URL”, so that anything more specific wins. */
export type Rule = { meaning: Meaning; pattern: RegExp; isGeneric?: boolean; part?: NamePart }

/**
 * A rule of folded words (fold-words.ts): whole words of languages that have spaces, and parts of Chinese and Japanese texts.
 * Both may hold alternatives; a part may be empty.
 */
export const rule = (meaning: Meaning, words: string, parts = ''): Rule => ({
  meaning,
  pattern: new RegExp([...(words === '' ? [] : [`\\b(?:${words})\\b`]), ...(parts === '' ? [] : [parts])].join('|'), 'u'),
})

export const generic = (meaning: Meaning, words: string, parts = ''): Rule => ({ ...rule(meaning, words, parts), isGeneric: true })

/** The same rules for texts with letters of a script alone: in others their Latin words mean nothing. */
export const inScript = (letters: string, rules: readonly Rule[]): readonly Rule[] =>
  rules.map((one) => ({ ...one, pattern: new RegExp(`(?<=^(?=.*[${letters}]).*)(?:${one.pattern.source})`, 'u') }))

export const isNever = (meaning: Meaning): meaning is NeverKind => neverKinds.some((kind) => kind === meaning)
