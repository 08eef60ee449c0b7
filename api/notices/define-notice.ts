import { makersOf } from '../domain/launch/makers.ts'
import type { Launch } from '../domain/launch/launch.ts'
import type { Facts } from '../domain/notices/records.ts'
import type { TopicOf } from '../domain/notices/topics.ts'
import type { Profile } from '../domain/records.ts'
import type { Finders } from '../ports/store.ts'
import type { DigestEmail, PartEmail } from './emails/digest.ts'
import type { QueueEmail } from './emails/queue.ts'
import { paths } from '../../shared/paths.ts'
import { isSuspended } from '../domain/moderation/suspension.ts'
import { button, text } from '../ports/mail.ts'

export type Reader = Pick<Finders, 'get' | 'list'>

export type NoFacts = Readonly<Record<string, never>>

/** What happened, to a launch as it is now, or to a person. `subject` is what was written or decided; null once it’s deleted or not public. */
export type About<F = Facts, S = unknown, L extends Launch | null = Launch> = { facts: F; launch: L; subject: S | null }

/** `by` is the name of who did it, as it is now. */
export type Resolved<F = Facts, S = unknown, L extends Launch | null = Launch> = About<F, S, L> & { by: string }

/** Whom there is to notify. */
export type Audience = { by: string | null; read: Reader; moderators: () => Promise<Profile[]> }

/** Something that happens. Everything that follows from it is sent only while it still holds. */
export type EventDefinition<F = Facts, S = unknown, L extends Launch | null = Launch> = {
  /** The event of webhooks, in the terms of Standard Webhooks; null if they don’t get it. `only` keeps it from makers’ webhooks, or from the operator’s. */
  webhook: {
    type: string
    label: string
    only?: 'site' | 'makers'
    /** What it says beside the launch. `page` is the URL of a live launch. Only public data of other people. */
    data?(about: About<F, S, L>, page: string | null): object
  } | null
  changesFeeds?: true
  /** Suspended accounts and those being deleted aren’t notified, as they can’t act on it. Decisions about their launches reach them. */
  isForActive?: true
  /** Whether it’s still so. What has a subject doesn’t hold without it. */
  holds?(about: About<F, S, L>, read: Reader): boolean | Promise<boolean>
}

type NoticeWords<F, S, L extends Launch | null> = {
  /** Ids of the accounts that are notified. */
  audience(about: About<F, S, L>, among: Audience): Promise<readonly (string | null)[]>
  /** Whether an account of the audience is still to be notified, right before it is. */
  isStillFor?(read: Reader, launchId: string, accountId: string): Promise<boolean>
  /** Whether it takes the place of an unread one of the same day and kind, by the same person. */
  replaces?(facts: F, earlier: F): boolean
  /** Reads what was written. */
  subject?(read: Reader, facts: F): Promise<S | null>
  /** What it says on the site and in the extension, in one sentence. */
  words(resolved: Resolved<F, S, L>): string
  /** What was written, below those words. */
  quote?(about: About<F, S, L>): string | null
  /** Where it leads, on this site. */
  path(about: About<F, S, L>): string
  /** Whether the API tells a maker’s agents and the extension of it, under its name. */
  isOwnNotice: boolean
}
type Emailed<F, S, L extends Launch | null> =
  | { topic: TopicOf<'parts'>; email: PartEmail<F, S, L> }
  | { topic: TopicOf<'digest'>; email: DigestEmail<F, S, L> }
  | { topic: TopicOf<'queue'>; email: QueueEmail }

export type EventNotice<F = Facts, S = unknown, L extends Launch | null = Launch | null> = NoticeWords<F, S, L> &
  Emailed<F, S, L> & { event: EventDefinition<F, S, L> }
/** A notice of another kind’s event, which means something else to its readers: a comment is a reply to one, and mentions another. */
export type FurtherNotice<F = Facts, S = unknown, L extends Launch | null = Launch | null> = NoticeWords<F, S, L> &
  Emailed<F, S, L> & { of: EventNotice<F, S, L> }
export type NoticeDefinition<F = Facts, S = unknown> = EventNotice<F, S> | FurtherNotice<F, S>

