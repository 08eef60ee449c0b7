import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Notice } from '../../domain/notices/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import { topicOf, type Topic } from '../../domain/notices/topics.ts'
import type { Collection, Records } from '../../domain/collections/collections.ts'
import type { Reader } from '../../notices/define-notice.ts'
import { noticeOf, resolveNotice } from '../../notices/kinds.ts'
import { mayRead } from './choose-mails.ts'
import type { ModeratorRule } from '../../domain/moderation/moderator-rule.ts'

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

/** A notice as its reader sees it. `slug` is null without a launch that they can see; `path` once they can no longer see it. */
export type ReadNotice = {
  notice: Notice
  slug: string | null
  text: string
  /** What was written: a comment, an update’s title, or a moderator’s reason. */
  quote: string | null
  path: string | null
}

/** What a notice says now: names, texts and launches may have changed or been deleted since. */
async function readNotice(world: ModeratorRule, read: Reader, notice: Notice, account: Profile): Promise<ReadNotice> {
  const definition = noticeOf(notice.kind)
  const about = definition === undefined ? null : await resolveNotice(read, definition, notice)
  if (definition === undefined || about === null || !maySee(world, about.launch, definition.topic, account)) {
    const change = about === null ? ' has since been deleted' : `’s no longer ${notice.kind === 'waiting' ? 'in review' : 'live'}`
    return { notice, slug: null, text: `A notification about a launch that${change}.`, quote: null, path: null }
  }
  return {
    notice,
    slug: about.launch?.slug ?? null,
    text: definition.words(about),
    quote: definition.quote?.(about) ?? null,
    path: definition.path(about),
  }
}

/** Moderators don’t see drafts, even of launches that they have seen before. */
function maySee(world: ModeratorRule, launch: Launch | null, topic: Topic, account: Profile): boolean {
  if (!mayRead(world, topic, account)) return false
  if (topicOf(topic).only !== undefined) return launch?.status !== 'draft'
  return launch === null || isLive(launch) || isMakerOf(launch, account)
}

/** Looks up each record once, however many notices are about it. */
function rememberingReader({ get, list }: Reader): Reader {
  const found = new Map<string, Promise<unknown>>()
  const remembered = <C extends Collection>(collection: C, id: string): Promise<Records[C] | null> => {
    const key = `${collection}/${id}`
    const record = found.get(key) ?? get(collection, id)
    found.set(key, record)
    return record as Promise<Records[C] | null>
  }
  return { get: remembered, list }
}
