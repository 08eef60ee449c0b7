import { byRating, describeDirectory } from '../../domain/directories/describe-directory.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'

export type KnownDirectory = Directory & { entry: DirectoryEntry }

/** All open directories, strongest domain first. */
export async function readDirectories({ store }: Pick<World, 'store'>): Promise<KnownDirectory[]> {
  const entries = await store.list('directoryEntries', 'state', 'open')
  return entries.toSorted(byRating).map((entry) => ({ ...describeDirectory(entry), entry }))
}

/** A directory by its slug, open or closed. Throws NOT_FOUND. */
export async function readDirectory({ store }: Pick<World, 'store'>, slug: string): Promise<DirectoryEntry> {
  const entry = await store.get('directoryEntries', slug)
  if (entry === null) throw new Failure('NOT_FOUND', 'Directory not found.')
  return entry
}
