import { Router } from '@koa/router'
import type { World } from '../actions/world.ts'
import { Failure } from '../domain/failure.ts'
import type { Metrics } from './metrics.ts'
import { isOwnNetwork } from './middleware/limit-rate.ts'

/** With and without a slash at the end, never redirected: some checkers take a redirect for health. `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: figures, for callers in the operator's own network only. */
export function mountProbes(world: World, metrics: Metrics, isStopping: () => boolean): Router {
  const router = new Router({ exclusive: true })
  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: 'ok' }
  })
  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    if (isStopping()) throw new Failure('SERVICE_UNAVAILABLE', 'The service is stopping.')
    await world.store.ping().catch(() => {
      throw new Failure('SERVICE_UNAVAILABLE', 'The store does not answer.')
    })
    ctx.body = { status: 'ok' }
  })
  router.get('/metrics', async (ctx) => {
    if (!isOwnNetwork(ctx.ip)) throw new Failure('NOT_FOUND', 'There is nothing at this address.')
    ctx.type = metrics.contentType
    ctx.body = await metrics.read()
  })
  return router
}
