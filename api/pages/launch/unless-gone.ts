import { findTombstone } from '../../actions/history/tombstones.ts'
import { Failure } from '../../domain/failure.ts'
import type { Tombstone } from '../../domain/moderation/records.ts'
import type { World } from '../../ports/world.ts'

const words: Record<Tombstone['by'], string> = {
  maker: 'This launch was unpublished by its maker.',
  moderator: 'This launch was unpublished by a moderator.',
}

/** Finds the launch at a slug. Throws GONE instead of NOT_FOUND if it was live once, so that links and search results to it are dropped. */
export async function unlessGone<T>(world: World, slug: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error
    const tombstone = await findTombstone(world, slug)
    throw tombstone === null ? error : new Failure('GONE', words[tombstone.by])
  }
}
