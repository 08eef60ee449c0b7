import type { Context } from 'koa'
import { editDraft } from '../../../actions/drafts/edit-draft.ts'
import { findCrawl, findOwnLaunch } from '../../../actions/launches/find-launch.ts'
import { isWishFull } from '../../../actions/launches/list-weeks.ts'
import { submitLaunch, type Visiting } from '../../../actions/launches/move-launch.ts'
import type { World } from '../../../ports/world.ts'
import type { Launch } from '../../../domain/launch.ts'
import { isPlan } from '../../../domain/launch-plan.ts'
import { readListing } from '../../../domain/listing-draft.ts'
import type { Profile, Crawl } from '../../../domain/records.ts'
import { spend, type TakeQuota } from '../../../http/limits/limit-rate.ts'
import { showDraft } from './draft-page.tsx'
import { toListingInput, toWish, valuesFrom, type DraftValues } from './draft-values.ts'
import { formFaults, readForm, type FormFaults } from '../../parts/form-answer.ts'
import { withNotice } from '../maker-page.tsx'
import { changedElsewhere } from '../changed-elsewhere.ts'
import { draftPath, launchDashboardPath, listingPath, reviewPath } from '../maker-paths.ts'
import { openPoints } from '../next-step.tsx'
import { resumedAccount } from '../../account/resumed-account.tsx'
import { redirect, requireAccount } from '../../account/session.ts'

type SlugContext = Context & { params: Record<string, string> }

/** The draft as a form. What is no draft any more is shown where it can be followed. Throws NOT_FOUND for everybody but its owner. */
export async function draftEditor(world: World, ctx: SlugContext): Promise<void> {
  const account = requireAccount(ctx)
  const slug = ctx.params['slug'] ?? ''
  const launch = await findOwnLaunch(world, { slug }, account)
  if (launch.status === 'live') return redirect(ctx, listingPath(launch.slug))
  if (launch.status !== 'draft') return redirect(ctx, launchDashboardPath(launch.slug))
  if (launch.slug !== slug) return redirect(ctx, draftPath(launch.slug))
  await showDraft(world, ctx, { launch })
}

/** Keeps what was typed, or shows all of it again with its faults; then goes on to where the button said. */
export async function saveDraft(world: World, takeAudit: TakeQuota, ctx: SlugContext): Promise<void> {
  const slug = ctx.params['slug'] ?? ''
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const launch = await findOwnLaunch(world, { slug }, account)
  const use = form.get('use')
  const values = takeCrawled(valuesFrom(form), use, await findCrawl(world, launch))
  let seen = form.get('seen') ?? ''
  try {
    const edited = await editDraft(world, { slug, fields: toListingInput(values), wish: toWish(values), unchangedSince: seen }, account)
    // Saved already: what is wrong with the submission is told about what is stored now.
    seen = edited.updatedAt
    const visit: Visiting = (work) => spend(takeAudit, ctx, work, account.id)
    await goOn(world, ctx, { launch: edited, account, go: form.get('go'), use, visit })
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

/** Whoever wanted to submit learns everything at once: what is wrong, and what is missing besides. */
async function withMissing(world: World, { faults, message }: FormFaults, launch: Launch, values: DraftValues): Promise<FormFaults> {
  const { plan, launchDate } = toWish(values)
  const { listing } = readListing(toListingInput(values), launch)
  const typed = { ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null }
  const ahead = { now: world.clock(), full: await isWishFull(world, typed) }
  const missing = Object.fromEntries(openPoints(typed, ahead).map((point) => [point.field, point.message]))
  return { faults: { ...missing, ...faults }, message }
}

type Going = { launch: Launch; account: Profile; go: string | null; use: string | null; visit: Visiting }

async function goOn(world: World, ctx: Context, { launch, account, go, use, visit }: Going): Promise<void> {
  const { slug, plan, requestedLaunchDate } = launch
  if (use !== null) return redirect(ctx, `${withNotice(draftPath(slug), 'saved')}#field-${encodeURIComponent(use)}`)
  if (go === 'review') return redirect(ctx, reviewPath(slug))
  if (go !== 'submit') return redirect(ctx, withNotice(draftPath(slug), 'saved'))
  await submitLaunch(world, { slug, plan: plan ?? '', launchDate: requestedLaunchDate ?? '', visit }, account)
  redirect(ctx, withNotice(launchDashboardPath(slug), 'submitted'))
}

/** The form with what the page says in one of its fields; as it is for a field of which the page says nothing. */
function takeCrawled(values: DraftValues, field: string | null, crawl: Crawl | null): DraftValues {
  const found = crawl?.listing
  if (!found) return values
  if (field === 'name' || field === 'tagline' || field === 'description' || field === 'pricing')
    return { ...values, [field]: found[field] ?? values[field] }
  return field === 'categories' ? { ...values, categories: found.categories } : values
}
