import { byAddress } from './startup/senders.ts'
import Koa from 'koa'
import type { Logger } from 'pino'
import type { OnStop } from './startup/drain.ts'
import { createResponseCache } from './http/response-cache/response-cache.ts'
import { createLimits } from './http/limits/limit-rate.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { answerFailures } from './http/middleware/answer-failures.ts'
import { compressAnswers } from './http/middleware/compress-answers.ts'
import { countShown } from './http/middleware/count-shown.ts'
import { logRequests } from './http/middleware/log-requests.ts'
import { normalizePath, redirectFormer } from './http/middleware/normalize-path.ts'
import { openCors } from './http/middleware/open-cors.ts'
import { scopeReads } from './http/middleware/scope-reads.ts'
import { readClientAddress } from './http/middleware/read-client-address.ts'
import { rejectMethod } from './http/middleware/reject-method.ts'
import { sameOrigin } from './http/middleware/same-origin.ts'
import { listSecureHeaders, secureHeaders } from './http/middleware/secure-headers.ts'
import { mountProbes } from './http/probes.ts'
import { mountMcp } from './mcp/endpoint.ts'
import { siteContext } from './http/site-context.ts'
import { createTurns } from './mcp/turns.ts'
import { mountMetadata, mountOAuth } from './oauth/mount-oauth.ts'
import { loadAccount } from './pages/session/session.ts'
import { leadBrowsers } from './pages/agents/agent-routes.ts'
import { createPages, type PagesOptions } from './pages/pages.ts'
import { viewerContext } from './pages/document/viewer.ts'
import { renderFailurePage } from './pages/site/failure-page.tsx'
import type { Limiters } from './ports/limits.ts'
import type { SharedSessions } from './ports/shared-sessions.ts'
import type { World } from './ports/world.ts'
import { mountContract } from './rest/mount.ts'
import { describeApi } from './rest/openapi.ts'

export type AppOptions = {
  world: World
  logger: Logger
  /** Metrics shared with the rest of the service; created here if not given. */
  metrics?: Metrics
  limiters: Limiters
  /** How many of the operator's own proxies are in front: that many entries of X-Forwarded-For are trusted, from the right. */
  trustProxy: number
  /** The tool sessions of all processes; null if this is the only process. */
  sharedSessions?: SharedSessions | null
  artworkAt: PagesOptions['artworkAt']
  sampleProduct?: PagesOptions['sampleProduct']
  /** Whether the service is shutting down. */
  isStopping: () => boolean
  /** Registers what to do when shutdown begins, while the service still answers, and before it closes. */
  onStop?: (work: OnStop) => void
}

/** Builds the HTTP app: the middleware in order, then the routes of REST, MCP and pages. Doesn't listen yet. */
export function createApp(options: AppOptions): Koa {
  const { world, logger, metrics = createMetrics(), limiters, trustProxy, artworkAt, isStopping, onStop } = options
  const app = new Koa()
  app.on('error', (error: Error & { code?: string }) => {
    // A client that disconnects mid-response isn't a defect.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logger.error({ err: error }, 'response failed')
  })

  const limits = createLimits(limiters)
  const perHour = { audits: limiters.audits.quota.points, drafts: limiters.drafts.quota.points }
  const mcp = mountMcp({ world, limits, perHour, logger, sharedSessions: options.sharedSessions ?? null, turns: createTurns() })
  onStop?.(mcp)
  const probes = mountProbes(world, metrics, logger, isStopping)
  const describe = () => describeApi({ siteUrl: world.siteUrl, contact: world.site.values.contact, limiters })
  const routers = [
    mountContract(world, limits, describe),
    mcp.router,
    mountOAuth(world, limits),
    createPages({ world, limits, artworkAt, describe, limiters, sampleProduct: options.sampleProduct }),
  ]
  const metadata = mountMetadata(world, limits)
  const responseCache = createResponseCache(world)

  app.use(readClientAddress(trustProxy))
  app.use(logRequests(logger, metrics))
  app.use(countShown(world))
  app.use(siteContext(world.site))
  app.use(responseCache.send)
  const headersAt = byAddress(listSecureHeaders)
  app.use(secureHeaders(() => headersAt(world.siteUrl)))
  app.use(openCors)
  app.use(compressAnswers)
  app.use(viewerContext)
  app.use(answerFailures(logger, renderFailurePage))
  app.use(probes.routes())
  app.use(metadata.routes())
  app.use(normalizePath)
  app.use(responseCache.keep)
  app.use(scopeReads(world))
  app.use(sameOrigin(world))
  app.use(loadAccount(world))
  app.use(leadBrowsers)
  for (const router of routers) app.use(router.routes())
  app.use(redirectFormer)
  app.use(rejectMethod([probes, metadata, ...routers]))
  return app
}
