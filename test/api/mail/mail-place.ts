import type { Logger } from 'pino'
import type { MailKind } from '../../../api/domain/outgoing-mail.ts'
import { createMailer } from '../../../api/mail/mailer.ts'
import { createOutbox } from '../../../api/mail/outbox.ts'
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

/** One writer for every kind of email. */
export const writersOf = (write: MailWriter) => new Proxy({} as Record<MailKind, MailWriter>, { get: () => write })

type Sending = { smtpUrl: string; clock: () => Date; logger: Logger }

/** Sends by SMTP what is due, looking for it all the time. */
export const outboxOn = (store: Store, { smtpUrl, clock, logger }: Sending): Outbox =>
  createOutbox({
    store,
    clock,
    mailer: createMailer({ smtpUrl, mailFrom: null, siteUrl: 'https://launches.example.org' }),
    writers: writersOf(write),
    logger,
    onOutcome: () => {},
    timing: { delay: 0, interval: 5, longestSending: 5000, grace: 1000 },
  })
