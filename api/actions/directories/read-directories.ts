import { byRating, describeDirectory, rowOf } from '../../domain/directories/describe-directory.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import type { DirectoryRow } from '../../../shared/directories/choose-rows.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'

export type KnownDirectory = { entry: DirectoryEntry; directory: Directory; row: DirectoryRow }

type Known = readonly KnownDirectory[]

/** What was read last from each store. Every page and search looks through thousands, which change a few times a day. */
const lastRead = new WeakMap<object, { version: number; known: Promise<Known> }>()

/** All open directories, strongest domain first: the same array until public data changes. */
export async function readDirectories({ store }: Pick<World, 'store'>): Promise<Known> {
  const version = await store.version()
  const last = lastRead.get(store)
  if (last?.version === version) return last.known
  const known = store.list('directoryEntries', 'state', 'open').then((open) => open.toSorted(byRating).map(describeOnce))
  lastRead.set(store, { version, known })
  known.catch(() => lastRead.delete(store))
  return known
}

/** A store in memory gives the same entries again. */
const described = new WeakMap<DirectoryEntry, KnownDirectory>()

function describeOnce(entry: DirectoryEntry): KnownDirectory {
  const known = described.get(entry) ?? { entry, directory: describeDirectory(entry), row: rowOf(entry) }
  described.set(entry, known)
  return known
}

/** A directory by its slug, open or closed. Throws NOT_FOUND. */
export async function readDirectory({ store }: Pick<World, 'store'>, slug: string): Promise<DirectoryEntry> {
  const entry = await store.get('directoryEntries', slug)
  if (entry === null) throw new Failure('NOT_FOUND', 'Directory not found.')
  return entry
}
