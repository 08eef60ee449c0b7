import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { isLive, type Launch, type LiveLaunch } from '../../domain/launch/launch.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Bookmark } from '../../domain/notices/records.ts'
import type { Profile } from '../../domain/records.ts'
import { requireLive, requireShown } from '../access/launch-access.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'
import type { Store } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export const maxSaved = 500

/** Doing either twice changes nothing. Throws NOT_FOUND unless it’s live or scheduled, CONFLICT for too many, and FORBIDDEN while suspended. */
export const saveLaunch = defineAction({
  access: 'member',
  quota: 'saves',
  input: Type.Object({ slug: Type.String(), wanted: Type.Boolean() }),
  run(world, { slug, wanted }, account): Promise<{ saved: boolean }> {
    return world.store.transact(async (transaction) => {
      const [launch, person] = await Promise.all([requireShown(transaction, slug), currentProfile(transaction, account)])
      const now = world.clock()
      blockSuspended(person, now)
      const id = `${launch.id}:${person.id}`
      const before = await transaction.get('bookmarks', id)
      if (wanted === (before !== null)) return { saved: wanted }
      if (!wanted) await transaction.remove('bookmarks', id)
      else {
        if ((await transaction.countBy('bookmarks', 'accountId', person.id)) >= maxSaved)
          throw new Failure('CONFLICT', `You can save up to ${maxSaved} launches. Remove some first.`)
        await transaction.put('bookmarks', { id, launchId: launch.id, accountId: person.id, at: now.toISOString() })
      }
      return { saved: wanted }
    })
  },
})

/** Mutes or unmutes the updates of a saved launch. Throws NOT_FOUND for one that isn’t saved. */
export const muteSaved = defineAction({
  access: 'member',
  quota: 'saves',
  input: Type.Object({ slug: Type.String(), isMuted: Type.Boolean() }),
  run(world, { slug, isMuted }, account): Promise<void> {
    return world.store.transact(async (transaction) => {
      const launch = await requireLive(transaction, slug)
      const found = await transaction.get('bookmarks', `${launch.id}:${account.id}`)
      if (found === null) throw new Failure('NOT_FOUND', 'This launch isn’t saved.')
      const { isMuted: _, ...bookmark } = found
      await transaction.put('bookmarks', isMuted ? { ...bookmark, isMuted: true } : bookmark)
    })
  },
})

export const isSaved = async ({ store }: { store: Pick<Store, 'get'> }, { id }: Pick<Launch, 'id'>, account: Profile): Promise<boolean> =>
  (await store.get('bookmarks', `${id}:${account.id}`)) !== null

export type SavedLaunch = { launch: LiveLaunch; bookmark: Bookmark }
/** `unlisted` counts saved launches that are no longer live; they’re listed again once they are. */
export type SavedPage = { saved: SavedLaunch[]; total: number; unlisted: number }

export const savedPerPage = 50

/** The launches that an account saved, the last one first, page by page (from 1). */
export async function listSaved({ store }: Pick<World, 'store'>, page: number, account: Profile): Promise<SavedPage> {
  const bookmarks = (await store.list('bookmarks', 'accountId', account.id)).toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const found = await Promise.all(bookmarks.map(async (bookmark) => ({ bookmark, launch: await store.get('launches', bookmark.launchId) })))
  const live = found.flatMap(({ bookmark, launch }) => (launch !== null && isLive(launch) ? [{ bookmark, launch }] : []))
  return {
    saved: live.slice((page - 1) * savedPerPage, page * savedPerPage),
    total: live.length,
    unlisted: found.length - live.length,
  }
}
