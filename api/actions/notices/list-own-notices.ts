import { ownNoticeKinds, type OwnNotice } from '../../../shared/schemas/own-notice.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { listNotices, publicId } from './list-notices.ts'

const most = 50

const ownKind = ({ kind }: Notice): OwnNotice['kind'] | undefined => ownNoticeKinds.find((own) => own === kind)

/** What happened to the caller’s launches, newest first. A connection reads nothing else (interface section 5, rule 7), and marks nothing as read. */
export const listOwnNotices = defineBearerEndpoint('listOwnNotices', async (world, _, account) => {
  const own = new Set((await world.store.list('launches', 'ownerId', account.id)).map(({ id }) => id))
  const listed = await listNotices(world, account, (notice) => own.has(notice.launchId) && ownKind(notice) !== undefined, most)
  return {
    items: listed.flatMap(({ notice, text, slug, path }) => {
      const kind = ownKind(notice)
      if (kind === undefined || slug === null || path === null) return []
      return [
        { id: publicId(notice), kind, text, launch: slug, at: notice.at, unread: notice.unreadBy !== null, url: world.siteUrl + path },
      ]
    }),
  }
})
