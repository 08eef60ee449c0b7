import type { Router } from '@koa/router'
import { paths } from '../../../shared/paths.ts'
import { findOwnLaunch } from '../../actions/launches/find-launch.ts'
import { countVotesByDay, readTrend } from '../../actions/launches/read-trend.ts'
import { toCsv } from '../../domain/csv.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import type { PageContext } from '../page/answer-form.ts'
import { requireAccount } from '../session/session.ts'

const days = { most: 90 }

export function routeStatsFile(router: Router, world: World, limits: Limits): void {
  router.get(paths.launchStats.pattern, limitRate(limits.pages), async (ctx: PageContext) => {
    const launch = await findOwnLaunch(world, { slug: ctx.params['slug'] ?? '' }, requireAccount(ctx))
    const [trend, votes] = await Promise.all([readTrend(world, launch, days), countVotesByDay(world, launch)])
    const hasVotes = votes.size > 0 || launch.upvotes === 0
    ctx.attachment(`${launch.slug}-stats.csv`)
    ctx.set('Content-Type', 'text/csv; charset=utf-8')
    ctx.set('Cache-Control', 'private, no-store')
    ctx.body = toCsv([
      ['Day', 'Impressions', 'Clicks', ...(hasVotes ? ['Votes'] : [])],
      ...trend.map(({ day, impressions, clicks }) => [day, impressions, clicks, ...(hasVotes ? [votes.get(day) ?? 0] : [])].map(String)),
    ])
  })
}
