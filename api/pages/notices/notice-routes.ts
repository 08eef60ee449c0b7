import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { markRead, notices, open } from './notices.tsx'

/** The notifications of the signed-in person. */
export function routeNotices(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/notifications/', limitReads, (ctx) => notices(world, ctx))
  router.post('/notifications/', limitReads, (ctx) => markRead(world, ctx))
  router.post('/notifications/:id/', limitReads, (ctx) => open(world, ctx))
}
