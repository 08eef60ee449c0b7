import type { DirectoryEntry } from '../../api/domain/directories/records.ts'
import type { DirectoryFacts } from '../../shared/schemas/directory-facts.ts'

type Values = { [F in keyof DirectoryFacts]?: NonNullable<DirectoryFacts[F]>['value'] }

/** An open directory of which only these facts are known, all read on its own pages on one day. */
export function literalDirectory(id: string, values: Values = {}, overrides: Partial<DirectoryEntry> = {}): DirectoryEntry {
  const fact = (value: unknown) => ({ value, source: `${id}.example`, kind: 'own page', day: '2026-10-01' })
  const facts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fact(value)])) as DirectoryFacts
  return {
    id,
    state: 'open',
    name: id,
    url: `https://${id}.example/`,
    tagline: '',
    focus: 'All kinds of products',
    traffic: 'low',
    backlinkQuality: 'low',
    submissionFriction: 'low',
    checkedOn: '2026-01-01',
    facts,
    ...overrides,
  }
}
