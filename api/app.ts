import type { IncomingMessage } from 'node:http'
import { Router } from '@koa/router'
import Koa from 'koa'
import type { Logger } from 'pino'
import { countImpressions } from './actions/catalog/count-visits.ts'
import { countHere, type CreateLimiter, type SharedSessions } from './ports/shared-state.ts'
import type { World } from './ports/world.ts'
import { mountMcp } from './mcp/endpoint.ts'
import { createPages, type PagesOptions } from './pages/pages.ts'
import { loadAccount } from './pages/account/session.ts'
import { keepViewer } from './pages/parts/viewer.ts'
import { renderFailurePage } from './pages/site/failure-page.tsx'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { answerFailures } from './http/middleware/answer-failures.ts'
import { triesPerDraft } from './http/limits/limit-drafts.ts'
import { createRateLimit, limitRate, Quota, takeOf } from './http/limits/limit-rate.ts'
import { createRequestLog, logRequests } from './http/middleware/log-requests.ts'
import { normalizePath } from './http/middleware/normalize-path.ts'
import { corsHeaders, openCors } from './http/middleware/open-cors.ts'
import { refuseMethod } from './http/middleware/refuse-method.ts'
import { sameOrigin } from './http/middleware/same-origin.ts'
import { listSecureHeaders, secureHeaders } from './http/middleware/secure-headers.ts'
import { mountContract } from './rest/mount.ts'
import { apiPrefix } from '../shared/vocabulary.ts'
import { describeApi, listEndpoints } from './rest/openapi.ts'
import { mountProbes } from './http/probes.ts'
import { createOpenReads } from './http/kept-answers/open-reads.ts'
import { openReadDoor, type ReadDoorOptions } from './http/kept-answers/read-door.ts'

const linksSpent = 'Too many connection links were asked for from this address; the last link still counts until it expires.'

export type AppOptions = {
  world: World
  logger: Logger
  /** Figures that others count in too; its own when there are none. */
  metrics?: Metrics
  /** Own proxies in front; as many entries of X-Forwarded-For are believed, from the right. */
  trustProxy: number
  readsPerMinute: number
  auditsPerHour: number
  draftsPerHour: number
  /** For what is counted over all processes; in this one when there is none. */
  createLimiter?: CreateLimiter
  /** Tool sessions of all processes; none when this is the only one. */
  sharedSessions?: SharedSessions | null
  artworkAt: PagesOptions['artworkAt']
  contact: PagesOptions['contact']
  /** True once the service has begun to stop. */
  isStopping: () => boolean
  /** Takes what is to be done before the server closes. */
  onStop?: (work: () => Promise<void>) => void
}

/** Builds the whole HTTP service; nothing listens yet. */
export function createApp(options: AppOptions): Koa {
  const { world, logger, metrics = createMetrics(), trustProxy, readsPerMinute, auditsPerHour, draftsPerHour } = options
  const { artworkAt, contact, isStopping, onStop, createLimiter = countHere, sharedSessions = null } = options
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy })
  app.on('error', (error: Error & { code?: string }) => {
    // A caller who left in the middle of an answer is no defect.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logger.error({ err: error }, 'answer failed')
  })

  // What is read costs little, so each process counts it alone; what crawls, writes or guesses is counted over all of them.
  const quota = new Quota({ name: 'reads', quota: readsPerMinute, seconds: 60 })
  const quotas = {
    reads: takeOf(quota),
    tokenReads: createRateLimit({ name: 'reads', quota: readsPerMinute * 10, seconds: 60 }),
    requests: createRateLimit({ name: 'requests', quota: readsPerMinute, seconds: 60 }),
    audits: createRateLimit({ name: 'audits', quota: auditsPerHour, seconds: 3600 }, createLimiter),
    drafts: createRateLimit({ name: 'drafts', quota: draftsPerHour, seconds: 3600 }, createLimiter),
    tries: createRateLimit({ name: 'tries', quota: draftsPerHour * triesPerDraft, seconds: 3600 }, createLimiter),
    pairings: createRateLimit({ name: 'pairings', quota: 10, seconds: 600, refusal: linksSpent }, createLimiter),
  }
  // A page view is one request for several reads' worth of work a person does, so pages have a wider quota of their own.
  const pageViews = createRateLimit({ name: 'pages', quota: readsPerMinute * 5, seconds: 60 })
  // A tool's call takes a read as well; this bounds whatever else a client sends.
  const messages = createRateLimit({ name: 'messages', quota: readsPerMinute * 5, seconds: 60 })
  const mcp = mountMcp({ world, quotas, perHour: { audits: auditsPerHour, drafts: draftsPerHour }, logger, sharedSessions }, messages)
  onStop?.(mcp.close)

  const description = new Router({ prefix: apiPrefix, exclusive: true })
    .get('/openapi.json', (ctx) => {
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = describeApi(world.siteUrl, apiPrefix)
    })
    .get('/', (ctx) => {
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = listEndpoints(world.siteUrl, apiPrefix)
    })
  const reads = createOpenReads(world)
  const probes = mountProbes(world, metrics, logger, isStopping)
  const routers = [
    description,
    mountContract(world, quotas, reads),
    mcp.router,
    createPages({
      world,
      takeAudit: quotas.audits,
      limitReads: limitRate(pageViews),
      draftLimit: quotas,
      createLimiter,
      artworkAt,
      contact,
    }),
  ]

  const log = createRequestLog(logger, metrics)
  const securing = listSecureHeaders(world.siteUrl)
  app.use(logRequests(log))
  app.use(secureHeaders(securing))
  app.use(openCors)
  app.use(keepViewer)
  app.use(answerFailures(logger, renderFailurePage))
  app.use(probes.routes())
  app.use(normalizePath)
  app.use(sameOrigin(world.siteUrl))
  app.use(loadAccount(world))
  for (const router of routers) app.use(router.routes())
  app.use(refuseMethod([probes, ...routers]))

  // Koa believes as many proxies as it was told to.
  const addressOf = (request: IncomingMessage) =>
    (trustProxy > 0
      ? Object.assign(Object.create(app.request) as typeof app.request, { app, req: request }).ip
      : request.socket.remoteAddress) ?? ''
  const behindDoor = app.callback.bind(app)
  app.callback = () => {
    const headers = [...securing.api, ...corsHeaders]
    const onShown: ReadDoorOptions['onShown'] = (launches, caller) => countImpressions(world, launches, caller)
    return openReadDoor({ reads, onShown, quota, log, headers, addressOf, next: behindDoor() }) as ReturnType<Koa['callback']>
  }
  return app
}
