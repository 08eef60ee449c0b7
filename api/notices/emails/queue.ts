import { joinWords } from '../../../shared/join-words.ts'
import { plural } from '../../../shared/plural.ts'
import { agoWords } from '../../../shared/ui/day-words.ts'
import { button, heading, title, type MailBlock, type MailLink } from '../../ports/mail.ts'
import type { Notice } from '../../domain/notices/records.ts'
import type { Reader } from '../define-notice.ts'
import { shorten, type Mailing } from './digest.ts'

const maxListed = 20
const maxQuote = 120

/** The email of a kind whose topic has the form `queue`: a section of what waits for moderators when the email is written. */
export type QueueEmail = {
  label: string
  path: string
  noun: readonly [one: string, many: string]
  /** The subject if nothing else waits. */
  alone(name: string, why?: string): string
  /** `told` are the notices that the email is about. */
  read(read: Reader, told: readonly Notice[]): Promise<QueueItem[]>
}

/** `why` is the reason if it isn’t obvious, `quote` what was written, `path` where in the queue it is. */
type Details = { why?: string | undefined; quote?: string | undefined; path?: string }
/** What waits: a launch, or something that the launch is part of. */
type LaunchItem = { launchId: string; since: string; name?: (launch: string) => string } & Details
/** What is part of no launch: a decision that somebody appealed, or an audit report. */
type OtherItem = { id: string; since: string; name: string } & Details
export type QueueItem = LaunchItem | OtherItem
type Waiting = { name: string; since: string } & Details

/** The ids that an email is about, or null for all, and its notices. */
type Concerned = { only: ReadonlySet<string> | null; told: readonly Notice[] }

/** What waits for review of them, longest wait first. */
async function readSection(email: QueueEmail, read: Reader, { only, told }: Concerned): Promise<Waiting[]> {
  const idOf = (item: QueueItem) => ('launchId' in item ? item.launchId : item.id)
  const items = (await email.read(read, told)).filter((item) => only === null || only.has(idOf(item)))
  const named = await Promise.all(
    items.map(async (item): Promise<Waiting[]> => {
      if ('id' in item) return [item]
      const { launchId, name = (launch) => launch, ...rest } = item
      const launch = await read.get('launches', launchId)
      return launch === null ? [] : [{ ...rest, name: name(launch.name) }]
    }),
  )
  return named.flat().toSorted((a, b) => (a.since < b.since ? -1 : 1))
}

export async function queueEmail(
  { read, siteUrl, now }: Mailing,
  emails: readonly QueueEmail[],
  concerned: Concerned,
): Promise<{ subject: string; blocks: readonly MailBlock[] } | null> {
  const all = await Promise.all(emails.map(async (email) => ({ email, waiting: await readSection(email, read, concerned) })))
  const sections = all.filter(({ waiting }) => waiting.length > 0)
  const [first] = sections
  if (first === undefined) return null
  const isOne = sections.length === 1 && first.waiting.length === 1
  const sums = sections.map(({ email, waiting }) => plural(waiting.length, ...email.noun))
  const [one] = first.waiting
  const subject = isOne ? first.email.alone(one?.name ?? '', one?.why) : `To review: ${joinWords(sums)}`
  const blocks = sections.flatMap(({ email: { label, path }, waiting }): MailBlock[] => {
    const links = waiting.slice(0, maxListed).map(({ name, since, why, quote, path: own = path }): MailLink => ({
      label: quote === undefined ? name : `${name}: “${shorten(quote, maxQuote)}”`,
      url: siteUrl + own,
      note: [...(why === undefined ? [] : [why]), agoWords(since, now)].join(', '),
    }))
    const more = waiting.length - links.length
    return [
      ...(isOne ? [] : [heading(label)]),
      { kind: 'links', links },
      ...(more > 0 ? [{ kind: 'note', text: `And ${more} more.` } as const] : []),
      button(`Review ${label.toLowerCase()}`, siteUrl + path),
    ]
  })
  return { subject, blocks: [title(subject), ...blocks] }
}
