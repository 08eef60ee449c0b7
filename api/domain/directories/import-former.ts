import type { Directory } from '../../../shared/schemas/directory.ts'
import type { DirectoryFacts, FactName } from '../../../shared/schemas/directory-facts.ts'
import { textFields } from './edits-between.ts'
import type { DirectoryEntry } from './records.ts'

/** Where the operator’s own facts come from. */
export const formerSource = 'The operator’s list before directories had sources'
const links = { dofollow: 'followed', nofollow: 'nofollow', mixed: 'mixed' } as const

type Former = {
  /** The list that the operator could edit in earlier releases. */
  rows: readonly Directory[]
  /** Every row that earlier releases shipped; of rows with the same slug, the newest first. */
  shipped: readonly Directory[]
}

/**
 * The entries that change when what the operator wrote into a list without evidence is taken over, as edits of theirs: rows and fields that
 * differ from what was shipped. A shipped row that they deleted is closed.
 */
export function importFormer(entries: readonly DirectoryEntry[], { rows, shipped }: Former, today: string): DirectoryEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const changed = rows.flatMap((row) => {
    const versions = shipped.filter(({ slug }) => slug === row.slug)
    const [newest] = versions
    const entry = byId.get(row.slug)
    if (newest === undefined) return entry === undefined ? [entryOf(row)] : [edit(entry, row, fields)]
    const differing = fields.filter((field) => versions.every((version) => version[field] !== row[field]))
    if (differing.length === 0) return []
    return [entry === undefined ? entryOf(row) : edit(entry, row, differing)]
  })
  const kept = new Set(rows.map(({ slug }) => slug))
  const deleted = new Set(shipped.flatMap(({ slug }) => (kept.has(slug) ? [] : [slug])))
  return [...changed, ...entries.flatMap((entry) => (deleted.has(entry.id) && entry.state === 'open' ? [close(entry, today)] : []))]
}

/** Without `lastVerified`: evidence says how old each fact is. */
const fields = [...textFields, 'pricing', 'domainRating', 'linkType', 'requiresBadge'] as const
type Field = (typeof fields)[number]

/** The facts that say what a field said. Rules compare `free` and `cost`, which are the price’s. */
const factsIn: Partial<Record<Field, FactName[]>> = {
  pricing: ['price', 'free', 'cost'],
  domainRating: ['domainRating'],
  linkType: ['link'],
  requiresBadge: ['badge'],
}

function edit(entry: DirectoryEntry, row: Directory, differing: readonly Field[]): DirectoryEntry {
  const names = differing.flatMap((field) => factsIn[field] ?? [])
  const texts = textFields.filter((field) => differing.includes(field))
  const pick = (from: object, wanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name)))
  const isEdited = (name: string) => (names as string[]).includes(name)
  return {
    ...entry,
    ...Object.fromEntries(texts.map((field) => [field, row[field]])),
    facts: { ...pick(entry.facts, (name) => !isEdited(name)), ...pick(factsOf(row), isEdited) },
    edited: [...new Set([...(entry.edited ?? []), ...texts, ...names])],
  }
}

function entryOf(row: Directory): DirectoryEntry {
  const { slug, name, url, tagline, focus, traffic, backlinkQuality, submissionFriction, lastVerified } = row
  const texts = { name, url, tagline, focus, traffic, backlinkQuality, submissionFriction }
  const facts = factsOf(row)
  return {
    id: slug,
    state: 'open',
    ...texts,
    checkedOn: lastVerified,
    facts,
    edited: [...textFields, ...(Object.keys(facts) as FactName[]), 'state'],
  }
}

function factsOf({ pricing, domainRating, linkType, requiresBadge, lastVerified: day }: Directory): DirectoryFacts {
  const known = { source: formerSource, kind: 'first hand', day } as const
  const price = pricing.trim().slice(0, 500)
  return {
    ...(price !== '' && { price: { value: price, ...known }, free: { value: /^free\b/i.test(price), ...known } }),
    domainRating: { value: domainRating, ...known },
    ...(Object.hasOwn(links, linkType) && { link: { value: links[linkType as keyof typeof links], ...known } }),
    badge: { value: requiresBadge, ...known },
  }
}

const close = (entry: DirectoryEntry, day: string): DirectoryEntry => ({
  ...entry,
  state: 'closed',
  closed: { reason: 'Deleted by the operator', source: formerSource, day },
  edited: [...new Set([...(entry.edited ?? []), 'state' as const])],
})
