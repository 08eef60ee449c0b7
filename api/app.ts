import Koa from 'koa'
import type { Logger } from 'pino'
import { createKeptAnswers } from './http/kept-answers/keep-answers.ts'
import { createLimits } from './http/limits/limit-rate.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { answerFailures } from './http/middleware/answer-failures.ts'
import { compressAnswers } from './http/middleware/compress-answers.ts'
import { countShown } from './http/middleware/count-shown.ts'
import { logRequests } from './http/middleware/log-requests.ts'
import { normalizePath } from './http/middleware/normalize-path.ts'
import { openCors } from './http/middleware/open-cors.ts'
import { refuseMethod } from './http/middleware/refuse-method.ts'
import { sameOrigin } from './http/middleware/same-origin.ts'
import { listSecureHeaders, secureHeaders } from './http/middleware/secure-headers.ts'
import { mountProbes } from './http/probes.ts'
import { mountMcp } from './mcp/endpoint.ts'
import { loadAccount } from './pages/account/session.ts'
import { createPages, type PagesOptions } from './pages/pages.ts'
import { keepViewer } from './pages/parts/viewer.ts'
import { renderFailurePage } from './pages/site/failure-page.tsx'
import type { Limiters } from './ports/limits.ts'
import type { SharedSessions } from './ports/shared-sessions.ts'
import type { World } from './ports/world.ts'
import { mountContract } from './rest/mount.ts'
import { describeApi } from './rest/openapi.ts'
import { apiPrefix } from '../shared/vocabulary.ts'

export type AppOptions = {
  world: World
  logger: Logger
  /** Figures that others count in too; its own when there are none. */
  metrics?: Metrics
  limiters: Limiters
  /** Own proxies in front; as many entries of X-Forwarded-For are believed, from the right. */
  trustProxy: number
  /** Tool sessions of all processes; none when this is the only one. */
  sharedSessions?: SharedSessions | null
  artworkAt: PagesOptions['artworkAt']
  contact: PagesOptions['contact']
  /** True once the service has begun to stop. */
  isStopping: () => boolean
  /** Takes what is to be done before the server closes. */
  onStop?: (work: () => Promise<void>) => void
}

/** Joins the doors: the whole HTTP service, with everything that a request passes, in order. Nothing listens yet. */
export function createApp(options: AppOptions): Koa {
  const { world, logger, metrics = createMetrics(), limiters, trustProxy, artworkAt, contact, isStopping, onStop } = options
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy })
  app.on('error', (error: Error & { code?: string }) => {
    // A caller who left in the middle of an answer is no defect.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logger.error({ err: error }, 'answer failed')
  })

  const limits = createLimits(limiters)
  const perHour = { audits: limiters.audits.quota.points, drafts: limiters.drafts.quota.points }
  const mcp = mountMcp({ world, limits, perHour, logger, sharedSessions: options.sharedSessions ?? null })
  onStop?.(mcp.close)
  const probes = mountProbes(world, metrics, logger, isStopping)
  const routers = [
    mountContract(world, limits),
    mcp.router,
    createPages({ world, limits, artworkAt, contact, describe: () => describeApi(world.siteUrl, apiPrefix) }),
  ]
  const keptAnswers = createKeptAnswers(world)

  app.use(logRequests(logger, metrics))
  app.use(countShown(world))
  app.use(keptAnswers.send)
  app.use(secureHeaders(listSecureHeaders(world.siteUrl)))
  app.use(openCors)
  app.use(compressAnswers)
  app.use(keepViewer)
  app.use(answerFailures(logger, renderFailurePage))
  app.use(probes.routes())
  app.use(normalizePath)
  app.use(keptAnswers.keep)
  app.use(sameOrigin(world.siteUrl))
  app.use(loadAccount(world))
  for (const router of routers) app.use(router.routes())
  app.use(refuseMethod([probes, ...routers]))
  return app
}
