import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import {
  afterExpiry,
  afterFault,
  claimMail,
  isDue,
  isExpired,
  newMail,
  postponeMail,
  type MailKind,
  type OutgoingMail,
} from '../domain/outgoing-mail.ts'
import { MailFault, type HeldBack, type Mailer, type MailWriter, type Outbox } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'
import { queueMail } from './queue-mail.ts'

/** Milliseconds. */
type Timing = {
  /** From `wake` to the next round: the answer to the request that added the email is sent first. */
  delay: number
  /** Between rounds, for emails that wait for another attempt or that another process left behind. */
  interval: number
  /** For sending one email, its text included. Well below the time for which it is claimed (domain/outgoing-mail.ts). */
  longestSending: number
  /** For emails in progress at shutdown. */
  grace: number
}
const defaultTiming: Timing = { delay: 100, interval: 15_000, longestSending: 60_000, grace: 1000 }

/** The result of an attempt: `retried` emails will be tried again, `failed` ones won’t. */
export type MailOutcome = 'sent' | 'retried' | 'failed'

type Options = {
  store: Pick<Store, 'list' | 'transact'>
  clock: () => Date
  mailer: Mailer
  writers: Record<MailKind, MailWriter>
  /** Queues what has to be told first, in each round; stops early if it’s over. */
  prepare?: (isOver: () => boolean) => Promise<void>
  logger: Logger
  onOutcome: (outcome: MailOutcome) => void
  timing?: Timing
}

/**
 * Sends stored emails at least once: an email is claimed in the store, sent, then removed. A process that dies in between leaves it to be
 * sent again when its claim ends, since a lost email is worse than a second copy; both have one Message-ID. SMTP can’t do better: nobody
 * learns whether the server accepted an email if the connection or the process ends right before its answer (RFC 5321 section 4.5.3.2.6).
 */
export function createOutbox({
  store,
  clock,
  mailer,
  writers,
  prepare = async () => {},
  logger,
  onOutcome,
  timing = defaultTiming,
}: Options): Outbox {
  const stopping = new AbortController()
  const cutting = new AbortController()
  /** Accepted by the server, but the store failed before they could be removed. Never sent again by this process. */
  const accepted = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isAsked = false
  let isStoreDown = false
  let running: Promise<void> | null = null

  const claim = (id: string): Promise<OutgoingMail | null> =>
    store.transact(async (transaction) => {
      const mail = await transaction.get('mails', id)
      if (mail === null || !isDue(mail, clock())) return null
      const claimed = claimMail(mail, clock())
      await transaction.put('mails', claimed)
      return claimed
    })

  const remove = async (id: string): Promise<void> => {
    await store.transact((transaction) => transaction.remove('mails', id))
    accepted.delete(id)
  }

  /** Stores an email that couldn’t be sent, for another attempt or as failed. */
  const keep = async (mail: OutgoingMail): Promise<void> => {
    const isKept = await store.transact(async (transaction) => {
      // Its recipient’s account may have been deleted meanwhile.
      if ((await transaction.get('mails', mail.id)) === null) return false
      await transaction.put('mails', mail)
      return true
    })
    if (!isKept) return
    const { kind, attempts, fault, state } = mail
    onOutcome(state === 'failed' ? 'failed' : 'retried')
    if (state === 'failed') logger.error({ kind, attempts, fault }, 'an email could not be sent')
    else logger.warn({ kind, attempts, fault }, 'an email could not be sent; it will be tried again')
  }

  const send = async (mail: OutgoingMail): Promise<'sent' | 'unneeded' | 'expired' | HeldBack> => {
    const write = await writers[mail.kind](mail)
    if (write === null) return 'unneeded'
    if (isExpired(mail, clock())) return 'expired'
    const text = await write()
    if ('wait' in text) return text
    const signal = AbortSignal.any([cutting.signal, AbortSignal.timeout(timing.longestSending)])
    await mailer.send({ id: mail.id, to: mail.to, ...text }, signal)
    accepted.add(mail.id)
    return 'sent'
  }

  /** Resolves to whether other emails can be sent now. */
  const attempt = async (id: string): Promise<boolean> => {
    const mail = await claim(id)
    if (mail === null) return true
    const result = await send(mail).catch((error: unknown) => ({ error }))
    if (typeof result === 'object' && 'error' in result) {
      const { error } = result
      const fault = error instanceof MailFault ? error : ownFault(error)
      if (fault !== error) logger.error({ err: error, kind: mail.kind }, 'an email could not be prepared')
      await keep(afterFault(mail, fault, clock()))
      return !fault.isServers
    }
    if (result === 'sent') onOutcome('sent')
    if (result === 'sent' || result === 'unneeded') await remove(id)
    else if (result === 'expired') await keep(afterExpiry(mail))
    else
      await store.transact(async (transaction) => {
        if ((await transaction.get('mails', id)) !== null) await queueMail(transaction, postponeMail(mail, result.wait, clock()))
      })
    return true
  }

  const round = async (): Promise<void> => {
    for (const id of accepted) await remove(id)
    await prepare(() => stopping.signal.aborted)
    const waiting = await store.list('mails', 'state', 'waiting')
    const due = waiting.filter((mail) => isDue(mail, clock())).toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
    // One after the other, so that at most one email is between its acceptance and its removal when the process dies.
    for (const { id } of due) if (stopping.signal.aborted || !(await attempt(id))) return
  }

  const run = async (): Promise<void> => {
    try {
      await round()
      isStoreDown = false
    } catch (error) {
      if (!isStoreDown) logger.error({ err: error }, 'emails can’t be sent while the store is unavailable')
      isStoreDown = true
    }
  }
  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      isAsked = false
      running = run().finally(() => {
        running = null
        plan(isAsked ? timing.delay : timing.interval)
      })
    }, milliseconds)
  }
  const wake = () => {
    // A round that is planned already isn’t put off.
    if (isStarted && running === null && !isAsked) plan(timing.delay)
    isAsked = true
  }

  return {
    async add(kind, to) {
      const mail = newMail(randomUUID(), kind, to, clock())
      await store.transact((transaction) => transaction.put('mails', mail))
      wake()
    },
    queue: queueMail,
    wake,
    start() {
      isStarted = true
      plan(timing.delay)
    },
    async close() {
      stopping.abort()
      clearTimeout(timer)
      const left = wait(timing.grace, 'left', { ref: false })
      if ((await Promise.race([running, left])) === 'left') {
        logger.warn('an email was still being sent at shutdown; it will be sent after the next start')
        cutting.abort()
        await running
      }
      mailer.close()
    },
  }
}

/** A defect or an outage on our side. */
const ownFault = (_error: unknown) =>
  new MailFault('The email couldn’t be prepared.', { isAnswered: false, isPermanent: false, isServers: true })
