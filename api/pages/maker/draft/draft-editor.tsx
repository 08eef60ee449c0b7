import type { Context } from 'koa'
import { fieldKeys } from '../../../../shared/fields/listing-fields.ts'
import { editDraft } from '../../../actions/drafts/edit-draft.ts'
import { findCrawl, findOwnLaunch } from '../../../actions/launches/find-launch.ts'
import { isWishFull } from '../../../actions/launches/list-weeks.ts'
import { submitLaunch, type Visiting } from '../../../actions/launches/move-launch.ts'
import type { World } from '../../../ports/world.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { isPlan } from '../../../domain/launch/launch-plan.ts'
import { readListing } from '../../../domain/listing/listing-draft.ts'
import type { Profile, Crawl } from '../../../domain/records.ts'
import { spend, type TakeQuota } from '../../../http/limits/limit-rate.ts'
import { showDraft } from './draft-page.tsx'
import { formValue, toListingInput, toWish, valueOnPage, valuesFrom, type DraftValues } from './draft-values.ts'
import { formFaults, formLimits, readForm, type FormFaults } from '../../parts/form-answer.ts'
import { withNotice } from '../maker-page.tsx'
import { changedElsewhere } from '../changed-elsewhere.ts'
import { openPoints } from '../next-step.tsx'
import { resumedAccount } from '../../account/resumed-account.tsx'
import { redirect, requireAccount } from '../../account/session.ts'
import { paths } from '../../../../shared/paths.ts'

type SlugContext = Context & { params: Record<string, string> }

/** The draft editor. Launches that are no longer drafts redirect to their own pages. Throws NOT_FOUND for everyone but the owner. */
export async function draftEditor(world: World, ctx: SlugContext): Promise<void> {
  const account = requireAccount(ctx)
  const slug = ctx.params['slug'] ?? ''
  const launch = await findOwnLaunch(world, { slug }, account)
  if (launch.status === 'live') return redirect(ctx, paths.editListing(launch))
  if (launch.status !== 'draft') return redirect(ctx, paths.launchDashboard(launch))
  if (launch.slug !== slug) return redirect(ctx, paths.draft(launch))
  await showDraft(world, ctx, { launch })
}

/** Saves the draft and continues as the pressed button says, or shows the form again with its errors. */
export async function saveDraft(world: World, takeAudit: TakeQuota, ctx: SlugContext): Promise<void> {
  const slug = ctx.params['slug'] ?? ''
  const form = await readForm(ctx, formLimits.draftBytes)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const launch = await findOwnLaunch(world, { slug }, account)
  const use = form.get('use')
  const values = takeCrawled(valuesFrom(form), use, await findCrawl(world, launch))
  let seen = form.get('seen') ?? ''
  try {
    const edited = await editDraft(world, { slug, fields: toListingInput(values), wish: toWish(values), unchangedSince: seen }, account)
    // The draft is saved, so an error of the submission is about the stored version.
    seen = edited.updatedAt
    const visit: Visiting = (work) => spend(takeAudit, ctx, work, account.id)
    await finish(world, ctx, { launch: edited, account, go: form.get('go'), use, visit })
  } catch (error) {
    const now = await findOwnLaunch(world, { slug }, account)
    if (changedElsewhere(error)) return showDraft(world, ctx, { launch: now, values, changed: true })
    const faults = formFaults(ctx, error)
    const submitted = form.get('go') === 'submit'
    await showDraft(world, ctx, {
      launch: now,
      values,
      seen,
      faults: submitted ? await withMissing(world, faults, now, values) : faults,
      submitted,
    })
  }
}

/** Adds what's missing to the errors of a submission, so that everything is shown at once. */
async function withMissing(world: World, { faults, message }: FormFaults, launch: Launch, values: DraftValues): Promise<FormFaults> {
  const { plan, launchDate } = toWish(values)
  const { listing } = readListing(toListingInput(values), launch)
  const typed = { ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null }
  const ahead = { now: world.clock(), full: await isWishFull(world, typed) }
  const missing = Object.fromEntries(openPoints(typed, ahead).map((point) => [point.field, point.message]))
  return { faults: { ...missing, ...faults }, message }
}

type Finish = { launch: Launch; account: Profile; go: string | null; use: string | null; visit: Visiting }

async function finish(world: World, ctx: Context, { launch, account, go, use, visit }: Finish): Promise<void> {
  const { slug, plan, requestedLaunchDate } = launch
  if (use !== null) return redirect(ctx, `${withNotice(paths.draft({ slug }), 'saved')}#field-${encodeURIComponent(use)}`)
  if (go === 'review') return redirect(ctx, paths.draftReview({ slug }))
  if (go !== 'submit') return redirect(ctx, withNotice(paths.draft({ slug }), 'saved'))
  await submitLaunch(world, { slug, plan: plan ?? '', launchDate: requestedLaunchDate ?? '', visit }, account)
  redirect(ctx, withNotice(paths.launchDashboard({ slug }), 'submitted'))
}

/** Fills one field with the value from the page, if there is one. */
function takeCrawled(values: DraftValues, field: string | null, crawl: Crawl | null): DraftValues {
  const key = fieldKeys.find((key) => key === field)
  const value = key === undefined ? null : valueOnPage(crawl, key)
  return key === undefined || value === null ? values : { ...values, [key]: formValue(key, value) }
}
