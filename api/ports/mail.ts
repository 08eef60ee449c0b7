import type { Topic } from '../domain/notices/topics.ts'
import type { MailKind, OutgoingMail } from '../domain/outgoing-mail.ts'
import type { Transaction } from './store.ts'

/** An email as it is sent. `id` becomes its Message-ID, so that clients recognize a second copy. */
export type Mail = MailText & { id: string; to: string }
/** `list` is set on emails that people choose: `unsubscribeUrl` ends those of its topic with one POST request (RFC 8058). */
export type MailText = { subject: string; text: string; html?: string; list?: { topic: Topic; unsubscribeUrl: string } }
/** A quota holds the email back for some seconds. */
export type HeldBack = { wait: number }
/** Null if there is nothing to send. Links are created when a claimed email is written, so none is ever stored. */
export type MailWriter = (mail: OutgoingMail) => Promise<(() => Promise<MailText | HeldBack>) | null>

export type Mailer = {
  /** Resolves to the server’s response once it has accepted the email. Rejects with MailError. */
  send: (mail: Mail, signal: AbortSignal) => Promise<string>
  close: () => void
}

type MailErrorFacts = Pick<MailError, 'isAnswered' | 'isPermanent' | 'isServers'>

/** Why an email couldn’t be sent. The message is the mail server’s response, or the connection’s error. */
export class MailError extends Error {
  override name = 'MailError'
  /** The message is the server's response. */
  readonly isAnswered: boolean
  /** The server will never accept this email (RFC 5321 section 4.2.1, 5yz). */
  readonly isPermanent: boolean
  /** The error is about the server, the sign-in to it or the sender, so other emails would fail too. */
  readonly isServers: boolean

  constructor(message: string, { isAnswered, isPermanent, isServers }: MailErrorFacts) {
    super(message)
    this.isAnswered = isAnswered
    this.isPermanent = isPermanent
    this.isServers = isServers
  }
}

/** Emails that are stored until they are sent, and survive a crash. */
export type Outbox = {
  /** Resolves once the email is stored. It is sent soon after, by this process or another. */
  add: (kind: MailKind, to: string) => Promise<void>
  /** Joined with one of its kind to the same recipient that waits for its first attempt. Call `wake` after the transaction. */
  queue: (transaction: Transaction, mail: OutgoingMail) => Promise<void>
  /** Looks for emails to send without waiting for the next round. */
  wake: () => void
  start: () => void
  /** Stops. An email that takes longer than a second is cut off and sent after the next start. */
  close: () => Promise<void>
}

/** A part of an email. Both forms of an email, HTML and plain text, are made from the same parts. */
export type MailBlock =
  | { kind: 'title' | 'heading' | 'text' | 'note' | 'code'; text: string }
  | { kind: 'quote'; text: string; by?: string | undefined }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; links: readonly MailLink[] }
  | { kind: 'steps'; steps: readonly { title: string; text: string }[] }

export type MailLink = { label: string; url: string; note?: string }

/** What an email says. `footer` says why it was sent, with links to stop it. */
export type MailDocument = { subject: string; blocks: readonly MailBlock[]; footer: { text: string; links: readonly MailLink[] } }

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })
export const title = (words: string): MailBlock => ({ kind: 'title', text: words })
export const heading = (words: string): MailBlock => ({ kind: 'heading', text: words })
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
