import { checkListing, readListingUrl } from '../../../../actions/elsewhere/check-listing.ts'
import { noteListing, noteState, saveDetails } from '../../../../actions/elsewhere/note-place.ts'
import { unplanPlace } from '../../../../actions/elsewhere/plan-places.ts'
import { readPlace } from '../../../../actions/elsewhere/read-plan.ts'
import { submissionStates } from '../../../../domain/elsewhere/records.ts'
import { invalidRequest } from '../../../../domain/failure.ts'
import type { Profile } from '../../../../domain/records.ts'
import type { Limits } from '../../../../http/limits/limit-rate.ts'
import type { World } from '../../../../ports/world.ts'
import { resumedAccount } from '../../../account/resumed-account.tsx'
import { redirect } from '../../../account/session.ts'
import { formFaults, readForm } from '../../../parts/form-answer.ts'
import { withNotice } from '../../maker-page.tsx'
import { showPlace } from './place-page.tsx'
import type { SlugContext } from '../plan/plan-page.tsx'
import { paths } from '../../../../../shared/paths.ts'

type Step = { world: World; slug: string; directory: string; account: Profile; form: URLSearchParams; takeCheck: () => Promise<unknown> }

/** What the forms of one directory do; each returns where to redirect to. */
const steps: Record<string, (step: Step) => Promise<string>> = {
  listing: async ({ world, slug, directory, account, form }) => {
    await noteListing(world, { slug, directory, listingUrl: form.get('listingUrl') ?? '' }, account)
    return `${withNotice(paths.submission({ slug, directory }), 'saved')}#listing`
  },
  check: async ({ world, slug, directory, account, form, takeCheck }) => {
    const input = { slug, directory, listingUrl: form.get('listingUrl') ?? '' }
    const { place } = await readPlace(world, input, account)
    // A mistyped URL visits nothing, so it isn’t counted.
    readListingUrl(input.listingUrl, place.entry)
    await takeCheck()
    await checkListing(world, input, account)
    return `${withNotice(paths.submission({ slug, directory }), 'listing-checked')}#listing`
  },
  details: async ({ world, slug, directory, account, form }) => {
    const text = (field: string) => form.get(field) ?? ''
    const input = { plannedFor: text('plannedFor'), accountSince: text('accountSince'), note: text('note') }
    await saveDetails(world, { slug, directory, ...input }, account)
    return withNotice(paths.submission({ slug, directory }), 'saved')
  },
  remove: async ({ world, slug, directory, account }) => {
    await unplanPlace(world, { slug, directory }, account)
    return withNotice(paths.submissionPlan({ slug }), 'place-removed')
  },
}

/** Handles the forms of one directory of a plan. A refused one is shown again with what was typed. */
export async function changePlace(world: World, { planChanges: takeChange, listingChecks }: Limits, ctx: SlugContext): Promise<void> {
  const { slug = '', directory = '' } = ctx.params
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => readPlace(world, { slug, directory }, account))
  if (account === null) return
  const { launch } = await readPlace(world, { slug, directory }, account)
  const name = form.get('do') ?? ''
  const state = submissionStates.find((each) => each === name)
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (step === undefined && state === undefined) throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
  try {
    await takeChange(ctx, account.id)
    if (state !== undefined) {
      await noteState(world, { slug, directory, state }, account)
      redirect(ctx, withNotice(paths.submission({ slug: launch.slug, directory }), 'saved'))
    } else if (step !== undefined)
      redirect(ctx, await step({ world, slug: launch.slug, directory, account, form, takeCheck: () => listingChecks(ctx, account.id) }))
  } catch (error) {
    const faults = formFaults(ctx, error)
    const typed = Object.fromEntries([...form].filter(([field]) => field !== 'do'))
    const own = await readPlace(world, { slug, directory }, account)
    showPlace(world, ctx, { own, account, refused: { title: 'Not saved', typed, faults } })
  }
}
