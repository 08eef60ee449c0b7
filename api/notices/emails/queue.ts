import { joinWords } from '../../../shared/join-words.ts'
import { plural } from '../../../shared/plural.ts'
import { agoWords } from '../../../shared/ui/ago-words.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { button, heading, title, type MailBlock, type MailLink } from '../../ports/mail-document.ts'
import type { Reader } from '../define-notice.ts'
import type { Mailing } from './part.ts'

const maxListed = 20

/** The email of a kind whose topic has the form `queue`: a section of what waits for moderators when the email is written. */
export type QueueEmail = {
  label: string
  path: string
  noun: readonly [one: string, many: string]
  /** The subject if nothing else waits. */
  alone(name: string): string
  read(read: Reader): Promise<{ launchId: string; since: string }[]>
}

type Waiting = { launch: Launch; since: string }

/** What waits of these launches, or of all; each launch once, what has waited longest first. */
async function readSection(email: QueueEmail, read: Reader, only: ReadonlySet<string> | null): Promise<Waiting[]> {
  const found = (await email.read(read)).filter(({ launchId }) => only === null || only.has(launchId))
  const oldestFirst = found.toSorted((a, b) => (a.since < b.since ? -1 : 1))
  const first = new Map(oldestFirst.toReversed().map(({ launchId, since }) => [launchId, since]))
  const waiting = await Promise.all([...first].map(async ([id, since]) => ({ launch: await read.get('launches', id), since })))
  return waiting
    .flatMap(({ launch, since }) => (launch === null ? [] : [{ launch, since }]))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
}

export async function queueEmail(
  { read, siteUrl, now }: Mailing,
  emails: readonly QueueEmail[],
  only: ReadonlySet<string> | null,
): Promise<{ subject: string; blocks: readonly MailBlock[] } | null> {
  const all = await Promise.all(emails.map(async (email) => ({ email, waiting: await readSection(email, read, only) })))
  const sections = all.filter(({ waiting }) => waiting.length > 0)
  const [first] = sections
  if (first === undefined) return null
  const isOne = sections.length === 1 && first.waiting.length === 1
  const sums = sections.map(({ email, waiting }) => plural(waiting.length, ...email.noun))
  const subject = isOne ? first.email.alone(first.waiting[0]?.launch.name ?? '') : `Waiting for review: ${joinWords(sums)}`
  const blocks = sections.flatMap(({ email: { label, path }, waiting }): MailBlock[] => {
    const links = waiting.slice(0, maxListed).map(({ launch, since }): MailLink => ({
      label: launch.name,
      url: siteUrl + path,
      note: agoWords(since, now),
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
