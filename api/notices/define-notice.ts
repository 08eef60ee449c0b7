import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import type { Launch } from '../domain/launch/launch.ts'
import type { Facts } from '../domain/notices/records.ts'
import type { TopicOf } from '../domain/notices/topics.ts'
import type { Profile } from '../domain/records.ts'
import type { Finders } from '../ports/store.ts'
import type { DigestEmail } from './emails/digest.ts'
import type { PartEmail } from './emails/part.ts'
import type { QueueEmail } from './emails/queue.ts'

export type Reader = Pick<Finders, 'get' | 'list'>

export type NoFacts = Readonly<Record<string, never>>

/** What happened, to a launch as it is now. `subject` is what was written; null once it’s deleted or not public. */
export type About<F = Facts, S = unknown> = { facts: F; launch: Launch; subject: S | null }

/** `by` is the name of who did it, as it is now. */
export type Resolved<F = Facts, S = unknown> = About<F, S> & { by: string }

/** Whom there is to notify. */
export type Audience = { by: string | null; read: Reader; moderators: () => Promise<Profile[]> }

/** Something that happens to a launch. Everything that follows from it is sent only while it still holds. */
export type EventDefinition<F = Facts, S = unknown> = {
  /** The event of webhooks, in the terms of Standard Webhooks; null if they don’t get it. `only` keeps it from makers’ webhooks, or from the operator’s. */
  webhook: {
    type: string
    label: string
    only?: 'site' | 'makers'
    /** What it says beside the launch. `page` is the URL of a live launch. Only public data of other people. */
    data?(about: About<F, S>, page: string | null): object
  } | null
  changesFeeds?: true
  /** Suspended accounts and those being deleted aren’t notified, as they can’t act on it. Decisions about their launches reach them. */
  isForActive?: true
  /** Whether it’s still so. What has a subject doesn’t hold without it. */
  holds?(about: About<F, S>, read: Reader): boolean | Promise<boolean>
}

type NoticeWords<F, S> = {
  /** Ids of the accounts that are notified. */
  audience(about: About<F, S>, among: Audience): Promise<readonly (string | null)[]>
  /** Whether an account of the audience is still to be notified, right before it is. */
  isStillFor?(read: Reader, launchId: string, accountId: string): Promise<boolean>
  /** Reads what was written. */
  subject?(read: Reader, facts: F): Promise<S | null>
  /** What it says on the site and in the extension, in one sentence. */
  words(resolved: Resolved<F, S>): string
  /** What was written, below those words. */
  quote?(about: About<F, S>): string | null
  /** Where it leads, on this site. */
  path(about: About<F, S>): string
  /** As which kind the API tells a maker’s agents and the extension of it; null if it doesn’t. */
  ownKind: OwnNotice['kind'] | null
}
type Emailed<F, S> =
  | { topic: TopicOf<'parts'>; email: PartEmail<F, S> }
  | { topic: TopicOf<'digest'>; email: DigestEmail<F, S> }
  | { topic: TopicOf<'queue'>; email: QueueEmail }

export type EventNotice<F = Facts, S = unknown> = NoticeWords<F, S> & Emailed<F, S> & { event: EventDefinition<F, S> }
/** A notice of another kind’s event, which means something else to its readers: a comment is a reply to one, and mentions another. */
export type FurtherNotice<F = Facts, S = unknown> = NoticeWords<F, S> & Emailed<F, S> & { of: EventNotice<F, S> }
export type NoticeDefinition<F = Facts, S = unknown> = EventNotice<F, S> | FurtherNotice<F, S>

/** A kind of notice with everything that it leads to. `F` are its facts, `S` is the record that holds what was written. */
export const defineNotice = <F extends Facts, S = null>(definition: EventNotice<F, S>): EventNotice<F, S> => definition
/** A kind of notice that another kind’s event leads to as well. Who gets both gets this one. */
export const defineFurtherNotice = <F extends Facts, S = null>(definition: FurtherNotice<F, S>): FurtherNotice<F, S> => definition

type AudienceOf<F, S> = (about: About<F, S>, among: Audience) => Promise<(string | null)[]>

export const owner: AudienceOf<Facts, unknown> = async ({ launch }) => [launch.ownerId]

export const moderators: AudienceOf<Facts, unknown> = async (_about, among) => (await among.moderators()).map(({ id }) => id)

/** Those who have saved the launch, unless they muted it. */
export const followers: AudienceOf<Facts, unknown> = async ({ launch }, { read }) =>
  (await read.list('bookmarks', 'launchId', launch.id)).filter(({ isMuted }) => isMuted !== true).map(({ accountId }) => accountId)

export async function isFollowing({ get }: Pick<Reader, 'get'>, launchId: string, accountId: string): Promise<boolean> {
  const bookmark = await get('bookmarks', `${launchId}:${accountId}`)
  return bookmark !== null && bookmark.isMuted !== true
}

/** Without those who know of it already: who did it, and whoever else is given. */
export const others =
  <F, S>(audience: AudienceOf<F, S>, except: AudienceOf<F, S> = async () => []): AudienceOf<F, S> =>
  async (about, among) => {
    const informed = [among.by, ...(await except(about, among))]
    return (await audience(about, among)).filter((id) => !informed.includes(id))
  }
