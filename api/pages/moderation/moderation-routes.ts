import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { decide, decideMails, moderation } from './moderation.tsx'

/** The moderators’ pages. For everyone else they don’t exist. */
export function routeModeration(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/moderation/', limitReads, (ctx) => moderation(world, ctx))
  router.post('/moderation/', limitReads, (ctx) => decide(world, ctx))
  router.post('/moderation/emails/', limitReads, (ctx) => decideMails(world, ctx))
}
