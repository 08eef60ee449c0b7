import type { DirectoryEntry } from '../../api/domain/directories/records.ts'
import type { World } from '../../api/ports/world.ts'
import type { DirectoryFacts } from '../../shared/schemas/directory-facts.ts'
import { putAll } from './put-all.ts'

type Values = { [N in keyof DirectoryFacts]: NonNullable<DirectoryFacts[N]>['value'] }
type Kind = NonNullable<DirectoryFacts['price']>['kind']

/** Facts with these values, all known in the same way. */
export const literalFacts = (values: Values, kind: Kind = 'own page', day = '2026-02-01'): DirectoryFacts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, source: 'https://source.example/', kind, day }]))

export const literalEntry = (id: string, values: Values = {}, more: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  id,
  state: 'open',
  name: id,
  url: `https://${id}.example/`,
  tagline: '',
  focus: 'general',
  traffic: 'high',
  backlinkQuality: 'high',
  submissionFriction: 'low',
  checkedOn: '2026-02-01',
  facts: literalFacts(values),
  ...more,
})

export const putDirectories = (world: Pick<World, 'store'>, entries: DirectoryEntry[]): Promise<void> =>
  putAll(world.store, 'directoryEntries', entries)
