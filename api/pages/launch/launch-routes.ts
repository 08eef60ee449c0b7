import type { Router } from '@koa/router'
import type { World } from '../../ports/world.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import { mountPages } from '../page/mount-pages.ts'
import { go } from './go.ts'
import { launchPage } from './launch.tsx'
import { launchPicture } from './launch-picture.ts'
import { reportPage } from './report/report.tsx'
import { paths } from '../../../shared/paths.ts'

/** The launch page, its pictures, and the link to its product. */
export function routeLaunches(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  mountPages(router, { world, limits }, [launchPage, reportPage])
  router.get(paths.launchPicture.pattern, limitReads, (ctx) => launchPicture(world, ctx))
  router.get(paths.outboundLink.pattern, limitReads, (ctx) => go(world, ctx))
}
