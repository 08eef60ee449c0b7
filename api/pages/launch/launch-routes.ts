import type { Router } from '@koa/router'
import type { World } from '../../ports/world.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import { comment, deleteComment, saveComment } from './comments/comment.ts'
import { go } from './go.ts'
import { launch, launchPath } from './launch.tsx'
import { launchPicture } from './launch-picture.ts'
import { report, reportForm } from './report/report.tsx'
import { redirect } from '../account/session.ts'
import { save } from './save.ts'
import { unpublish } from './unpublish.ts'
import { upvote } from './upvote.ts'

/** The launch page and its forms. */
export function routeLaunches(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/launches/:slug/', limitReads, (ctx) => launch(world, ctx))
  router.get('/pictures/:slug/:file', limitReads, (ctx) => launchPicture(world, ctx))
  router.post('/launches/:slug/upvote/', limitReads, (ctx) => upvote(world, ctx))
  router.post('/launches/:slug/save/', limitReads, (ctx) => save(world, limits.saves, ctx))
  router.post('/launches/:slug/comments/', limitReads, (ctx) => comment(world, limits.comments, ctx))
  router.post('/launches/:slug/comments/:comment/remove/', limitReads, (ctx) => deleteComment(world, ctx))
  router.post('/launches/:slug/comments/:comment/edit/', limitReads, (ctx) => saveComment(world, limits.comments, ctx))
  router.get('/launches/:slug/report/', limitReads, (ctx) => reportForm(world, ctx))
  router.post('/launches/:slug/report/', limitReads, (ctx) => report(world, limits.contentReports, ctx))
  // A rejected form is shown at the URL it was sent to. Opened again, that URL leads to the launch.
  router.get('/launches/:slug/comments/', (ctx) => redirect(ctx, launchPath({ slug: ctx.params['slug'] ?? '' })))
  router.get('/launches/:slug/comments/:comment/edit/', (ctx) => redirect(ctx, launchPath({ slug: ctx.params['slug'] ?? '' })))
  router.post('/launches/:slug/unpublish/', limitReads, (ctx) => unpublish(world, ctx))
  router.get('/launches/:slug/unpublish/', (ctx) => redirect(ctx, launchPath({ slug: ctx.params['slug'] ?? '' })))
  router.get('/go/:slug/', limitReads, (ctx) => go(world, ctx))
}
