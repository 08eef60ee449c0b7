import { isFieldName, type FieldName } from '../fields.ts'

/** What is never touched, whatever else speaks for it. */
const protectedKinds = ['password', 'payment', 'code', 'captcha', 'trap', 'newsletter', 'backlink', 'search', 'consent'] as const
export type ProtectedKind = (typeof protectedKinds)[number]

/** What words mean: a field, something that no listing has, or what is never touched. */
export type Meaning = FieldName | 'other' | ProtectedKind

export const isProtected = (meaning: string): meaning is ProtectedKind => protectedKinds.some((kind) => kind === meaning)

export const isMeaning = (word: string): word is Meaning => word === 'other' || isFieldName(word) || isProtected(word)

/** What a control asks for of a person’s name, where it doesn’t ask for all of it. */
export type NamePart = 'first' | 'last'
