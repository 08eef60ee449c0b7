import { plainText } from '../../domain/plain-text.ts'
import type { Launch, LiveLaunch } from '../../domain/launch/launch.ts'
import type { MailBlock } from '../../ports/mail-document.ts'
import type { About, Reader, Resolved } from '../define-notice.ts'

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
