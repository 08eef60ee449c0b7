import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import {
  afterExpiry,
  afterMailError,
  inSendingOrder,
  newMail,
  postponeMail,
  type MailKind,
  type OutgoingMail,
  findUnsent,
  joinMails,
} from '../domain/outgoing-mail.ts'
import { isExpired } from '../domain/waiting.ts'
import { createDeliveryQueue, defaultTiming, type Attempted, type QueueTiming } from '../outgoing/delivery-queue.ts'
import { MailError, type HeldBack, type Mailer, type MailWriter, type Outbox } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'

/** The result of an attempt: `retried` emails will be tried again, `failed` ones won’t. */
export type MailOutcome = 'sent' | 'retried' | 'failed'

type Options = {
  store: Pick<Store, 'list' | 'transact'>
  clock: () => Date
  mailer: Mailer
  writers: Record<MailKind, MailWriter>
  logger: Logger
  onOutcome: (outcome: MailOutcome) => void
  timing?: QueueTiming
}

/**
 * Sends stored emails (outgoing/delivery-queue.ts), one after the other, so that at most one is between its acceptance and its removal when the process
 * dies. Both copies of that one have the same Message-ID. SMTP can’t do better: nobody learns whether the server accepted an email if the
 * connection or the process ends right before its answer (RFC 5321 section 4.5.3.2.6).
 */
export function createOutbox({ store, clock, mailer, writers, logger, onOutcome, timing = defaultTiming }: Options): Outbox {
  const send = async (mail: OutgoingMail, signal: AbortSignal): Promise<'sent' | 'unneeded' | 'expired' | HeldBack> => {
    const write = await writers[mail.kind](mail)
    if (write === null) return 'unneeded'
    if (isExpired(mail, clock())) return 'expired'
    const text = await write()
    if ('wait' in text) return text
    await mailer.send({ id: mail.id, to: mail.to, ...text }, signal)
    return 'sent'
  }

  /** Keeps an email that couldn’t be sent, for another attempt or as failed. */
  const keep = (mail: OutgoingMail): Attempted<OutgoingMail> => ({
    settle: (transaction) => transaction.put('mails', mail),
    afterwards() {
      const { kind, attempts, error, state } = mail
      onOutcome(state === 'failed' ? 'failed' : 'retried')
      if (state === 'failed') logger.error({ kind, attempts, error }, 'an email could not be sent')
      else logger.warn({ kind, attempts, error }, 'an email could not be sent; it will be tried again')
    },
  })

  const attempt = async (mail: OutgoingMail, signal: AbortSignal): Promise<Attempted<OutgoingMail>> => {
    const result = await send(mail, signal).catch((error: unknown) => ({ error }))
    if (typeof result === 'object' && 'error' in result) {
      const { error: thrown } = result
      const error = thrown instanceof MailError ? thrown : ownError(thrown)
      if (error !== thrown) logger.error({ err: thrown, kind: mail.kind }, 'an email could not be prepared')
      return { ...keep(afterMailError(mail, error, clock())), endsPoll: error.isServers }
    }
    if (result === 'expired') return keep(afterExpiry(mail))
    if (typeof result === 'object') return { settle: (transaction) => queueMail(transaction, postponeMail(mail, result.wait, clock())) }
    if (result === 'sent') onOutcome('sent')
    return { settle: (transaction) => transaction.remove('mails', mail.id), isAccepted: result === 'sent' }
  }

  const deliveries = createDeliveryQueue({ store, clock, logger, kind: 'mails', attempt, concurrency: 1, order: inSendingOrder, timing })
  return {
    async add(kind, to) {
      const mail = newMail(randomUUID(), kind, to, clock())
      await store.transact((transaction) => transaction.put('mails', mail))
      deliveries.wake()
    },
    queue: queueMail,
    wake: deliveries.wake,
    start: deliveries.start,
    async close() {
      await deliveries.close()
      mailer.close()
    },
  }
}

/** A defect or an outage on our side. */
const ownError = (_error: unknown) =>
  new MailError('The email couldn’t be prepared.', { isAnswered: false, isPermanent: false, isServers: true })

export const queueMail: Outbox['queue'] = async ({ list, put, remove }, mail) => {
  // Thousands of emails may wait when a launch with many followers has an update.
  const others = await (mail.accountId === undefined ? list('mails', 'state', 'waiting') : list('mails', 'accountId', mail.accountId))
  const unsent = findUnsent(others, mail)
  if (unsent === undefined) return put('mails', mail)
  await put('mails', joinMails(unsent, mail))
  for (const notice of await list('notices', 'mailId', mail.id)) await put('notices', { ...notice, mailId: unsent.id })
  await remove('mails', mail.id)
}
