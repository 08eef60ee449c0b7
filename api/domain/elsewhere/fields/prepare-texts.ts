import { fieldNames, fieldOf, isFieldName, type FieldName } from '../../../../shared/fill/fields.ts'
import type { PreparedText } from '../../../../shared/schemas/elsewhere.ts'
import { fieldValue, ruled, type KnownProduct, type TextSource } from './field-values.ts'
import { composed, usualFields, wayOf, type Place } from './ways.ts'
import { fitList, fitText, type FittedText } from './fit-text.ts'
import type { DirectoryFacts } from '../../../../shared/schemas/directory-facts.ts'

/** `length` is set where the limit isn’t known; `from` counts UTF-16 units before the cut. A `value` of '' doesn’t fit. */
export type ReadyText = PreparedText & { field: FieldName; length: number | null; from: number; source: TextSource }

export type Preparing = KnownProduct & { directory: Place }

/** The fields that a directory asks for, as far as that is known, in the order of the vocabulary. */
export function askedFields(place: Place): { fields: FieldName[]; isKnown: boolean } {
  const { fields: known, limits } = place.facts
  const named = known?.value.filter(isFieldName) ?? []
  const asked = new Set([...(named.length === 0 ? usualFields[wayOf(place)] : named), ...Object.keys(limits?.value ?? {})])
  return { fields: fieldNames.filter((field) => asked.has(field)), isKnown: named.length > 0 }
}

/** The texts for a directory’s form, each within its limit. Where a limit isn’t known, a text comes in several usual lengths. */
export const prepareTexts = (preparing: Preparing): ReadyText[] =>
  askedFields(preparing.directory).fields.flatMap((field) => textsFor(field, preparing))

/**
 * What the directory asks for and neither listing nor answers say, to be asked once. Whatever has an answer, even “none”, isn’t missing. If it isn’t known what
 * the directory asks for, only the contact email counts, without which hardly any form can be sent.
 */
export function missingFields(preparing: Preparing): FieldName[] {
  const { fields, isKnown } = askedFields(preparing.directory)
  return fields.filter(
    (field) =>
      (isKnown || field === 'email') &&
      fieldOf(field).kind !== 'picture' &&
      preparing.plan?.answers[field] === undefined &&
      textsFor(field, preparing).length === 0,
  )
}

/** Fields whose text doesn’t fit: not even its first word is within the directory’s limit. */
export function tooLongFields(texts: readonly ReadyText[]): FieldName[] {
  const fields = [...new Set(texts.map(({ field }) => field))]
  return fields.filter((field) => texts.every((text) => text.field !== field || text.value === ''))
}

/** The texts for one field at a directory; none for pictures. */
export function textsFor(field: FieldName, preparing: Preparing): ReadyText[] {
  const { launch, directory, plan } = preparing
  const { kind, lengths } = fieldOf(field)
  if (kind === 'picture') return []
  const own = composed[wayOf(directory)][field]
  const label = own?.label ?? fieldOf(field).label
  const limit = directory.facts.limits?.value[field] ?? null
  const wording = plan?.wordings[directory.id]?.[field]?.trim() ?? ''
  const say = (name: FieldName) => [fieldValue(name, preparing)?.value ?? ''].flat().join(', ')
  const stated = own === undefined ? fieldValue(field, preparing) : ruled(own.write(say))
  const found = wording === '' ? stated : { value: wording, source: 'wording' as const }
  if (found === null) return []
  const prefix = field === 'name' && found.source !== 'wording' ? prefixOfName(directory.facts) : ''
  const value = prefix === '' ? found.value : `${launch.name} – ${launch.tagline}`
  const from = prefix.length + (typeof value === 'string' ? value.length : value.join(', ').length)
  const text = { field, label, limit, from, source: prefix === '' ? found.source : ('rule' as const) }
  const fit = (max = Number.POSITIVE_INFINITY): FittedText => {
    const fitted = fitValue(field, value, max - prefix.length)
    return fitted.value === '' ? fitted : { ...fitted, value: prefix + fitted.value }
  }
  if (limit !== null || lengths === undefined || own !== undefined || found.source === 'wording')
    return [{ ...text, ...fit(limit ?? undefined), length: null }]
  const ready = lengths.map((length) => ({ ...text, ...fit(length), length }))
  const whole = ready.findIndex(({ isCut }) => !isCut)
  const offered = (whole === -1 ? ready : ready.slice(0, whole + 1)).filter((each) => each.value !== '')
  return offered.map((each) => (each.isCut ? { ...each, label: `${label}, up to ${each.length} characters` } : { ...each, length: null }))
}

/** URLs, emails, dates and choices are whole or nothing. */
function fitValue(field: FieldName, value: string | string[], max: number): FittedText {
  if (Array.isArray(value)) return fitList(value, max)
  const { kind } = fieldOf(field)
  if (kind === 'long text') return fitText(value, max)
  const line = value.replaceAll(/\s+/gu, ' ').trim()
  if (field === 'name') return fitName(line, max)
  if (kind === 'text') return fitText(line, max)
  return line.length <= max ? { value: line, isCut: false } : { value: '', isCut: true }
}

/** A name is cut where an addition to it begins, as in “Teapot: tea timers”, else after a word; never with an ellipsis. */
function fitName(name: string, limit: number): FittedText {
  if (name.length <= limit) return { value: name, isCut: false }
  const bare = name.split(/(?<=\S)(?:\s+[–—|·-]\s+|:\s+|\s+\()/u)[0] ?? name
  return { value: fitText(bare, limit, { hasEllipsis: false }).value, isCut: true }
}

const rule = /\b(?:title|name)s?\b[^.]{0,80}?\b(?:begins?|starts?) with ["“]([^"”]{1,30})["”]/iu

/** What titles have to begin with at a directory, if its facts say so: a title that “begins with “Show HN:””. */
function prefixOfName({ note, eligibility }: Pick<DirectoryFacts, 'note' | 'eligibility'>): string {
  const [, prefix] = rule.exec(eligibility?.value ?? '') ?? rule.exec(note?.value ?? '') ?? []
  return prefix === undefined ? '' : `${prefix.trim()} `
}
