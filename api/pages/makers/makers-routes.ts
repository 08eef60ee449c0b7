import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { maker } from './maker.tsx'

/** Makers’ pages. */
export function routeMakers(router: Router, world: World, limits: Limits): void {
  router.get('/makers/:handle/', limitRate(limits.pages), (ctx) => maker(world, ctx))
}
