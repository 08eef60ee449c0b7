import type { DirectoryFacts, FactName } from '../../../shared/schemas/directory-facts.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { fieldError, lengthErrors, throwFieldErrors, textErrors } from '../field-errors.ts'
import { isDay } from '../launch/launch-plan.ts'
import { plainText } from '../plain-text.ts'
import { textFields, type TextField } from './edits-between.ts'
import { kinds, type Kind } from './fact-ages.ts'
import { readFact } from './fact-values.ts'
import type { DirectoryEntry } from './records.ts'
import { wantedValue } from './wanted-value.ts'

const max: Record<TextField, number> = {
  name: 80,
  url: 2048,
  tagline: 200,
  focus: 200,
  traffic: 20,
  backlinkQuality: 20,
  submissionFriction: 20,
}
/** The words of a judgement, from least to most. */
export const grades = {
  traffic: ['low', 'medium', 'high', 'very high'],
  backlinkQuality: ['low', 'medium', 'high'],
  submissionFriction: ['low', 'medium', 'high'],
}
const maxSourceLength = 500

export type TypedTexts = Record<TextField, string>
export type TypedFact = { value: string; source: string; kind: string; day: string }
export type TypedClosing = { reason: string; source: string }

/** The texts of a directory as typed. Throws BAD_REQUEST with every error. */
export function readTexts(typed: TypedTexts): TypedTexts {
  const texts = Object.fromEntries(textFields.map((field) => [field, plainText(typed[field])])) as TypedTexts
  const isWeb = /^https?:$/.test(URL.parse(texts.url)?.protocol ?? '')
  throwFieldErrors([
    ...textFields.flatMap((field) => textErrors(field, texts[field], max[field])),
    ...(texts.url !== '' && !isWeb ? [fieldError('url', 'Enter a complete URL that starts with http:// or https://.', 'invalid')] : []),
    ...Object.entries(grades).flatMap(([field, words]) =>
      words.includes(texts[field as TextField]) ? [] : [fieldError(field, 'Choose one of the options.', 'invalid')],
    ),
  ])
  return texts
}

/** A fact as typed: without a source and a day there’s none. Throws BAD_REQUEST with every error. */
export function readTypedFact(name: FactName, typed: TypedFact, today: string): NonNullable<DirectoryFacts[FactName]> {
  const value = plainText(typed.value)
  const read = readFact(name, value)
  const source = plainText(typed.source)
  const missing = value === '' ? 'This field is required.' : wantedValue(name, value)
  throwFieldErrors([
    ...(read === null ? [fieldError('value', missing, 'invalid')] : []),
    ...sourceErrors('source', source),
    ...(isKind(typed.kind) ? [] : [fieldError('kind', 'Choose how this is known.', 'required')]),
    ...dayErrors(typed.day, today),
  ])
  return { value: read?.value, source, kind: typed.kind, day: typed.day } as NonNullable<DirectoryFacts[FactName]>
}

const sourceErrors = (field: string, source: string): Issue[] =>
  source === ''
    ? [fieldError(field, 'Say where this is known from: a URL, or a few words.', 'required')]
    : lengthErrors(field, source, maxSourceLength)

const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text)

function dayErrors(day: string, today: string): Issue[] {
  if (!isDay(day)) return [fieldError('day', 'Enter the day on which this was known, such as 2026-09-27.', 'required')]
  return day > today ? [fieldError('day', 'This day is in the future.', 'too_late')] : []
}

export function readClosing(typed: TypedClosing): TypedClosing {
  const [reason, source] = [plainText(typed.reason), plainText(typed.source)]
  throwFieldErrors([...textErrors('reason', reason, maxSourceLength), ...sourceErrors('source', source)])
  return { reason, source }
}

/** An entry with a field marked as the operator’s, so that a newer shipped list leaves it as it is. */
export const marked = (entry: DirectoryEntry, fields: NonNullable<DirectoryEntry['edited']>): DirectoryEntry => ({
  ...entry,
  edited: [...new Set([...(entry.edited ?? []), ...fields])],
})
