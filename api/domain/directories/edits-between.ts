import { DirectoryFacts, type FactName } from '../../../shared/schemas/directory-facts.ts'
import type { DirectoryEdit, DirectoryEntry } from './records.ts'

/** The texts of an entry, in the order in which a form asks for them. */
export const textFields = ['name', 'url', 'tagline', 'focus', 'traffic', 'backlinkQuality', 'submissionFriction'] as const
export type TextField = (typeof textFields)[number]

export const factNames = Object.keys(DirectoryFacts.properties) as FactName[]

export type Difference = Pick<DirectoryEdit, 'field' | 'before' | 'after' | 'source'>

/** What an edit changed, for the history: each text, each fact with its evidence, and whether the directory is listed. */
export function editsBetween(before: DirectoryEntry, after: DirectoryEntry): Difference[] {
  const texts = textFields.map((field) => ({ field, before: before[field], after: after[field], source: null }))
  const facts = factNames.map((field) => ({
    field,
    before: before.facts[field] ?? null,
    after: after.facts[field] ?? null,
    source: after.facts[field]?.source ?? null,
  }))
  const state = { field: 'state', before: stateOf(before), after: stateOf(after), source: after.closed?.source ?? null }
  return [...texts, ...facts, state].filter((edit) => !isSame(edit.before, edit.after))
}

const stateOf = ({ state, closed }: DirectoryEntry) => (state === 'open' || closed === undefined ? { state } : { state, ...closed })

/** Whether two stored values are the same, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
