import type { Router } from '@koa/router'
import type { Middleware } from 'koa'
import type { CreateLimiter } from '../../ports/shared-state.ts'
import type { World } from '../../ports/world.ts'
import { createRateLimit } from '../../http/limits/limit-rate.ts'
import { comment, dropComment } from './comment.ts'
import { go } from './go.ts'
import { launch, launchPath } from './launch.tsx'
import { redirect } from '../account/session.ts'
import { takeDown } from './take-down.ts'
import { upvote } from './upvote.ts'

type LaunchLimits = { limitReads: Middleware; createLimiter: CreateLimiter }

/** The page of a launch, and what people do there. */
export function routeLaunches(router: Router, world: World, { limitReads, createLimiter }: LaunchLimits): void {
  const takeComment = createRateLimit({ name: 'comments', quota: 20, seconds: 600 }, createLimiter)
  router.get('/launches/:slug/', limitReads, (ctx) => launch(world, ctx))
  router.post('/launches/:slug/upvote/', limitReads, (ctx) => upvote(world, ctx))
  router.post('/launches/:slug/comments/', limitReads, (ctx) => comment(world, takeComment, ctx))
  router.post('/launches/:slug/comments/:comment/remove/', limitReads, (ctx) => dropComment(world, ctx))
  // A page with a refused form stands at its address; opened again it is the launch.
  router.get('/launches/:slug/comments/', (ctx) => redirect(ctx, launchPath({ slug: ctx.params['slug'] ?? '' })))
  router.post('/launches/:slug/take-down/', limitReads, (ctx) => takeDown(world, ctx))
  router.get('/launches/:slug/take-down/', (ctx) => redirect(ctx, launchPath({ slug: ctx.params['slug'] ?? '' })))
  router.get('/go/:slug/', limitReads, (ctx) => go(world, ctx))
}
