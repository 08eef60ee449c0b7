import type { Directory } from '../../../shared/schemas/directory.ts'
import { DirectoryFacts, type FactName } from '../../../shared/schemas/directory-facts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { dayMs } from '../../../shared/durations.ts'

/** `id` is its slug. The API derives what it says from texts and facts. A closed one is kept with the reason, and listed nowhere. */
export type DirectoryEntry = {
  id: string
  state: 'open' | 'closed'
  name: string
  url: string
  tagline: string
  focus: string
  /** Judgements that no single source states. */
  traffic: string
  backlinkQuality: string
  submissionFriction: string
  /** The day an editor last reviewed the whole entry, in case no fact was measured or read on its own pages. */
  checkedOn: string
  facts: DirectoryFacts
  closed?: { reason: string; source: string; day: string }
  /** What the operator has edited: a newer shipped list leaves it as it is. */
  edited?: (FactName | keyof Directory | 'state')[]
}

/** An edit of an entry, for its history. `by` is an account id, or null for the service (a shipped list, a measurement). */
export type DirectoryEdit = {
  id: string
  slug: string
  at: string
  by: string | null
  field: string
  before: unknown
  after: unknown
  source: string | null
}

/** Changed lines that may concern the price, until reviewed. `about`: it doesn’t answer, or its links contradict the operator. */
export type DirectoryQuestion = {
  id: string
  about?: 'answer' | 'link'
  state: 'open' | 'done'
  slug: string
  at: string
  page: string
  before: string[]
  after: string[]
}

/** What one visit of the measuring job, or one proof of a maker, found on a directory’s page. `id` starts with the slug. */
export type DirectorySample = {
  id: string
  slug: string
  /** YYYY-MM-DD */
  day: string
  kind: 'home' | 'submit' | 'pricing' | 'listing' | 'proof'
  page: string
  /** How a visit ended. `kept out`: by robots.txt. `begun`: it was interrupted. */
  outcome?: 'answered' | 'failed' | 'kept out' | 'begun'
  /** How many requests it took, redirects and robots.txt included. */
  requests?: number
  /** null: not answered, with the reason in `note`. */
  status: number | null
  /** Of a listing: how it links to the product. */
  link?: 'followed' | 'nofollow' | 'none' | 'undetermined'
  note?: string
  prices?: string[]
}

/** The texts of an entry, in the order in which a form asks for them. */
export const textFields = ['name', 'url', 'tagline', 'focus', 'traffic', 'backlinkQuality', 'submissionFriction'] as const
export type TextField = (typeof textFields)[number]

export const factNames = Object.keys(DirectoryFacts.properties) as FactName[]

type Difference = Pick<DirectoryEdit, 'field' | 'before' | 'after' | 'source'>

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

export type Fact = NonNullable<DirectoryFacts['price']>
export type Kind = Fact['kind']

export const kinds = ['measured', 'own page', 'first hand', 'report'] as const satisfies readonly Kind[]

/** How a fact became known, after its name: “price read September 27”. */
export const kindVerbs: Record<Kind, string> = { measured: 'measured', 'own page': 'read', 'first hand': 'seen', report: 'reported' }

export const kindLabels: Record<Kind, string> = {
  measured: 'Measured',
  'own page': 'From its own site',
  'first hand': 'Reported by a maker',
  report: 'Reported by others',
}

/** An entry that nobody has verified for longer needs attention. */
const staleAfterDays = 180

/** The newest day that is too old, YYYY-MM-DD. Thousands are compared with it. */
export const staleUntil = (now: Date): string => new Date(now.getTime() - staleAfterDays * dayMs - 1).toISOString().slice(0, 10)

/** “read September 27”, “reported in February 2025”: a report’s day is only when it was written. */
export function ageWords({ kind, day }: Pick<Fact, 'kind' | 'day'>, now: Date): string {
  const words = dayWords(day).replace(`, ${now.getUTCFullYear()}`, '')
  return kind === 'report' ? `reported in ${words.replace(/ \d+,?/, '')}` : `${kindVerbs[kind]} ${words}`
}
