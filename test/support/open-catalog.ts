import { findLaunchesOf } from '../../api/actions/weeks/read-week.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { refusalOf } from '../../api/actions/people/edit-profile.ts'
import { createAccounts } from '../../api/accounts/accounts.ts'
import { linkMailWriters } from '../../api/accounts/email/email-mails.ts'
import { createFormTimes } from '../../api/accounts/form-times.ts'
import { createSignedTexts } from '../../api/accounts/signed-texts.ts'
import { createProofConsequences } from '../../api/startup/open-accounts.ts'
import { connectionMailWriter, securityMailWriters } from '../../api/mail/security-mail.ts'
import { accountDeletedWriter, deletionAskedWriter } from '../../api/mail/deletion-mails.ts'
import { createLogMailer } from '../../api/mail/mailer.ts'
import { createOutbox } from '../../api/mail/outbox.ts'
import { createAccountHash, createEmailHash } from '../../api/net/email-hash.ts'
import { createNetworkHash, createTextHash } from '../../api/net/network-hash.ts'
import type { World } from '../../api/ports/world.ts'
import { createWebhookClient } from '../../api/crawler/webhook-client.ts'
import { Failure } from '../../api/domain/failure.ts'
import { isModerator } from '../../api/domain/moderation/moderator-rule.ts'
import type { Launch } from '../../api/domain/launch/launch.ts'
import { rulesDrafter } from '../../api/model/model-drafter.ts'
import { createLogger } from '../../api/startup/logger.ts'
import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import { runLog } from './run-log.ts'
import { openSite } from '../../api/actions/settings/open-site.ts'
import { createEventWorker } from '../../api/startup/event-worker.ts'
import { renderMail } from '../../api/mail/frame/render-mail.ts'
import { noticeMailWriters } from '../../api/notices/emails/notice-mails.ts'
import { createPictures } from '../../api/startup/open-pictures.ts'
import { createPictureEncoder } from '../../api/workers/pictures/picture-encoder.ts'
import { placeInFolder } from '../../api/backup/places/in-folder.ts'
import { isPictureFile } from '../../api/domain/pictures/picture.ts'
import { putAll } from './put-all.ts'
import { createVisits } from '../../api/store/count-visits.ts'
import { literalLimiters } from './literal-limiters.ts'

const visitNothing = () => Promise.reject(new Error('A catalog read visits no site.'))

export type OpenCatalog = {
  world: World
  close: () => Promise<void>
  /** From now on, events and emails wait: nobody is told. */
  stopEvents: () => Promise<void>
}

/** A world whose store holds these launches and whose crawler reaches nothing; `close` removes it. */
export async function openCatalog(launches: Launch[]): Promise<OpenCatalog> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-catalog-'))
  const store = await createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })
  await putAll(store, 'launches', launches)
  const siteUrl = 'https://slipway.example'
  const logger = createLogger('debug', runLog())
  const limiters = literalLimiters()
  const outbox = createOutbox({
    store,
    clock: () => new Date(),
    mailer: createLogMailer(logger),
    writers: {
      ...linkMailWriters(store, siteUrl, (invitation) => world.accounts.ownerLink.invitationToken(invitation)),
      'new-connection': connectionMailWriter(store, siteUrl, limiters),
      ...securityMailWriters(store, siteUrl, limiters),
      'deletion-asked': deletionAskedWriter(store, siteUrl),
      'account-deleted': accountDeletedWriter(siteUrl),
      ...noticeMailWriters({
        store,
        siteUrl,
        clock: () => world.clock(),
        isModerator: (profile) => isModerator(world, profile),
        hashText: (text) => world.hashText(text),
        launchesOf: async (days) => (await findLaunchesOf(world, days)).launches,
        limiters,
        render: renderMail,
      }),
    },
    logger,
    onOutcome: () => {},
  })
  const events = createEventWorker({ world: () => world, onQueued: outbox.wake, logger })
  events.start()
  outbox.start()
  const keys = { secret: 'x'.repeat(64), github: null, google: null }
  const rules: World['rules'] = {
    signUps: 'open',
    invitesPerMember: 5,
    weekCapacityPerMaker: 100,
    moderatorsNeedSecondFactor: false,
    publicSummary: false,
    signUpDomains: [],
    hasVotes: true,
    hasComments: true,
    readOnly: false,
  }
  const hashNetwork = createNetworkHash(keys.secret)
  const accounts = createAccounts({
    siteUrl,
    store,
    ...keys,
    outbox,
    logger,
    limiters,
    rules,
    hashNetwork,
    refusalOf: (finders, named) => refusalOf(world, finders, named),
    clock: () => world.clock(),
    proof: createProofConsequences(() => world),
  })
  const close = async () => {
    await Promise.all([events.close(), outbox.close()])
    await Promise.all([store.close(), pictures.close()])
    await rm(folder, { recursive: true })
  }
  const pictures = createPictures(placeInFolder(join(folder, 'uploads'), isPictureFile), createPictureEncoder(), async () => null)
  const world: World = {
    siteUrl,
    site: await openSite(store, { weekCapacityPerMaker: 100 }),
    store,
    accounts,
    outbox,
    events,
    deliveries: { wake: () => {} },
    crawler: { visit: visitNothing, read: visitNothing, readListing: visitNothing, close: () => Promise.resolve() },
    readClientDocument: visitNothing,
    readsClientDocuments: () => true,
    drafter: rulesDrafter,
    pictures,
    drawPicture: () => Promise.reject(new Failure('SERVICE_UNAVAILABLE', 'This catalog draws nothing.')),
    fitPicture: async () => ({ error: 'fetch' }),
    runChecks: async (facts) => runAudit(facts),
    clock: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    visits: createVisits(store),
    weekCapacity: 10,
    moderators: new Set(),
    moderatorsProve: false,
    rules,
    receiverError: createWebhookClient({ allow: [], userAgent: 'Slipway' }).errorOf,
    websubHub: null,
    hashNetwork,
    hashText: createTextHash(keys.secret, 'voters'),
    formTimes: createFormTimes(keys.secret),
    pendingActions: createSignedTexts(keys.secret, 'intents'),
    hashAccount: createAccountHash('x'.repeat(64)),
    hashEmail: createEmailHash('x'.repeat(64)),
  }
  return { world, close, stopEvents: async () => void (await Promise.all([events.close(), outbox.close()])) }
}
