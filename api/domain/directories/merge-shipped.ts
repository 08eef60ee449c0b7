import type { DirectoryFacts, FactName } from '../../../shared/schemas/directory-facts.ts'
import { factNames, isSame, textFields, type DirectoryEntry } from './records.ts'

/**
 * What the operator has edited stays, and so do facts and texts that are newer than the list’s. Facts `by` other operators are worth as much as one’s own:
 * a newer one also replaces an edited fact.
 */
export function mergeShipped(
  stored: readonly DirectoryEntry[],
  shipped: readonly DirectoryEntry[],
  by: 'release' | 'operators' = 'release',
): DirectoryEntry[] {
  const byId = new Map(stored.map((entry) => [entry.id, entry]))
  return shipped.flatMap((entry) => {
    const known = byId.get(entry.id)
    if (known === undefined) return [entry]
    const merged = merge(known, entry, by)
    return isSame(merged, known) ? [] : [merged]
  })
}

function merge(known: DirectoryEntry, shipped: DirectoryEntry, by: 'release' | 'operators'): DirectoryEntry {
  const edited: readonly string[] = known.edited ?? []
  const facts = mergeFacts(known.facts, shipped.facts, edited, by)
  // The next release would take it for one of an earlier list.
  const inWords = factNames.filter((name) => by === 'operators' && isTold(facts[name], shipped.facts[name]) && !edited.includes(name))
  const merged: DirectoryEntry = { ...known, facts, ...(inWords.length > 0 && { edited: [...(known.edited ?? []), ...inWords] }) }
  if (shipped.checkedOn < known.checkedOn) return merged
  merged.checkedOn = shipped.checkedOn
  for (const field of textFields) if (!edited.includes(field)) merged[field] = shipped[field]
  if (edited.includes('state')) return merged
  const { closed: _, ...open } = merged
  return shipped.closed === undefined ? { ...open, state: shipped.state } : { ...open, state: shipped.state, closed: shipped.closed }
}

type Known = { value: unknown; kind: string; day: string; source: string }

/** What others report never replaces what was seen. The same value of the same day is the same fact, whose kind has been corrected. */
const isHearsay = (after: Known, before: Known): boolean =>
  after.kind === 'report' && before.kind !== 'report' && !(after.day === before.day && isSame(after.value, before.value))

/** Earlier lists named sources that nobody can look up, or that nobody had read. Such a fact gives way to any other, and goes where none is left. */
const isUnread = ({ source }: Known): boolean => !/https?:\/\/|github:/.test(source) || source.includes('(commonly known')

/** Whether a fact was taken, with a source in words. */
const isTold = (fact: Known | undefined, shipped: Known | undefined): boolean => fact !== undefined && fact === shipped && isUnread(fact)

function mergeFacts(
  known: DirectoryFacts,
  shipped: DirectoryFacts,
  edited: readonly string[],
  by: 'release' | 'operators',
): DirectoryFacts {
  const givesWay = (name: FactName, fact: Known) => !edited.includes(name) && isUnread(fact)
  const taken = factNames.flatMap((name) => {
    const [before, after] = [known[name], shipped[name]]
    if (after === undefined || (by === 'release' && edited.includes(name))) return []
    return before === undefined || givesWay(name, before) || (after.day >= before.day && !isHearsay(after, before)) ? [[name, after]] : []
  })
  const kept = factNames.flatMap((name) => {
    const fact = known[name]
    return fact === undefined || givesWay(name, fact) ? [] : [[name, fact]]
  })
  return Object.fromEntries([...kept, ...taken]) as DirectoryFacts
}
