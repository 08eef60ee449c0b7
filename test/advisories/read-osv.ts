import type { Advisory, AffectedRange } from './advisory.ts'

/** The part of the OSV format that is read (https://ossf.github.io/osv-schema/). */
export type OsvRecord = {
  id: string
  modified: string
  withdrawn?: string
  summary?: string
  details?: string
  affected?: { package?: { ecosystem: string; name: string }; ranges?: OsvRange[]; versions?: string[] }[]
}
type OsvRange = { type: string; events: Partial<Record<'introduced' | 'fixed' | 'last_affected', string>>[] }

/** What a record says about npm packages with these names. */
export function readOsv(
  { id, modified, withdrawn, summary, details = '', affected = [] }: OsvRecord,
  names: ReadonlySet<string>,
): Advisory[] {
  if (withdrawn !== undefined) return []
  const byPackage = new Map<string, Advisory>()
  for (const { package: about, ranges = [], versions = [] } of affected) {
    if (about?.ecosystem !== 'npm' || !names.has(about.name)) continue
    const known = byPackage.get(about.name)
    const advisory = known ?? { id, package: about.name, modified, summary: summary ?? details.slice(0, 100), ranges: [], versions: [] }
    const read = ranges.filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM').flatMap(({ events }) => toRanges(events))
    advisory.ranges.push(...read)
    // Malicious releases are listed one by one.
    if (read.length === 0) advisory.versions.push(...versions)
    byPackage.set(about.name, advisory)
  }
  return [...byPackage.values()]
}

/** Each `introduced` begins a range, which the event after it ends. */
function toRanges(events: OsvRange['events']): AffectedRange[] {
  const ranges: AffectedRange[] = []
  for (const { introduced, fixed, last_affected: lastAffected } of events) {
    if (introduced !== undefined) ranges.push({ introduced })
    const last = ranges.at(-1)
    if (last !== undefined) Object.assign(last, fixed !== undefined && { fixed }, lastAffected !== undefined && { lastAffected })
  }
  return ranges
}
