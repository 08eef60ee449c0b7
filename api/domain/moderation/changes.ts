import { Failure } from '../failure.ts'
import type { Change, EditedAlts, Part, Revision } from './records.ts'
import { fieldKeys, fieldOf, withEveryField, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'

type Fields = Record<string, unknown>

/** Counters that others keep changing: undoing takes back what was added, and keeps the rest. */
const counters = new Set(['upvotes', 'commentCount', 'changelogCount'])
/** The time at which a record was changed, which undoing doesn’t restore. */
const stamps = new Set(['updatedAt', 'listingChangedAt', 'accessEndedAt'])

/** What a decision did to a record, or null if nothing. Null means that there is no record. */
export function changeOf(collection: string, id: string, before: object | null, after: object | null): Change | null {
  if (before === null || after === null)
    return before === after ? null : { collection, id, before: before as Fields | null, after: after as Fields | null }
  const [was, is] = [before as Fields, after as Fields]
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !stamps.has(field) && !same(was[field], is[field]),
  )
  if (changed.length === 0) return null
  return { collection, id, before: pick(was, changed), after: pick(is, changed) }
}

/** The record as it would be without the change; null if it wasn’t there before. Throws CONFLICT if it has been changed since. */
export function withoutChange(now: object | null, { id, before, after }: Change): Fields | null {
  if (before === null) {
    if (now === null || !same(now, after)) throw changedSince()
    return null
  }
  if (after === null) {
    if (now !== null) throw changedSince()
    return before
  }
  if (now === null) throw changedSince()
  const current: Fields = { ...now, id }
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (counters.has(field)) current[field] = Math.max(0, Number(current[field]) + Number(before[field]) - Number(after[field]))
    else if (!same(current[field], after[field])) throw changedSince()
    else if (field in before) current[field] = before[field]
    else delete current[field]
  }
  return current
}

const changedSince = () => new Failure('CONFLICT', 'This can’t be undone: something has changed since then.')

const pick = (record: Fields, fields: string[]): Fields =>
  Object.fromEntries(fields.flatMap((field) => (field in record ? [[field, record[field]]] : [])))

/** Compares what is stored as JSON, whatever the order of its fields. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

/** A moderator’s decision names an edit by its time, so no two edits of a record share one. */
export const laterThan = (now: Date, before: string | undefined): string =>
  before !== undefined && before >= now.toISOString() ? new Date(Date.parse(before) + 1).toISOString() : now.toISOString()

export const listingOf = (launch: Listing): Listing => Object.fromEntries(fieldKeys.map((field) => [field, launch[field]])) as Listing

/** The fields in which two listings differ, in the order of a listing. Either may be from before some fields existed. */
export function changedFields(before: Listing, after: Listing): FieldKey[] {
  const [was, is] = [withEveryField(before), withEveryField(after)]
  return fieldKeys.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
}

/** What pictures show is part of the screenshots. */
export const withAlts = (changed: readonly FieldKey[], alts: EditedAlts = {}): FieldKey[] =>
  Object.keys(alts).length === 0 || changed.includes('screenshots') ? [...changed] : [...changed, 'screenshots']

export const partLabel = (part: Part): string => (part === 'slug' ? 'URL' : fieldOf(part).label)

/** The parts of a launch that no moderator has seen. */
export const unseenParts = (launch: Listing, { approved, proposed, alts, address }: Revision): Part[] => [
  ...(address === undefined ? [] : ['slug' as const]),
  ...withAlts(changedFields(approved, proposed ?? launch), alts),
]

/** Who changed those parts. For older edits, only the last editor is known. */
export function editorsOf(launch: Listing, revision: Revision): string[] {
  const editors = unseenParts(launch, revision).map((part) => revision.editors?.[part] ?? revision.by)
  return editors.length === 0 ? [revision.by] : [...new Set(editors)]
}

/** What pictures are said to show after an edit, or before it. */
export const altsOf = (alts: EditedAlts = {}, version: 'approved' | 'edited'): Record<string, string> =>
  Object.fromEntries(Object.entries(alts).map(([path, alt]) => [path, alt[version]]))
