import type { Context } from 'koa'
import { findOwnLaunch } from '../../actions/launches/find-launch.ts'
import { editLiveListing, findEditable } from '../../actions/launches/edit-live-listing.ts'
import type { World } from '../../ports/world.ts'
import type { TakeQuota } from '../../http/limits/limit-rate.ts'
import { changedElsewhere } from './changed-elsewhere.ts'
import { showDraft } from './draft/draft-page.tsx'
import { toListingInput, valuesFrom, withFixed } from './draft/draft-values.ts'
import { formFaults, formLimits, readForm } from '../parts/form-answer.ts'
import { withNotice } from './maker-page.tsx'
import { resumedAccount } from '../account/resumed-account.tsx'
import { redirect, requireAccount } from '../account/session.ts'
import { paths } from '../../../shared/paths.ts'

const notices = { same: 'unchanged', public: 'edited', waiting: 'proposed' } as const

type SlugContext = Context & { params: Record<string, string> }

/** The edit form of a live launch's listing. Others are edited as drafts. */
export async function listingEditor(world: World, ctx: SlugContext): Promise<void> {
  const account = requireAccount(ctx)
  const launch = await findOwnLaunch(world, { slug: ctx.params['slug'] ?? '' }, account)
  if (launch.status !== 'live') return redirect(ctx, paths.draft(launch))
  await showDraft(world, ctx, await findEditable(world, launch, account))
}

/** Saves the listing, or shows the form again with its errors. */
export async function saveListing(world: World, takeChange: TakeQuota, ctx: SlugContext): Promise<void> {
  const slug = ctx.params['slug'] ?? ''
  const form = await readForm(ctx, formLimits.draftBytes)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const live = await findOwnLaunch(world, { slug }, account)
  if (live.status !== 'live') return redirect(ctx, paths.draft({ slug }))
  const values = withFixed(valuesFrom(form), live)
  const seen = form.get('seen') ?? ''
  try {
    await takeChange(ctx, account.id)
    const { outcome } = await editLiveListing(world, { slug, fields: toListingInput(values), unchangedSince: seen }, account)
    redirect(ctx, withNotice(paths.launchDashboard({ slug }), notices[outcome]))
  } catch (error) {
    const now = await findEditable(world, await findOwnLaunch(world, { slug }, account), account)
    if (changedElsewhere(error)) return showDraft(world, ctx, { ...now, values, changed: true })
    await showDraft(world, ctx, { ...now, values, seen, faults: formFaults(ctx, error) })
  }
}
