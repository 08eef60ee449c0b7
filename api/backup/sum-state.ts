import type { State } from '../store/embedded/journal/operation.ts'
import { Summing } from '../store/move/contents.ts'
import type { Manifest, PartSum } from './manifest.ts'

/** How many records each collection of a folder has, and a checksum over them. */
export function sumState(state: State): Manifest['parts'] {
  const parts: Manifest['parts'] = {}
  for (const [collection, records] of [...state].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (records.size === 0) continue
    const summing = new Summing()
    for (const [key, record] of records) summing.add(key, record)
    parts[collection] = summing.sum satisfies PartSum
  }
  return parts
}

export function sumDifferences(recorded: Manifest['parts'], found: Manifest['parts']): string[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(found)])
  return [...names].sort().flatMap((name) => {
    const [one, other] = [recorded[name], found[name]]
    if (one?.rows !== other?.rows) return [`${name} has ${other?.rows ?? 0} rows instead of ${one?.rows ?? 0}`]
    return one?.digest === other?.digest ? [] : [`rows of ${name} differ`]
  })
}
