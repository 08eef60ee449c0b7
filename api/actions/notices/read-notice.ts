import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { noticePath, noticeWords } from '../../domain/notices/notice-words.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { isTalk } from '../../domain/notices/still-so.ts'
import type { Profile } from '../../domain/records.ts'
import type { Collection, Records } from '../../domain/collections/collections.ts'
import type { Finders } from '../../ports/store.ts'
import { isModerator, type ModeratorRule } from '../access/launch-access.ts'

/** A notice as its reader sees it. `slug` is null once they can’t see the launch any more; then the notice leads nowhere. */
export type ReadNotice = {
  notice: Notice
  slug: string | null
  text: string
  /** What was written: a comment, an update’s title, or a moderator’s reason. */
  quote: string | null
  path: string | null
}

export type Reader = Pick<Finders, 'get'>

const forModerators: ReadonlySet<Notice['kind']> = new Set(['waiting', 'edit-waiting', 'reported'])
const withReason: ReadonlySet<Notice['kind']> = new Set(['rejected', 'stopped', 'taken-down'])

/** What a notice says now: names, texts and launches may have changed or been deleted since. */
export async function readNotice(world: ModeratorRule, { get }: Reader, notice: Notice, account: Profile): Promise<ReadNotice> {
  const launch = await get('launches', notice.launchId)
  if (launch === null || !maySee(world, launch, notice, account)) {
    const change = launch === null ? ' has since been deleted' : `’s no longer ${notice.kind === 'waiting' ? 'in review' : 'live'}`
    return { notice, slug: null, text: `A notification about a launch that${change}.`, quote: null, path: null }
  }
  const subject = await readSubject(get, notice)
  const by = notice.by === null ? null : await get('profiles', notice.by)
  const hasSubject = subject !== null
  return {
    notice,
    slug: launch.slug,
    text: noticeWords({ notice, launch, by: by?.name ?? 'Someone', hasSubject }),
    quote: subject ?? (withReason.has(notice.kind) ? notice.note : null),
    path: noticePath({ notice, slug: encodeURIComponent(launch.slug), hasSubject }),
  }
}

/** Moderators don’t see drafts, even of launches that they have seen before. */
const maySee = (world: ModeratorRule, launch: Launch, { kind }: Notice, account: Profile): boolean =>
  forModerators.has(kind) ? isModerator(world, account) && launch.status !== 'draft' : isLive(launch) || launch.ownerId === account.id

/** The public text of what a notice is about; null if there’s none any more. */
async function readSubject(get: Reader['get'], notice: Notice): Promise<string | null> {
  const { kind, subjectId } = notice
  if (subjectId === null) return null
  if (kind === 'update') return (await get('changelog', subjectId))?.title ?? null
  if (!isTalk(notice)) return null
  const comment = await get('comments', subjectId)
  return comment === null || comment.flaw !== undefined ? null : comment.text
}

/** Looks up each record once, however many notices are about it. */
export function rememberingReader({ get }: Reader): Reader {
  const found = new Map<string, Promise<unknown>>()
  const remembered = <C extends Collection>(collection: C, id: string): Promise<Records[C] | null> => {
    const key = `${collection}/${id}`
    const record = found.get(key) ?? get(collection, id)
    found.set(key, record)
    return record as Promise<Records[C] | null>
  }
  return { get: remembered }
}
