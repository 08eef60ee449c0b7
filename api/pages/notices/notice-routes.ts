import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { markRead, notices, open } from './notices.tsx'
import { paths } from '../../../shared/paths.ts'

/** The notifications of the signed-in person. */
export function routeNotices(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.notifications.pattern, limitReads, (ctx) => notices(world, ctx))
  router.post(paths.notifications.pattern, limitReads, (ctx) => markRead(world, ctx))
  router.post(paths.notification.pattern, limitReads, (ctx) => open(world, ctx))
}
