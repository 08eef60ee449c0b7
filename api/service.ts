import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { createFormTimes } from './accounts/form-times.ts'
import { createSignedTexts } from './accounts/signed-texts.ts'
import { rejectSampleSignIns } from './accounts/sample-sign-ins.ts'
import type { BackupSchedule } from './backup/schedule.ts'
import { openSite } from './actions/settings/open-site.ts'
import { createCamera, openPictures } from './startup/open-pictures.ts'
import { startOwnBackups } from './startup/own-backups.ts'
import type { World } from './ports/world.ts'
import type { Config } from './config/config.ts'
import type { OtherWorkers } from './cluster/worker-process.ts'
import { createClientDocumentReader } from './crawler/client-document.ts'
import { createCrawler } from './crawler/crawler.ts'
import { createWebhookClient } from './crawler/webhook-client.ts'
import { createCheckRunner } from './workers/run-checks.ts'
import { createPageReader } from './workers/page-reader.ts'
import { createApp, type AppOptions } from './app.ts'
import { tryClientDocuments } from './startup/try-client-documents.ts'
import { closeAndFail, drain, type OnStop } from './startup/drain.ts'
import { createMetrics } from './http/metrics.ts'
import { createConnectionDrain } from './http/drain-connections.ts'
import { createHttpServer } from './http/server.ts'
import { keepAccountList } from './startup/keep-account-list.ts'
import { createMonthlyMeasuring, startDirectories } from './startup/monthly-measuring.ts'
import { sampleAccounts } from './sample/accounts.ts'
import { artworkAt } from './sample/screenshot-svg.ts'
import { seedSamples } from './startup/seed-samples.ts'
import { createDrafter } from './startup/create-drafter.ts'
import { withAddress, createSenders, type SenderOptions } from './startup/senders.ts'
import { openAccounts } from './startup/open-accounts.ts'
import { createStorageMeter } from './startup/storage-meter.ts'
import { createVoteWatch } from './startup/vote-watch.ts'
import { startScheduler, type Scheduler } from './startup/scheduler.ts'
import { openStorage } from './store/open-storage.ts'
import { createAccountHash, createEmailHash } from './net/email-hash.ts'
import { createNetworkHash, createTextHash } from './net/network-hash.ts'
import { createVisits } from './store/count-visits.ts'
import { quotasOf } from './domain/quotas.ts'
import { createLimiters } from './http/limits/limiters.ts'
import { paths } from '../shared/paths.ts'
import packageFile from '../package.json' with { type: 'json' }

export type Service = { port: number; world: World; scheduler: Scheduler; backups: BackupSchedule | null; close: () => Promise<void> }

