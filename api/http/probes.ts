import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import type { World } from '../ports/world.ts'
import { Failure } from '../domain/failure.ts'
import type { Metrics } from './metrics.ts'
import { toErrorBody } from './middleware/answer-failures.ts'
import { isOwnNetwork } from '../net/caller-network.ts'
import { paths } from '../../shared/paths.ts'

type ProbedWorld = { store: Pick<World['store'], 'ping'> }

/** With and without a slash at the end, never redirected: some checkers take a redirect for health. `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: figures, for callers in the operator's own network only. */
export function mountProbes(world: ProbedWorld, metrics: Metrics, logger: Logger, isStopping: () => boolean): Router {
  const router = new Router({ exclusive: true, sensitive: true })
  let storeAnswers = true
  const note = (error: string | null) => {
    const answers = error === null
    if (answers === storeAnswers) return
    storeAnswers = answers
    if (answers) logger.info('Ready again: the store is available.')
    else logger.warn(`Not ready: store unavailable (${error}).`)
  }
  router.get(paths.healthz.pattern, (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: 'ok' }
  })
  router.get(paths.readyz.pattern, async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    if (isStopping()) return reject(ctx, 'The service is stopping.')
    const error = await world.store.ping().then(() => null, messageOf)
    note(error)
    if (error === null) ctx.body = { status: 'ok' }
    else reject(ctx, 'Store unavailable.')
  })
  router.get(paths.metrics.pattern, async (ctx) => {
    if (!isOwnNetwork(ctx.ip)) throw new Failure('NOT_FOUND', 'Page not found.')
    ctx.type = metrics.contentType
    ctx.body = await metrics.read()
  })
  return router
}

/** Answered, not thrown: what is thrown is logged, and a probe asks every few seconds. */
function reject(ctx: Context, message: string): void {
  const failure = new Failure('SERVICE_UNAVAILABLE', message)
  ctx.status = failure.status
  ctx.body = toErrorBody(failure)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
