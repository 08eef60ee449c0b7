import type { Router } from '@koa/router'
import { readPlace, readPlan } from '../../../actions/elsewhere/read-plan.ts'
import { limitRate, type Limits } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { requireAccount } from '../../account/session.ts'
import { changePlace } from './place/change-place.ts'
import { changePlan } from './plan/change-plan.ts'
import { downloadCalendar, downloadTable } from './plan/downloads.ts'
import { placePage, showPlace } from './place/place-page.tsx'
import { planPage, showPlan, type SlugContext } from './plan/plan-page.tsx'
import { saveTexts } from './preparation/save-texts.ts'
import { sendPicture } from './preparation/send-picture.ts'
import { sendWeek } from './preparation/send-week.ts'
import { paths } from '../../../../shared/paths.ts'

/** The plan of other places to launch. All of it requires the launch’s owner. */
export function routeElsewhere(router: Router, world: World, limits: Limits): void {
  const { pages, planChanges: takeChange, wordings: takeDraft } = limits
  const limitReads = limitRate(pages)
  const showWeek = async (ctx: SlugContext, week: Parameters<typeof showPlan>[1]['week']) => {
    const account = requireAccount(ctx)
    showPlan(ctx, { own: await readPlan(world, { slug: ctx.params['slug'] ?? '' }, account), account, week })
  }
  const showTexts = async (ctx: SlugContext, text: Parameters<typeof showPlace>[2]['text']) => {
    const account = requireAccount(ctx)
    const { slug = '', directory = '' } = ctx.params
    showPlace(world, ctx, { own: await readPlace(world, { slug, directory }, account), account, text })
  }
  const showPicture = async (ctx: SlugContext, pictureFault: string) => {
    const account = requireAccount(ctx)
    const { slug = '', directory = '' } = ctx.params
    showPlace(world, ctx, { own: await readPlace(world, { slug, directory }, account), account, pictureFault })
  }
  router.get(paths.submissionCalendar.pattern, limitReads, (ctx) => downloadCalendar(world, ctx))
  router.get(paths.submissionTable.pattern, limitReads, (ctx) => downloadTable(world, ctx))
  router.get(paths.submissionPlan.pattern, limitReads, (ctx) => planPage(world, ctx))
  router.post(paths.submissionPlan.pattern, limitReads, (ctx) => changePlan(world, takeChange, ctx))
  router.post(paths.prepareWeek.pattern, limitReads, (ctx) => sendWeek(world, takeChange, showWeek, ctx))
  router.get(paths.submission.pattern, limitReads, (ctx) => placePage(world, ctx))
  router.post(paths.submission.pattern, limitReads, (ctx) => changePlace(world, limits, ctx))
  router.get(paths.submissionPicture.pattern, limitReads, (ctx) => sendPicture(world, showPicture, ctx))
  router.post(paths.submissionTexts.pattern, limitReads, (ctx) => saveTexts(world, { takeChange, takeDraft }, showTexts, ctx))
}
