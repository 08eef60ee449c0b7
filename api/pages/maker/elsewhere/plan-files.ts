import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { downloadCalendar, downloadTable } from './plan/downloads.ts'
import { sendPicture } from './preparation/send-picture.ts'
import { paths } from '../../../../shared/paths.ts'

/** The files of a plan of other places. All of them require the launch’s owner. */
export function routePlanFiles(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.submissionCalendar.pattern, limitReads, (ctx) => downloadCalendar(world, ctx))
  router.get(paths.submissionTable.pattern, limitReads, (ctx) => downloadTable(world, ctx))
  router.get(paths.submissionPicture.pattern, limitReads, (ctx) => sendPicture({ world, limits }, ctx))
}
