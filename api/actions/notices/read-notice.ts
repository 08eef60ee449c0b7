import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { topicOf, type Topic } from '../../domain/notices/topics.ts'
import type { Profile } from '../../domain/records.ts'
import type { Collection, Records } from '../../domain/collections/collections.ts'
import type { Reader } from '../../notices/define-notice.ts'
import { noticeOf, resolveNotice } from '../../notices/kinds.ts'
import { mayRead } from './choose-mails.ts'
import type { ModeratorRule } from '../../domain/moderation/moderator-rule.ts'

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
export async function readNotice(world: ModeratorRule, read: Reader, notice: Notice, account: Profile): Promise<ReadNotice> {
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
export function rememberingReader({ get, list }: Reader): Reader {
  const found = new Map<string, Promise<unknown>>()
  const remembered = <C extends Collection>(collection: C, id: string): Promise<Records[C] | null> => {
    const key = `${collection}/${id}`
    const record = found.get(key) ?? get(collection, id)
    found.set(key, record)
    return record as Promise<Records[C] | null>
  }
  return { get: remembered, list }
}
