import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Facts, Notice } from '../../domain/notices/records.ts'
import { choiceOf, topicNames, topics, type Topic, unsubscribePath } from '../../domain/notices/topics.ts'
import { plainLine } from '../../domain/plain-text.ts'
import { accountHolder } from '../../domain/quotas.ts'
import type { Profile } from '../../domain/records.ts'
import type { Limiters } from '../../ports/limits.ts'
import { heading, title, type MailBlock, type MailDocument, type MailText, type MailWriter } from '../../ports/mail.ts'
import type { NoticeDefinition, Reader, Resolved } from '../define-notice.ts'
import { isMuted } from '../is-muted.ts'
import { noticeKinds, noticeOf, resolveNotice, stillHolds } from '../kinds.ts'
import { digest, type Mailing, type Part } from './digest.ts'
import { queueEmail, type QueueEmail } from './queue.ts'

export type NoticeMails = {
  store: Reader
  launchesOf: Mailing['launchesOf']
  siteUrl: string
  clock: () => Date
  /** Whether they can decide now. */
  isModerator: (profile: Profile) => boolean
  hashText: (text: string) => string
  limiters: Pick<Limiters, 'noticeMails'>
  render: (document: MailDocument) => Pick<MailText, 'subject' | 'text' | 'html'>
}
type Written = { subject: string; blocks: readonly MailBlock[] }
type ResolvedNotice = { definition: NoticeDefinition; about: Resolved<Facts, unknown, Launch | null>; at: string }

/** Characters of a subject; mail clients show about half of them. */
const maxSubject = 140
/** Characters of a person’s name. */
const maxName = 60
/** The most notices that one email tells; the notifications page lists them all. */
const maxParts = 20

/** Those that still hold, to an unchanged address. Each counts once, however often it is attempted; beyond the quota it waits. */
export const noticeMailWriters = (mails: NoticeMails): Record<Topic, MailWriter> =>
  Object.fromEntries(topicNames.map((topic) => [topic, writerOf(mails, topic)])) as Record<Topic, MailWriter>

const writerOf =
  (mails: NoticeMails, topic: Topic): MailWriter =>
  async ({ id, to, accountId = '', attempts }) => {
    const profile = await mails.store.get('profiles', accountId)
    if (profile?.email !== to || profile.emailProven !== true || choiceOf(profile, topic) === 'off') return null
    const written = await write(mails, topic, id, profile)
    if (written === null) return null
    return async () => {
      const { rejection, wait } =
        attempts > 1 ? { rejection: null, wait: 0 } : await mails.limiters.noticeMails.take(accountHolder(accountId))
      return rejection === null ? finish(mails, topic, accountId, written) : { wait }
    }
  }

async function write(
  { store, siteUrl, clock, isModerator, launchesOf }: NoticeMails,
  topic: Topic,
  mailId: string,
  profile: Profile,
): Promise<Written | null> {
  const mailing: Mailing = { read: store, siteUrl, now: clock(), accountId: profile.id, launchesOf }
  const notices = await store.list('notices', 'mailId', mailId)
  if (topics[topic].form === 'queue') {
    if (!isModerator(profile)) return null
    const only =
      choiceOf(profile, topic) === 'daily'
        ? null
        : new Set(notices.map(({ launchId, facts }) => launchId ?? String(facts['decisionId'] ?? facts['subjectId'])))
    return queueEmail(mailing, queueEmails, { only, told: notices })
  }
  const read = await Promise.all(notices.map((notice) => readCurrent(mailing, notice, profile)))
  const resolved = read.filter((each) => each !== null).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  if (resolved.length === 0) return null
  return topics[topic].form === 'digest' ? writeDigest(siteUrl, resolved) : writeParts(mailing, resolved)
}

const queueEmails: readonly QueueEmail[] = Object.values<NoticeDefinition>(noticeKinds).flatMap(({ email }) =>
  'read' in email ? [email] : [],
)

/** A notice whose news are still worth an email; null if not, or if its reader has muted who wrote it since. */
async function readCurrent({ read, now }: Mailing, notice: Notice, reader: Profile): Promise<ResolvedNotice | null> {
  const definition = noticeOf(notice.kind)
  const about = definition === undefined ? null : await resolveNotice(read, definition, notice)
  if (definition === undefined || about === null || !(await stillHolds(read, definition, about))) return null
  if (await isMuted(read, definition, notice.by, reader)) return null
  const { email } = definition
  if ('isNews' in email && !email.isNews(about, now)) return null
  return { definition, about: { ...about, by: plainLine(about.by).slice(0, maxName) }, at: notice.at }
}

function writeDigest(siteUrl: string, notices: readonly ResolvedNotice[]): Written {
  const entries = notices.flatMap(({ definition, about: { launch, ...about } }) =>
    'sum' in definition.email && launch !== null
      ? [{ email: definition.email, about: { ...about, launch }, quote: definition.quote?.({ ...about, launch }) ?? null }]
      : [],
  )
  return digest(siteUrl, entries)
}

async function writeParts(mailing: Mailing, notices: readonly ResolvedNotice[]): Promise<Written | null> {
  const written = await Promise.all(
    notices.map(async ({ definition: { email }, about }) => ('part' in email ? email.part(about, mailing) : null)),
  )
  const parts = written.filter((part): part is Part => part !== null)
  const [first, ...others] = parts
  if (first === undefined) return null
  if (others.length === 0) return { subject: first.subject, blocks: [title(first.title), ...first.blocks] }
  const shown = parts.slice(0, maxParts)
  const more = parts.length - shown.length
  const blocks = shown.flatMap((part, at): MailBlock[] => [at === 0 ? title(part.title) : heading(part.title), ...part.blocks])
  return {
    subject: `${first.subject}, and ${parts.length - 1} more`,
    blocks: more === 0 ? blocks : [...blocks, { kind: 'note', text: `See ${more} more in your notifications on the site.` }],
  }
}

/** Adds what all these emails have: why it was sent, how to stop it, and both forms. */
function finish({ siteUrl, hashText, render }: NoticeMails, topic: Topic, accountId: string, { subject, blocks }: Written): MailText {
  const unsubscribeUrl = siteUrl + unsubscribePath(hashText, accountId, topic)
  const { yours, initial } = topics[topic]
  const why = initial === 'off' ? 'you chose them' : 'you have an account'
  const footer = {
    text: `You get emails about ${yours} because ${why} at ${new URL(siteUrl).host}.`,
    links: [
      { label: `Unsubscribe from emails about ${yours}`, url: unsubscribeUrl },
      { label: 'Change email preferences', url: siteUrl + paths.emailChoices() },
    ],
  }
  const line = Array.from(plainLine(subject)).slice(0, maxSubject).join('')
  return { ...render({ subject: line, blocks, footer }), list: { topic, unsubscribeUrl } }
}
