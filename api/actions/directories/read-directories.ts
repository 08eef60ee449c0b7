import { byRating, describeDirectory } from '../../domain/directories/describe-directory.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import type { World } from '../../ports/world.ts'

/** A directory as the API describes it, with the evidence. */
export type KnownDirectory = Directory & { entry: DirectoryEntry }

/** All open directories, strongest domain first. */
export async function readDirectories({ store }: Pick<World, 'store'>): Promise<KnownDirectory[]> {
  const entries = await store.list('directoryEntries', 'state', 'open')
  return entries.toSorted(byRating).map((entry) => ({ ...describeDirectory(entry), entry }))
}
