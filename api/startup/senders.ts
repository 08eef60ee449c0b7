import type { Logger } from 'pino'
import { linkMailWriters } from '../accounts/email/email-mails.ts'
import { tellEveryone } from '../actions/notices/tell-everyone.ts'
import { deliveryWriter } from '../actions/webhooks/write-delivery.ts'
import type { Config } from '../config/config.ts'
import type { MailOutcome } from '../mail/outbox.ts'
import { connectionMailWriter } from '../mail/connection-mail.ts'
import { accountDeletedWriter, deletionAskedWriter } from '../mail/deletion-mails.ts'
import { createLogMailer, createMailer } from '../mail/mailer.ts'
import { noticeMailWriters } from '../mail/notice-mails.ts'
import { createOutbox } from '../mail/outbox.ts'
import { securityMailWriters } from '../mail/security-mail.ts'
import { createWebhookDeliveries } from '../outgoing/webhook-deliveries.ts'
import type { Limiters } from '../ports/limits.ts'
import type { Mailer, Outbox } from '../ports/mail.ts'
import type { WebhookClient } from '../ports/webhook-client.ts'
import type { World } from '../ports/world.ts'

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

/** What sends: emails and, next to them, deliveries to webhooks. Both are queued from what has happened (actions/notices). */
export function createSenders({
  config,
  world,
  store,
  limiters,
  webhookClient,
  logger,
  unsentMailer = createLogMailer(logger),
  onMail,
}: SenderOptions): Pick<Outbox, 'start' | 'close'> & {
  outbox: Outbox
} {
  const { siteUrl, smtpUrl } = config
  const clock = () => world().clock()
  const deliveries = createWebhookDeliveries({
    store,
    clock,
    webhookClient,
    write: (delivery) => deliveryWriter(world())(delivery),
    logger,
  })
  const outbox = createOutbox({
    store,
    clock,
    mailer: smtpUrl === null ? unsentMailer : createMailer({ ...config, smtpUrl }),
    writers: {
      ...linkMailWriters(store, siteUrl),
      'new-connection': connectionMailWriter(store, siteUrl, limiters),
      ...securityMailWriters(store, siteUrl, limiters),
      'deletion-asked': deletionAskedWriter(store, siteUrl),
      'account-deleted': accountDeletedWriter(siteUrl),
      ...noticeMailWriters({
        store,
        siteUrl,
        clock,
        moderators: new Set(config.moderators),
        hashText: (text) => world().hashText(text),
        limiters,
      }),
    },
    async prepare(isStopping) {
      await tellEveryone(world(), isStopping)
      deliveries.wake()
    },
    logger,
    onOutcome: onMail,
  })
  return {
    outbox,
    start() {
      outbox.start()
      deliveries.start()
    },
    async close() {
      await Promise.all([outbox.close(), deliveries.close()])
    },
  }
}
