import { byRating, describeDirectory, rowOf } from '../../domain/directories/describe-directory.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import type { DirectoryRow } from '../../../shared/directories/choose-rows.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'
import { oncePerVersion } from './once-per-version.ts'

export type KnownDirectory = { entry: DirectoryEntry; directory: Directory; row: DirectoryRow }

type Known = readonly KnownDirectory[]

const readOpen = oncePerVersion(async (store): Promise<Known> =>
  (await store.list('directoryEntries', 'state', 'open')).toSorted(byRating).map(describeOnce),
)

/**
 * All open directories, strongest domain first: the same array until public data changes. Every page and search looks through thousands, which change a few
 * times a day.
 */
export const readDirectories = ({ store }: Pick<World, 'store'>): Promise<Known> => readOpen(store)

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
