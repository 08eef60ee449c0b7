import { joinWords } from '../../../shared/join-words.ts'
import { plural, pluralForm } from '../../../shared/plural.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch, LiveLaunch } from '../../domain/launch/launch.ts'
import { button, heading, text, title, type MailBlock } from '../../ports/mail.ts'
import type { About, Resolved, Reader } from '../define-notice.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { plainText } from '../../domain/plain-text.ts'

const maxQuote = 280
const maxQuotes = 10

/** The email of a kind whose topic has the form `digest`. */
export type DigestEmail<F, S, L extends Launch | null = Launch> = {
  isNews?(about: About<F, S, L>, now: Date): boolean
  /** Of an email about nothing else. */
  subject(launch: Launch): string
  /** So many of them, in a sum: “3 comments and new votes”. */
  sum(number: number): string
  /** For what was written: whose words these are. */
  by?(name: string): string
  /** For other kinds: a line about the launch. */
  line?(launch: Launch): string
}

/** A notice in a digest. `quote` is what was written, for kinds with `by`. */
export type Entry = { email: DigestEmail<never, never>; about: Resolved; quote: string | null }

/** The email of all that was collected, launch by launch. */
export function digest(siteUrl: string, entries: readonly Entry[]): { subject: string; blocks: readonly MailBlock[] } {
  const groups = [...Map.groupBy(entries, ({ about }) => about.launch.id).values()]
  const subject = subjectOf(entries, groups.length)
  let quotesLeft = maxQuotes
  const blocks = groups.flatMap((group) => {
    const shown = talkOf(group).slice(0, quotesLeft)
    quotesLeft -= shown.length
    return launchBlocks(siteUrl, group, shown, groups.length > 1)
  })
  return { subject, blocks: [title(subject), ...blocks] }
}

const talkOf = (entries: readonly Entry[]) => entries.filter(({ email }) => email.by !== undefined)
const kindsOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ email }) => email))]

function subjectOf(entries: readonly Entry[], launches: number): string {
  const [first] = entries
  if (first === undefined) return ''
  if (launches > 1) return `New on ${siteName()}: ${sumOf(entries)}`
  const { launch } = first.about
  const isOne = entries.length === 1 || (first.email.by === undefined && kindsOf(entries).length === 1)
  return isOne ? first.email.subject(launch) : `${launch.name}: ${sumOf(entries)}`
}

/** “3 comments, 1 reply and new votes”. */
const sumOf = (entries: readonly Entry[]): string => {
  const talk = talkOf(entries)
  const kinds = kindsOf([...talk, ...entries])
  return joinWords(kinds.map((kind) => kind.sum(entries.filter(({ email }) => email === kind).length)))
}

function launchBlocks(siteUrl: string, group: readonly Entry[], shown: readonly Entry[], isOneOfSeveral: boolean): MailBlock[] {
  const [first] = group
  if (first === undefined) return []
  const { launch } = first.about
  const talk = talkOf(group).length
  const hidden = talk - shown.length
  const lines = kindsOf(group).flatMap((email) => email.line?.(launch) ?? [])
  return [
    ...(isOneOfSeveral ? [heading(launch.name)] : []),
    ...lines.map(text),
    ...shown.map(({ email, about, quote }): MailBlock => ({
      kind: 'quote',
      by: email.by?.(about.by),
      text: shorten(quote ?? '', maxQuote),
    })),
    ...(hidden > 0 ? [text(`And ${plural(hidden, 'more comment')}.`)] : []),
    talk > 0
      ? button(pluralForm(talk, 'Reply to comment', 'View comments'), siteUrl + paths.launch(launch, {}, 'comments'))
      : button('View launch', siteUrl + paths.launch(launch)),
  ]
}

/** What an email says about one notice. An email about several shows each below its title. */
export type Part = { subject: string; title: string; blocks: MailBlock[] }

/** Whom an email is for, and what it is written from. `launchesOf` finds the ranked live launches of these days (YYYY-MM-DD). */
export type Mailing = {
  read: Reader
  siteUrl: string
  now: Date
  accountId: string
  launchesOf: (days: { from: string; to: string }) => Promise<LiveLaunch[]>
}

/** The email of a kind whose topic has the form `parts`. */
export type PartEmail<F, S, L extends Launch | null = Launch> = {
  /** Whether nothing later makes the email pointless or its words wrong. */
  isNews?(about: About<F, S, L>, now: Date): boolean
  /** Null if there is nothing to say any more. */
  part(about: Resolved<F, S, L>, mailing: Mailing): Part | null | Promise<Part | null>
}

/** The beginning of a text, cut between words. */
export function shorten(text: string, max: number): string {
  const plain = plainText(text)
  const characters = Array.from(plain)
  if (characters.length <= max) return plain
  const cut = characters.slice(0, max).join('')
  return `${cut.replace(/\s+\S*$/u, '') || cut}…`
}
