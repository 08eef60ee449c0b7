import type { Router } from '@koa/router'
import type { World } from '../../ports/world.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import { launchDashboard } from './dashboard-launch.tsx'
import { dashboard } from './dashboard.tsx'
import { draftEditor, saveDraft } from './draft/draft-editor.tsx'
import { manageLaunch } from './manage-launch.ts'
import { placePage } from './elsewhere/place/place-page.tsx'
import { planPage } from './elsewhere/plan/plan-page.tsx'
import { routePlanFiles } from './elsewhere/plan-files.ts'
import { mountPages } from '../page/mount-pages.ts'
import { listingEditor, saveListing } from './edit-listing.ts'
import { newDraftForm, startDraft } from './draft/new-draft.tsx'
import { decideReview, review } from './draft/review.tsx'
import { paths } from '../../../shared/paths.ts'

/** The pages for a maker's own launches. All of them require a signed-in account. */
export function routeMakerPages(router: Router, world: World, limits: Limits): void {
  const { audits: takeAudit, changes: takeChange } = limits
  const limitReads = limitRate(limits.pages)
  router.get(paths.dashboard.pattern, limitReads, (ctx) => dashboard(world, ctx))
  router.get(paths.launchDashboard.pattern, limitReads, (ctx) => launchDashboard(world, ctx))
  router.post(paths.launchDashboard.pattern, limitReads, (ctx) => manageLaunch(world, { takeAudit, takeChange }, ctx))
  router.get(paths.editListing.pattern, limitReads, (ctx) => listingEditor(world, ctx))
  router.post(paths.editListing.pattern, limitReads, (ctx) => saveListing(world, takeChange, ctx))
  mountPages(router, { world, limits }, [planPage, placePage])
  routePlanFiles(router, world, limits)
  router.get(paths.newDraft.pattern, limitReads, (ctx) => newDraftForm(ctx))
  router.post(paths.newDraft.pattern, limitReads, (ctx) => startDraft(world, limits, ctx))
  router.get(paths.draft.pattern, limitReads, (ctx) => draftEditor(world, ctx))
  router.post(paths.draft.pattern, limitReads, (ctx) => saveDraft(world, takeAudit, ctx))
  router.get(paths.draftReview.pattern, limitReads, (ctx) => review(world, ctx))
  router.post(paths.draftReview.pattern, limitReads, (ctx) => decideReview(world, takeAudit, ctx))
}
