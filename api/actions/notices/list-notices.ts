import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Notice } from '../../domain/notices/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { readNotice, rememberingReader, type ReadNotice } from './read-notice.ts'

const shown = 100
/** Notices marked per transaction, so that other writers don’t wait long. */
const batchSize = 100

/** A person’s notices, newest first. */
export async function listNotices(
  world: World,
  account: Profile,
  isWanted: (notice: Notice) => boolean = () => true,
  max = shown,
): Promise<ReadNotice[]> {
  const all = await world.store.list('notices', 'accountId', account.id)
  const newest = all.filter(isWanted).toSorted(newestFirst).slice(0, max)
  const reader = rememberingReader(world.store)
  return Promise.all(newest.map((notice) => readNotice(world, reader, notice, account)))
}

const newestFirst = (a: Notice, b: Notice): number => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1)

export const countUnread = ({ store }: Pick<World, 'store'>, { id }: Pick<Profile, 'id'>): Promise<number> =>
  store.countBy('notices', 'unreadBy', id)

/** The part of a notice’s id that its reader sees. */
export const publicId = ({ id, accountId }: Notice): string => id.slice(0, -accountId.length - 1)

/** Marks a notice as read. Resolves to the path of its page, or null if that no longer exists. Throws NOT_FOUND. */
export const openNotice = defineAction({
  access: 'member',
  quota: null,
  whileSuspended: true,
  input: Type.Object({ id: Type.String() }),
  async run(world, { id }, account): Promise<string | null> {
    const notice = await world.store.transact(async (transaction) => {
      const found = await transaction.get('notices', `${id}:${account.id}`)
      if (found === null) throw new Failure('NOT_FOUND', 'Notification not found. It may have been deleted after 90 days.')
      if (found.unreadBy !== null) await transaction.put('notices', { ...found, unreadBy: null })
      return found
    })
    return (await readNotice(world, world.store, notice, account)).path
  },
})

/** Marks all notices up to a moment as read. Later ones, which the person hasn’t seen, stay unread. */
export const markAllRead = defineAction({
  access: 'member',
  quota: null,
  whileSuspended: true,
  input: Type.Object({ until: Type.String() }),
  async run({ store }, { until }, account) {
    const unread = (await store.list('notices', 'unreadBy', account.id)).filter(({ at }) => at <= until)
    for (let from = 0; from < unread.length; from += batchSize)
      await store.transact(async ({ get, put }) => {
        for (const { id } of unread.slice(from, from + batchSize)) {
          const notice = await get('notices', id)
          if (notice !== null) await put('notices', { ...notice, unreadBy: null })
        }
      })
  },
})
