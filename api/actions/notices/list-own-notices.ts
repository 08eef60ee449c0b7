import { noticeOf } from '../../notices/kinds.ts'
import { listMade } from '../access/list-made.ts'
import { defineBearerEndpoint } from '../define-action.ts'
import { listNotices, publicId } from './list-notices.ts'

const max = 50

/** What happened to the caller’s launches, newest first. A connection reads nothing else (interface section 5, rule 7), and marks nothing as read. */
export const listOwnNotices = defineBearerEndpoint('listOwnNotices', async (world, _, account) => {
  const own = new Set((await listMade(world.store, account.id)).map(({ id }) => id))
  const listed = await listNotices(
    world,
    account,
    ({ kind, launchId }) => launchId !== null && own.has(launchId) && noticeOf(kind)?.isOwnNotice === true,
    max,
  )
  return {
    items: listed.flatMap(({ notice, text, slug, path }) => {
      if (slug === null || path === null) return []
      return [
        {
          id: publicId(notice),
          kind: notice.kind,
          text,
          launch: slug,
          at: notice.at,
          unread: notice.unreadBy !== null,
          url: world.siteUrl + path,
        },
      ]
    }),
  }
})
