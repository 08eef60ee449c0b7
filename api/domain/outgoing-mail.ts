import { isTopic, topics, type Topic } from './notices/topics.ts'
import { after, afterError, byDueTime, claimTime, newWaiting, type Waiting } from './waiting.ts'
import { minuteMs, hourMs, dayMs } from '../../shared/durations.ts'

/** How long an email of a kind is worth sending: whoever asks for a reset link is waiting for it. Milliseconds. */
const lifetimes = {
  'password-reset': 30 * minuteMs,
  'new-connection': 48 * hourMs,
  'verify-email': dayMs,
  'email-change': dayMs,
  'email-change-asked': 48 * hourMs,
  'email-changed': 48 * hourMs,
  test: 30 * minuteMs,
  'moderator-invitation': 48 * hourMs,
  'deletion-asked': 48 * hourMs,
  'account-deleted': dayMs,
  'second-factor-on': 48 * hourMs,
  'second-factor-off': 48 * hourMs,
  'recovery-codes-renewed': 48 * hourMs,
  'recovery-code-used': 48 * hourMs,
  'passkey-added': 48 * hourMs,
  'passkey-deleted': 48 * hourMs,
} as const satisfies Record<string, number>

export type MailKind = Topic | keyof typeof lifetimes
export type SecurityMailKind = Extract<MailKind, `${'second-factor' | 'recovery-code' | 'passkey'}${string}`>
/** Its text is written when it is sent, so that no reset link is stored. Nothing is sent if no account has the address `to`. */
export type OutgoingMail = Waiting & {
  kind: MailKind
  to: string
  /** The account it belongs to, where that isn’t found by `to`, or has to be found before. */
  accountId?: string
  state: 'waiting' | 'failed'
  /** An email about new connections lists those made since. */
  createdAt: string
  /** The last error, in the mail server's words but without the recipient. */
  error: string | null
  /** That error was the mail server’s, or about the settings for it: other emails fail too. */
  isServers?: boolean
}

/** How long failed emails are shown to moderators before they are deleted. Milliseconds. */
export const failedMailKept = 14 * dayMs
const maxErrorLength = 300

export const newMail = (id: string, kind: MailKind, to: string, now: Date): OutgoingMail => ({
  ...newWaiting(id, isTopic(kind) ? topics[kind].lifetime : lifetimes[kind], now),
  kind,
  to,
})

/** A claimed email that expired before it could be sent. */
export const afterExpiry = (mail: OutgoingMail): OutgoingMail => ({
  ...mail,
  attempts: mail.attempts - 1,
  state: 'failed',
  error: mail.error ?? 'The email expired before it could be sent.',
})

/** A claimed email that a quota holds back for some seconds. That was no attempt, and it expires as much later. */
export const postponeMail = (mail: OutgoingMail, seconds: number, now: Date): OutgoingMail => ({
  ...mail,
  attempts: mail.attempts - 1,
  dueAt: after(now, seconds * 1000),
  expiresAt: after(new Date(mail.expiresAt), seconds * 1000),
})

/** When a waiting email that isn’t getting through should have been sent: emails that are collected, or held back by a quota, are due later. */
export function wantedSince({ attempts, error, createdAt, dueAt }: OutgoingMail): string {
  if (error !== null) return createdAt
  return attempts === 0 ? dueAt : after(new Date(dueAt), -claimTime)
}

/** The order in which due emails are sent: those that somebody waits for, such as reset links, before emails about launches. */
export const inSendingOrder = (a: OutgoingMail, b: OutgoingMail): number =>
  Number(isTopic(a.kind)) - Number(isTopic(b.kind)) || byDueTime(a, b)

/** Another email of that kind to the same recipient that waits for its first attempt. */
export const findUnsent = (mails: readonly OutgoingMail[], { id, kind, to, accountId }: OutgoingMail): OutgoingMail | undefined =>
  mails.find(
    (other) =>
      other.id !== id &&
      other.kind === kind &&
      other.to === to &&
      other.accountId === accountId &&
      other.state === 'waiting' &&
      other.attempts === 0,
  )

/** One email that covers what both are about: everything since the earlier of them (`createdAt`). */
export const joinMails = (mail: OutgoingMail, other: OutgoingMail): OutgoingMail => ({
  ...mail,
  createdAt: mail.createdAt < other.createdAt ? mail.createdAt : other.createdAt,
  expiresAt: mail.expiresAt > other.expiresAt ? mail.expiresAt : other.expiresAt,
  dueAt: mail.dueAt < other.dueAt ? mail.dueAt : other.dueAt,
})

/** The email after a failed attempt, without its recipient in the error. */
export const afterMailError = (
  mail: OutgoingMail,
  error: { message: string; isPermanent: boolean; isServers: boolean },
  now: Date,
): OutgoingMail => ({
  ...afterError(mail, { ...error, message: withoutRecipient(error.message, mail.to) }, now),
  isServers: error.isServers,
})

/** A failed email that a moderator resends, as if it were new. */
export const mailAgain = (mail: OutgoingMail, now: Date): OutgoingMail => ({
  ...mail,
  ...newMail(mail.id, mail.kind, mail.to, now),
  isServers: false,
  createdAt: mail.createdAt,
})

/** A mail server’s response in one line. It often repeats the recipient’s address, which belongs neither in the log nor on the moderators’ page. */
function withoutRecipient(words: string, to: string): string {
  const line = words.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const escaped = to.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)
  return line.replaceAll(new RegExp(escaped, 'gi'), '[recipient]').slice(0, maxErrorLength)
}
