import type { Router } from '@koa/router'
import type { Middleware } from 'koa'
import type { CreateLimiter } from '../../ports/shared-state.ts'
import type { World } from '../../ports/world.ts'
import type { DraftLimit } from '../../http/limits/limit-drafts.ts'
import { createRateLimit, type TakeQuota } from '../../http/limits/limit-rate.ts'
import { launchDashboard } from './dashboard-launch.tsx'
import { dashboard } from './dashboard.tsx'
import { draftEditor, saveDraft } from './draft/draft-editor.tsx'
import { manageLaunch } from './manage-launch.ts'
import { mendForm, mendListing } from './mend-listing.ts'
import { newDraftForm, startDraft } from './draft/new-draft.tsx'
import { decideReview, review } from './draft/review.tsx'

type MakerLimits = { limitReads: Middleware; takeAudit: TakeQuota; draftLimit: DraftLimit; createLimiter: CreateLimiter }

/** The pages of a maker's own launches. All of them need a signed-in account. */
export function routeMakerPages(router: Router, world: World, { limitReads, takeAudit, draftLimit, createLimiter }: MakerLimits): void {
  // Each of them leaves a record for good: an account's limit, for all of its launches.
  const takeChange = createRateLimit({ name: 'changes', quota: 30, seconds: 600 }, createLimiter)
  router.get('/dashboard/', limitReads, (ctx) => dashboard(world, ctx))
  router.get('/dashboard/:slug/', limitReads, (ctx) => launchDashboard(world, ctx))
  router.post('/dashboard/:slug/', limitReads, (ctx) => manageLaunch(world, { takeAudit, takeChange }, ctx))
  router.get('/dashboard/:slug/listing/', limitReads, (ctx) => mendForm(world, ctx))
  router.post('/dashboard/:slug/listing/', limitReads, (ctx) => mendListing(world, takeChange, ctx))
  router.get('/drafts/', limitReads, (ctx) => newDraftForm(ctx))
  router.post('/drafts/', limitReads, (ctx) => startDraft(world, draftLimit, ctx))
  router.get('/drafts/:slug/', limitReads, (ctx) => draftEditor(world, ctx))
  router.post('/drafts/:slug/', limitReads, (ctx) => saveDraft(world, takeAudit, ctx))
  router.get('/drafts/:slug/review/', limitReads, (ctx) => review(world, ctx))
  router.post('/drafts/:slug/review/', limitReads, (ctx) => decideReview(world, takeAudit, ctx))
}
