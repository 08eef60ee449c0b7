import type { Router } from '@koa/router'
import { currentWeek } from '../../actions/weeks/read-week.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { week } from './week.tsx'
import { paths } from '../../../shared/paths.ts'

/** The launches of each week. `/weeks/` leads to the current one. */
export function routeWeeks(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.weeks.pattern, limitReads, (ctx) => {
    ctx.status = 302
    ctx.set('Location', weekPath(currentWeek(world)))
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = ''
  })
  router.get(paths.week.pattern, limitReads, (ctx) => week(world, ctx))
}
