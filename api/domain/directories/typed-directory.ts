import type { DirectoryFacts, FactName } from '../../../shared/schemas/directory-facts.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { fieldError, lengthErrors, throwFieldErrors, textErrors } from '../failure.ts'
import { isDay } from '../launch/launch.ts'
import { plainText } from '../plain-text.ts'
import { textFields, type TextField, type DirectoryEntry, kinds, type Kind } from './records.ts'
import { readFact, factForms } from './fact-values.ts'
import { platformNames } from '../elsewhere/product.ts'
import { readRecipeLines, wantedRecipe } from './recipe-lines.ts'

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

/** Whether moderators have another page at the path of a directory with this id. */
export const isReserved = (id: string): boolean => id === 'new' || id === 'file'

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

const names: Partial<Record<FactName, string>> = {
  platforms: `Use these words, separated by commas: ${Object.keys(platformNames).join(', ')}.`,
  languages: 'Enter language codes, separated by commas, such as en, pt-BR.',
  fields: 'Enter names of fields, separated by commas, such as tagline, logo, email.',
}
const categories = 'Enter slugs of the catalog’s categories, separated by commas, such as ai, developer-tools.'

/** What has to be entered for a fact, said to somebody who entered something else. */
function wantedValue(name: FactName, typed: string): string {
  const { form, unit } = factForms[name]
  if (unit === 'US$') return 'Enter an amount in US$, such as 19 or 9.50, or 0 if it’s free.'
  if (unit === 'minutes') return 'Enter a whole number of minutes from 1 to 600, such as 20.'
  if (unit === 'days') return 'Enter a whole number of days, such as 3.'
  if (form === 'number') return 'Enter a number from 0 to 100, such as 72.'
  if (form === 'yes or no' || form === 'choice') return 'Choose one of the options.'
  if (form === 'names') return names[name] ?? categories
  if (form === 'limits') return 'Enter a field and its longest length on each line, such as tagline: 60.'
  if (form === 'recipe') return recipeError(typed)
  if (form === 'pictures') return 'Enter one picture on each line, such as Logo: 240 × 240, at most 2 MB.'
  return name === 'submitUrl' ? 'Enter a complete URL that starts with http:// or https://.' : 'Enter at most 500 characters.'
}

function recipeError(typed: string): string {
  const read = readRecipeLines(typed)
  return 'error' in read ? read.error : wantedRecipe
}
