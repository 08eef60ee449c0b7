import type { Router } from '@koa/router'
import type { World } from '../../ports/world.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import { comment, deleteComment, saveComment } from './comments/comment.ts'
import { go } from './go.ts'
import { launch } from './launch.tsx'
import { launchPicture } from './launch-picture.ts'
import { report, reportForm } from './report/report.tsx'
import { redirect } from '../account/session.ts'
import { save } from './save.ts'
import { unpublish } from './unpublish.ts'
import { upvote } from './upvote.ts'
import { paths } from '../../../shared/paths.ts'

/** The launch page and its forms. */
export function routeLaunches(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.launch.pattern, limitReads, (ctx) => launch(world, ctx))
  router.get(paths.launchPicture.pattern, limitReads, (ctx) => launchPicture(world, ctx))
  router.post(paths.upvote.pattern, limitReads, (ctx) => upvote(world, ctx))
  router.post(paths.saveLaunch.pattern, limitReads, (ctx) => save(world, limits.saves, ctx))
  router.post(paths.comments.pattern, limitReads, (ctx) => comment(world, limits.comments, ctx))
  router.post(paths.removeComment.pattern, limitReads, (ctx) => deleteComment(world, ctx))
  router.post(paths.editComment.pattern, limitReads, (ctx) => saveComment(world, limits.comments, ctx))
  router.get(paths.reportLaunch.pattern, limitReads, (ctx) => reportForm(world, ctx))
  router.post(paths.reportLaunch.pattern, limitReads, (ctx) => report(world, limits.contentReports, ctx))
  // A rejected form is shown at the URL it was sent to. Opened again, that URL leads to the launch.
  router.get(paths.comments.pattern, (ctx) => redirect(ctx, paths.launch({ slug: ctx.params['slug'] ?? '' })))
  router.get(paths.editComment.pattern, (ctx) => redirect(ctx, paths.launch({ slug: ctx.params['slug'] ?? '' })))
  router.post(paths.unpublish.pattern, limitReads, (ctx) => unpublish(world, ctx))
  router.get(paths.unpublish.pattern, (ctx) => redirect(ctx, paths.launch({ slug: ctx.params['slug'] ?? '' })))
  router.get(paths.outboundLink.pattern, limitReads, (ctx) => go(world, ctx))
}
