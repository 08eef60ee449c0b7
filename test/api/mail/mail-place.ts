import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { createEventWorker } from '../../../api/startup/event-worker.ts'
import { isModerator } from '../../../api/domain/moderation/moderator-rule.ts'
import type { MailKind } from '../../../api/domain/outgoing-mail.ts'
import { quotasOf } from '../../../api/domain/quotas.ts'
import { createLimiters } from '../../../api/http/limits/limiters.ts'
import { createMailer } from '../../../api/mail/mailer.ts'
import { renderMail } from '../../../api/mail/frame/render-mail.ts'
import { noticeMailWriters } from '../../../api/notices/emails/notice-mails.ts'
import { createOutbox } from '../../../api/mail/outbox.ts'
import type { QueueTiming } from '../../../api/outgoing/delivery-queue.ts'
import type { MailWriter, Outbox } from '../../../api/ports/mail.ts'
import type { Store } from '../../../api/ports/store.ts'

/** The store in a folder, or in the database of a URL. A process loads only the one it uses. */
export async function openPlace(place: string): Promise<Store> {
  if (place.startsWith('postgres')) {
    const { createPostgresStore } = await import('../../../api/store/postgres/postgres-store.ts')
    return createPostgresStore({ databaseUrl: place, onFailure: () => {} })
  }
  const { createLowdbStore } = await import('../../../api/store/embedded/lowdb-store.ts')
  return createLowdbStore({ folder: place, onNote: () => {}, onFailure: () => {} })
}

const write: MailWriter =
  async ({ to }) =>
  async () => ({ subject: 'Hello', text: `Dear ${to}` })

/** One writer for every kind of email, but for those given. */
export const writersOf = (write: MailWriter, others: Partial<Record<MailKind, MailWriter>> = {}) =>
  new Proxy(others as Record<MailKind, MailWriter>, { get: (known, kind: MailKind) => known[kind] ?? write })

const siteUrl = 'https://launches.example.org'
const quotas = quotasOf({ readsPerMinute: 60, auditsPerHour: 10, draftsPerHour: 10, signUpsPerHour: 10 })
/** Nobody’s emails wait for a quota. */
const limiters = createLimiters({ ...quotas, noticeMails: { ...quotas.noticeMails, points: 1_000_000 } })
const rules = { signUps: 'open', invitesPerMember: 0, moderatorsNeedSecondFactor: false, publicSummary: false } as const

type Sending = { smtpUrl: string; clock: () => Date; logger: Logger; timing?: QueueTiming }
const restless: QueueTiming = { delay: 0, interval: 5, attemptTimeout: 5000, grace: 1000 }

/** Fans out events, and sends by SMTP what is due; looks for both all the time unless said otherwise. */
export function outboxOn(store: Store, { smtpUrl, clock, logger, timing = restless }: Sending): Omit<Outbox, 'queue'> {
  const moderators = new Set<string>()
  const world = {
    store,
    clock,
    random: (bytes: number) => randomBytes(bytes),
    moderators,
    moderatorsProve: false,
    rules,
    websubHub: null,
  }
  const outbox = createOutbox({
    store,
    clock,
    mailer: createMailer({ smtpUrl, mailFrom: null, siteUrl }),
    writers: writersOf(
      write,
      noticeMailWriters({
        store,
        siteUrl,
        clock,
        isModerator: (profile) => isModerator(world, profile),
        hashText: (text) => text,
        limiters,
        render: renderMail,
        launchesOf: async () => [],
      }),
    ),
    logger,
    onOutcome: () => {},
    timing,
  })
  const events = createEventWorker({ world: () => world, onQueued: outbox.wake, logger, timing })
  return {
    add: outbox.add,
    wake: events.wake,
    start() {
      events.start()
      outbox.start()
    },
    async close() {
      await Promise.all([events.close(), outbox.close()])
    },
  }
}
