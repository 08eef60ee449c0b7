import type { Logger } from 'pino'
import { linkMailWriters } from '../accounts/email/email-mails.ts'
import { findLaunchesOf } from '../actions/weeks/read-week.ts'
import type { Config } from '../config/config.ts'
import { isModerator } from '../domain/moderation/moderator-rule.ts'
import { type MailOutcome, createOutbox } from '../mail/outbox.ts'
import { connectionMailWriter, securityMailWriters } from '../mail/security-mail.ts'
import { accountDeletedWriter, deletionAskedWriter } from '../mail/deletion-mails.ts'
import { renderMail } from '../mail/frame/render-mail.ts'
import { createLogMailer, createMailer } from '../mail/mailer.ts'
import { noticeMailWriters } from '../notices/emails/notice-mails.ts'
import { deliveryWriter } from '../notices/webhooks/write-delivery.ts'
import { createWebhookDeliveries } from '../outgoing/webhook-deliveries.ts'
import type { Limiters } from '../ports/limits.ts'
import type { Mailer, MailWriter, Outbox } from '../ports/mail.ts'
import type { WebhookClient } from '../ports/webhook-client.ts'
import type { World } from '../ports/world.ts'
import { inSite } from '../http/site-context.ts'
import type { MailKind, OutgoingMail } from '../domain/outgoing-mail.ts'
import type { Site } from '../ports/site.ts'
import { createEventWorker } from './event-worker.ts'

export type SenderOptions = {
  config: Config
  world: () => World
  store: World['store']
  limiters: Limiters
  webhookClient: WebhookClient
  logger: Logger
  /** Takes the emails if no SMTP server is configured; without it, they are written to the log. */
  unsentMailer?: Mailer | undefined
  onMail: (outcome: MailOutcome) => void
}

type Senders = Pick<Outbox, 'start' | 'close'> & Pick<World, 'outbox' | 'deliveries' | 'events'>

/** What fans out events, and what sends the emails and deliveries to webhooks that are queued from them. Each goes on whatever the others do. */
export function createSenders({
  config,
  world,
  store,
  limiters,
  webhookClient,
  logger,
  unsentMailer = createLogMailer(logger),
  onMail,
}: SenderOptions): Senders {
  const { smtpUrl } = config
  const clock = () => world().clock()
  const deliveries = createWebhookDeliveries({
    store,
    clock,
    webhookClient,
    write: (delivery) => inSite(world().site, () => deliveryWriter(world())(delivery)),
    logger,
  })
  const writersAt = byAddress((siteUrl): Record<MailKind, MailWriter> => ({
    ...linkMailWriters(store, siteUrl, (invitation) => world().accounts.ownerLink.invitationToken(invitation)),
    'new-connection': connectionMailWriter(store, siteUrl, limiters),
    ...securityMailWriters(store, siteUrl, limiters),
    'deletion-asked': deletionAskedWriter(store, siteUrl),
    'account-deleted': accountDeletedWriter(siteUrl),
    ...noticeMailWriters({
      store,
      launchesOf: async (days) => (await findLaunchesOf(world(), days)).launches,
      siteUrl,
      clock,
      isModerator: (profile) => isModerator(world(), profile),
      hashText: (text) => world().hashText(text),
      limiters,
      render: renderMail,
    }),
  }))
  const mailer =
    smtpUrl === null
      ? unsentMailer
      : createMailer({
          ...config,
          smtpUrl,
          get siteUrl() {
            return config.siteUrl
          },
        })
  const outbox = createOutbox({
    store,
    clock,
    // The sender and the frame of an email also show the site’s name.
    mailer: { ...mailer, send: (mail, signal) => inSite(world().site, () => mailer.send(mail, signal)) },
    writers: inSiteOf(
      () => world().site,
      writersAt(config.siteUrl),
      (kind) => writersAt(config.siteUrl)[kind],
    ),
    logger,
    onOutcome: onMail,
  })
  const onQueued = () => {
    outbox.wake()
    deliveries.wake()
  }
  const events = createEventWorker({ world, onQueued, logger })
  const all = [events, outbox, deliveries]
  return {
    events,
    outbox,
    deliveries,
    start() {
      for (const each of all) each.start()
    },
    async close() {
      await Promise.all(all.map((each) => each.close()))
    },
  }
}

/** Emails say the site’s name and more as it is when they’re sent. */
const inSiteOf = (site: () => Site, kinds: object, writerOf: (kind: MailKind) => MailWriter): Record<MailKind, MailWriter> =>
  Object.fromEntries(
    Object.keys(kinds).map((kind) => [
      kind,
      async (mail: OutgoingMail) => {
        const write = await inSite(site(), () => writerOf(kind as MailKind)(mail))
        return write && (() => inSite(site(), write))
      },
    ]),
  ) as Record<MailKind, MailWriter>

/** Options whose address is always the present one: the owner can change it while the service runs. */
export const withAddress = <T extends { siteUrl: string }>(given: T, site: Site): T => ({
  ...given,
  get siteUrl() {
    return site.values.address || given.siteUrl
  },
})

/** What is made for the site’s address, and made again once its owner has changed that. */
export function byAddress<T>(make: (siteUrl: string) => T): (siteUrl: string) => T {
  let made: { siteUrl: string; value: T } | null = null
  return (siteUrl) => {
    if (made?.siteUrl !== siteUrl) made = { siteUrl, value: make(siteUrl) }
    return made.value
  }
}
