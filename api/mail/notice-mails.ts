import { topics, type Topic } from '../domain/notices/topics.ts'
import { topicWords } from '../domain/notices/topic-words.ts'
import { unsubscribePath } from '../domain/notices/unsubscribing.ts'
import { plainLine } from '../domain/plain-text.ts'
import { accountHolder } from '../domain/quotas.ts'
import type { Profile } from '../domain/records.ts'
import type { Limiters } from '../ports/limits.ts'
import type { MailText, MailWriter } from '../ports/mail.ts'
import { mailHtml } from './frame/mail-html.ts'
import { heading, title, type MailBlock } from './frame/mail-document.ts'
import { mailText } from './frame/mail-text.ts'
import { activityDigest } from './notices/activity.ts'
import { badgePart } from './notices/badge.ts'
import { weekPart } from './notices/elsewhere.ts'
import { listingPart } from './notices/listing.ts'
import { launchDayPart } from './notices/launch-day.ts'
import { moderationMail, readWaiting } from './notices/moderation.ts'
import type { Part } from './notices/part.ts'
import { reviewPart } from './notices/review.ts'
import { readTold, type Reader, type Told } from './notices/told.ts'
import { updatePart } from './notices/update.ts'
import { paths } from '../../shared/paths.ts'

export type NoticeMails = {
  store: Reader
  siteUrl: string
  clock: () => Date
  moderators: ReadonlySet<string>
  hashText: (text: string) => string
  limiters: Pick<Limiters, 'noticeMails'>
}
type Written = { subject: string; blocks: readonly MailBlock[] }

/** Characters of a subject; mail clients show about half of them. */
const longestSubject = 140
/** The most things that one email tells; the notifications page lists them all. */
const mostTold = 20

/**
 * Writes the emails about notices: those of its notices that still hold, unless the recipient’s email has changed. Each email counts once, however
 * often it is attempted. Beyond the quota it waits, and joins others of its topic.
 */
export const noticeMailWriters = (mails: NoticeMails): Record<Topic, MailWriter> =>
  Object.fromEntries(topics.map((topic) => [topic, writerOf(mails, topic)])) as Record<Topic, MailWriter>

const writerOf =
  (mails: NoticeMails, topic: Topic): MailWriter =>
  async ({ id, to, accountId = '', attempts }) => {
    const profile = await mails.store.get('profiles', accountId)
    if (profile?.email !== to || profile.emailProven !== true || profile.mailChoices?.[topic] === 'off') return null
    const written = await write(mails, topic, id, profile)
    if (written === null) return null
    return async () => {
      const { refusal, wait } = attempts > 1 ? { refusal: null, wait: 0 } : await mails.limiters.noticeMails.take(accountHolder(accountId))
      return refusal === null ? finish(mails, topic, accountId, written) : { wait }
    }
  }

async function write(mails: NoticeMails, topic: Topic, mailId: string, profile: Profile): Promise<Written | null> {
  const { store, siteUrl, clock, moderators } = mails
  const now = clock()
  const notices = await store.list('notices', 'mailId', mailId)
  if (topic === 'moderation') {
    if (!moderators.has(profile.email.toLowerCase())) return null
    const only = profile.mailChoices?.moderation === 'daily' ? null : new Set(notices.map(({ launchId }) => launchId))
    return moderationMail(siteUrl, await readWaiting(store, only), now)
  }
  const read = await Promise.all(notices.map((notice) => readTold(store, notice, now)))
  const told = read.filter((each) => each !== null).toSorted((a, b) => (a.notice.at < b.notice.at ? -1 : 1))
  if (told.length === 0) return null
  if (topic === 'activity') return activityDigest(siteUrl, told)
  const parts = await Promise.all(told.map((each) => partOf(mails, topic, each)))
  return ofParts(parts.filter((part) => part !== null))
}

async function partOf(
  { store, siteUrl, clock }: NoticeMails,
  topic: Exclude<Topic, 'moderation' | 'activity'>,
  told: Told,
): Promise<Part | null> {
  if (told.notice.kind === 'listing-lost') return listingPart(store, siteUrl, told)
  if (topic === 'elsewhere') return weekPart(store, siteUrl, told, clock())
  const parts = { review: reviewPart, 'launch-day': launchDayPart, badge: badgePart, updates: updatePart }
  return parts[topic](siteUrl, told)
}

/** One email of one or several things that happened. */
function ofParts(parts: readonly Part[]): Written | null {
  const [first, ...others] = parts
  if (first === undefined) return null
  if (others.length === 0) return { subject: first.subject, blocks: [title(first.title), ...first.blocks] }
  const shown = parts.slice(0, mostTold)
  const more = parts.length - shown.length
  const subject = `${first.subject}, and ${parts.length - 1} more`
  const blocks = shown.flatMap((part, at): MailBlock[] => [at === 0 ? title(part.title) : heading(part.title), ...part.blocks])
  return {
    subject,
    blocks: more === 0 ? blocks : [...blocks, { kind: 'note', text: `See ${more} more in your notifications on the site.` }],
  }
}

/** Adds what all these emails have: why it was sent, how to stop it, and both forms. */
function finish({ siteUrl, hashText }: NoticeMails, topic: Topic, accountId: string, { subject, blocks }: Written): MailText {
  const unsubscribeUrl = siteUrl + unsubscribePath(hashText, accountId, topic)
  const { yours } = topicWords[topic]
  const document = {
    subject: Array.from(plainLine(subject)).slice(0, longestSubject).join(''),
    blocks,
    footer: {
      text: `You get emails about ${yours} because you have an account at ${new URL(siteUrl).host}.`,
      links: [
        { label: `Unsubscribe from emails about ${yours}`, url: unsubscribeUrl },
        { label: 'Change email preferences', url: `${siteUrl}${paths.emailChoices()}` },
      ],
    },
  }
  return { subject: document.subject, text: mailText(document), html: mailHtml(document), list: { topic, unsubscribeUrl } }
}
