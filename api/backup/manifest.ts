import { collectionNames, isCollection, versionOf } from '../domain/collections/collections.ts'
import packageFile from '../../package.json' with { type: 'json' }
import type { State } from '../store/embedded/journal/staged-batch.ts'
import { Summing } from '../store/move/contents.ts'
import { parseJson } from '../../shared/parse-json.ts'

/** How many rows a part of the catalog has, and a checksum over them that doesn’t depend on their order. */
export type PartSum = { rows: number; digest: string }

export type Manifest = {
  slipwayBackup: number
  release: string
  store: 'folder' | 'postgres'
  takenAt: string
  files: { name: string; bytes: number; sha256: string }[]
  /** By collection, or by table on PostgreSQL. */
  parts: Record<string, PartSum>
  /** Of collections whose records are of a later version than the first. */
  versions?: Record<string, number>
  /** Of PostgreSQL: its major version, and the migrations that the tables have had. */
  postgres?: { version: number; migrations: string[] }
}

export const manifestName = 'manifest.json'
export const backupFormat = 1
export const ownRelease: string = packageFile.version
/** Counters of launches, beside the collectionNames of a folder. */
export const counterParts: readonly string[] = ['counts', 'dailyCounts']

/** The versions of this release’s records, where they aren’t the first. */
export const ownVersions = (): Record<string, number> =>
  Object.fromEntries(collectionNames.map((name) => [name, versionOf(name)] as const).filter(([, version]) => version > 1))

/** A backup can’t be used. The message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Throws a BackupError unless the text is a manifest. */
export function parseManifest(text: string): Manifest {
  const found = parseJson(text) as Partial<Manifest> | null | undefined
  if (typeof found?.slipwayBackup !== 'number') throw notABackup()
  if (found.slipwayBackup > backupFormat) throw tooNew(`its format is ${found.slipwayBackup}, and this release reads ${backupFormat}`)
  const { release, store, takenAt, files, parts } = found
  const isWhole =
    typeof release === 'string' &&
    (store === 'folder' || store === 'postgres') &&
    typeof takenAt === 'string' &&
    Array.isArray(files) &&
    typeof parts === 'object' &&
    (store === 'folder' || Array.isArray(found.postgres?.migrations))
  if (!isWhole) throw notABackup()
  return found as Manifest
}

/** Throws a BackupError if a newer release made the backup. `migrations` are those that this release knows. */
export function rejectNewer({ release, store, parts, versions = {}, postgres }: Manifest, migrations: readonly string[]): void {
  if (compareReleases(release, ownRelease) > 0) throw tooNew(`it was made by release ${release}, and this is ${ownRelease}`)
  const unknown =
    store === 'folder'
      ? Object.keys(parts).filter((name) => !isCollection(name) && !counterParts.includes(name))
      : (postgres?.migrations ?? []).filter((name) => !migrations.includes(name))
  const newer = Object.entries(versions).filter(([name, version]) => version > versionOf(name))
  if (newer.length > 0) throw tooNew(`records of ${newer.map(([name]) => name).join(', ')} have a version that this release doesn’t know`)
  if (unknown.length > 0) throw tooNew(`it contains ${unknown.join(', ')}, which this release doesn’t know`)
}

const notABackup = () => new BackupError('This isn’t a Slipway backup, or it’s damaged: its manifest is missing or unreadable.')
const tooNew = (why: string) => new BackupError(`The backup is from a newer release: ${why}. Install that release, then restore it.`)

/** Above 0 if the first release is newer. */
export function compareReleases(one: string, other: string): number {
  const [ones, others] = [one, other].map((release) => release.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (let place = 0; place < 3; place += 1) {
    const difference = (ones?.[place] ?? 0) - (others?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

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
