import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { maker } from './maker.tsx'
import { changeSaved, saved } from './saved.tsx'
import { paths } from '../../../shared/paths.ts'

/** Makers’ pages, and the launches that a person saved. */
export function routeMakers(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.maker.pattern, limitReads, (ctx) => maker(world, ctx))
  router.get(paths.saved.pattern, limitReads, (ctx) => saved(world, ctx))
  router.post(paths.saved.pattern, limitReads, (ctx) => changeSaved(world, limits.saves, ctx))
}