/**
 * A kind of notice with everything that it leads to. `F` are its facts, `S` is the record that holds what was written, `L` is null if it’s about no
 * launch: a digest, which lists launches, can’t hold it.
 */
export const defineNotice = <F extends Facts, S = null, L extends Launch | null = Launch>(
  definition: EventNotice<F, S, L> & ([L] extends [null] ? { topic: TopicOf<'parts' | 'queue'> } : unknown),
): EventNotice<F, S, L> => definition
/** A kind of notice that another kind’s event leads to as well. Who gets both gets this one. */
export const defineFurtherNotice = <F extends Facts, S = null>(definition: FurtherNotice<F, S, Launch>): FurtherNotice<F, S, Launch> =>
  definition

type AudienceOf<F, S, L extends Launch | null = Launch> = (about: About<F, S, L>, among: Audience) => Promise<(string | null)[]>

/** Only its lead maker: what co-makers can’t open. */
export const lead: AudienceOf<Facts, unknown> = async ({ launch }) => [launch.ownerId]

/** Everybody who makes the launch. */
export const owner: AudienceOf<Facts, unknown> = async ({ launch }) => makersOf(launch)

export const moderators: AudienceOf<Facts, unknown, Launch | null> = async (_about, among) => (await among.moderators()).map(({ id }) => id)

/** Those who have saved the launch, unless they muted it. */
export const followers: AudienceOf<Facts, unknown> = async ({ launch }, { read }) =>
  (await read.list('bookmarks', 'launchId', launch.id)).filter(({ isMuted }) => isMuted !== true).map(({ accountId }) => accountId)

export async function isFollowing({ get }: Pick<Reader, 'get'>, launchId: string, accountId: string): Promise<boolean> {
  const bookmark = await get('bookmarks', `${launchId}:${accountId}`)
  return bookmark !== null && bookmark.isMuted !== true
}

/** Without those who know of it already: who did it, and whoever else is given. */
export const others =
  <F, S, L extends Launch | null>(audience: AudienceOf<F, S, L>, except: AudienceOf<F, S, L> = async () => []): AudienceOf<F, S, L> =>
  async (about, among) => {
    const informed = [among.by, ...(await except(about, among))]
    return (await audience(about, among)).filter((id) => !informed.includes(id))
  }

type Reason = { reason: string }
type Rejection = {
  webhook: EventDefinition['webhook']
  words: (name: string) => string
  subject: (name: string) => string
}

/** A decision of a moderator, with a reason, after which the launch is its maker’s to edit and submit again, unless they’re suspended. */
export const defineRejection = ({ webhook, words, subject }: Rejection) =>
  defineNotice<Reason>({
    event: { webhook: webhook && { ...webhook, data: ({ facts }) => facts } },
    // Somebody whose launches were all removed is told of that instead.
    audience: others(owner, async ({ launch: { ownerId } }, { read }) => {
      const lead = ownerId === null ? null : await read.get('profiles', ownerId)
      return lead?.everythingRemoved === true ? [ownerId] : []
    }),
    words: ({ launch }) => words(launch.name),
    quote: ({ facts }) => facts.reason,
    path: ({ launch }) => paths.launchDashboard(launch),
    isOwnNotice: true,
    topic: 'review',
    email: {
      isNews: ({ launch, facts }) => isRejectedFor(launch, facts),
      async part({ launch: { name, slug, ownerId }, facts }, { read, siteUrl, now, accountId }) {
        const lead = ownerId === null ? null : await read.get('profiles', ownerId)
        const isOpen = lead === null || !isSuspended(lead, now)
        const whileSuspended = accountId === ownerId ? 'while your account is suspended' : 'for now'
        return {
          subject: subject(name),
          title: subject(name),
          blocks: [
            { kind: 'quote', text: facts.reason, by: 'The moderator’s reason' },
            text(isOpen ? 'You can edit your launch and submit it again.' : `It can’t be submitted again ${whileSuspended}.`),
            button(isOpen ? 'Edit launch' : 'View launch', siteUrl + paths.launchDashboard({ slug })),
            button('Appeal', siteUrl + paths.ownDecisions()),
          ],
        }
      },
    },
  })

const isRejectedFor = ({ status, rejectionReason }: Launch, { reason }: Reason): boolean =>
  status === 'rejected' && rejectionReason === reason