/** The composition root: config -> world -> app -> listen. `otherWorkers`: the service’s other processes on this machine. Rejects if the store or the port can't be used. */
export async function startService(
  given: Config & Pick<AppOptions, 'sampleProduct'> & Pick<SenderOptions, 'unsentMailer'>,
  logger: Logger,
  otherWorkers?: OtherWorkers,
): Promise<Service> {
  const storage = await openStorage(given, logger)
  const { store } = storage
  const opening = Promise.all([storage.readSecret(given.authSecret), openSite(store, given.site, given)])
  const [secret, site] = await opening.catch(closeAndFail(store))
  const config = withAddress(given, site)
  const reader = createPageReader()
  const userAgent = `Slipway/1.0 (+${config.siteUrl}${paths.audit()})`
  const crawler = createCrawler(withAddress({ reader, allow: config.crawlAllow, userAgent, siteUrl: given.siteUrl }, site))
  const camera = createCamera(config, userAgent, logger)
  const measuring = createMonthlyMeasuring({ config, userAgent, reader, world: () => world, logger })
  const { closePictures, ...pictures } = openPictures(config, userAgent)
  const { createCounter, sharedSessions } = storage.share(secret)
  const limiters = createLimiters(quotasOf(config), createCounter, otherWorkers?.createCounter)
  const metrics = createMetrics(otherWorkers?.shareMetrics)
  const webhookClient = createWebhookClient({ allow: config.crawlAllow, userAgent })
  const senders = createSenders({
    config,
    world: () => world,
    store,
    limiters,
    webhookClient,
    logger,
    unsentMailer: config.unsentMailer,
    onMail: metrics.countMail,
  })
  metrics.tellBuild({ version: packageFile.version, commit: config.commit, store: config.databaseUrl === null ? 'embedded' : 'postgres' })
  const hashNetwork = createNetworkHash(secret)
  const accountsAt = openAccounts({
    config,
    site,
    store,
    secret,
    outbox: senders.outbox,
    logger,
    limiters,
    hashNetwork,
    metrics,
    world: () => world,
  })
  const voteWatch = createVoteWatch(() => world, logger)
  const readClientDocument = createClientDocumentReader({ allow: config.crawlAllow, userAgent })
  let readsClientDocuments = config.clientDocuments ?? false
  const world: World = {
    get siteUrl() {
      return config.siteUrl
    },
    site,
    store,
    get accounts() {
      return accountsAt(config.siteUrl)
    },
    outbox: senders.outbox,
    events: senders.events,
    deliveries: senders.deliveries,
    crawler,
    readClientDocument,
    readsClientDocuments: () => readsClientDocuments,
    runChecks: createCheckRunner(reader, (check, host, error) => logger.error({ err: error, check, host }, 'an audit check failed')),
    drafter: createDrafter(config, logger, metrics),
    ...pictures,
    ...(camera && { photograph: camera.photograph }),
    visits: createVisits(store),
    ...createStorageMeter(config, store),
    countAudit: metrics.countAudit,
    clock: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    get weekCapacity() {
      return site.values.weekCapacity
    },
    moderators: new Set(config.moderators),
    // On a developer's machine, email addresses may be made up.
    moderatorsProve: config.production,
    rules: site.rules,
    receiverError: webhookClient.errorOf,
    websubHub: config.websubHub,
    hashNetwork,
    hashText: createTextHash(secret, 'mailboxes and domains of voters'),
    votes: voteWatch,
    formTimes: createFormTimes(secret),
    pendingActions: createSignedTexts(secret, 'what signed-out people pressed'),
    hashAccount: createAccountHash(secret),
    hashEmail: createEmailHash(secret),
  }
  const accountList = keepAccountList(config.backup, world, logger)
  let stopping = false
  const onStop: OnStop[] = []
  const app = createApp({
    ...config,
    world,
    logger,
    metrics,
    limiters,
    sharedSessions,
    artworkAt,
    isStopping: () => stopping,
    onStop: (work) => void onStop.push(work),
  })
  const server = createHttpServer(app)
  const drainConnections = createConnectionDrain(server)
  const closeWorld = async () => {
    try {
      await Promise.all([crawler.close(), camera?.close(), senders.close(), closePictures()])
    } finally {
      await store.close()
    }
  }

  try {
    await startDirectories(world, logger)
    if (config.production) await rejectSampleSignIns(store, sampleAccounts, config.databaseUrl === null ? config.dataDir : null)
    await storage.alone(async () => accountList?.apply())
    if (config.sampleData) await storage.alone(() => seedSamples(world))
    server.listen(config.port, config.host)
    await once(server, 'listening')
  } catch (error) {
    await closeWorld()
    throw error
  }
  senders.start()
  if (config.clientDocuments === null) void tryClientDocuments(readClientDocument).then((reads) => (readsClientDocuments = reads))
  const leadership = await storage.lead(() => void scheduler.tick())
  const scheduler = startScheduler(world, logger, {
    leads: () => leadership.leads,
    recount: voteWatch.recount,
    measure: measuring?.measure,
    keepAccountList: accountList?.keep,
  })
  if (storage.reads !== null) metrics.watchReads(storage.reads)
  const backups = startOwnBackups({ config, world, leads: () => leadership.leads, metrics, logger })
  if (storage.connections !== null) metrics.watchDatabase({ connections: storage.connections, leads: () => leadership.leads })
  // After the database’s own figures, which would otherwise count the queries for these.
  metrics.watchStore(store)

  const close = async () => {
    stopping = true
    await drain(config, { server, drainConnections, onStop, scheduler, leadership })
    try {
      // Closing the crawler ends badge checks in progress.
      await Promise.all([scheduler.close(), backups?.close(), voteWatch.close(), measuring?.close(), crawler.close(), world.visits.close()])
      await leadership.close()
    } finally {
      await closeWorld()
    }
  }
  return { port: (server.address() as AddressInfo).port, world, scheduler, backups, close }
}
