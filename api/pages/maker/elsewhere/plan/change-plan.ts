import { planAgain, planPlace, planPlaces } from '../../../../actions/elsewhere/plan-places.ts'
import { readPlan } from '../../../../actions/elsewhere/read-plan.ts'
import { saveSettings } from '../../../../actions/elsewhere/save-settings.ts'
import { invalidRequest } from '../../../../domain/failure.ts'
import type { Profile } from '../../../../domain/records.ts'
import type { TakeQuota } from '../../../../http/limits/limit-rate.ts'
import type { World } from '../../../../ports/world.ts'
import { resumedAccount } from '../../../account/resumed-account.tsx'
import { redirect } from '../../../account/session.ts'
import { formFaults, readForm } from '../../../parts/form-answer.ts'
import { withNotice, type NoticeName } from '../../maker-page.tsx'
import { showPlan, type SlugContext } from './plan-page.tsx'
import { settingsFrom } from './plan-settings.tsx'
import { paths } from '../../../../../shared/paths.ts'

type Step = { world: World; slug: string; account: Profile; form: URLSearchParams }

/** What the forms of a plan do; each returns its notice. */
const steps: Record<string, (step: Step) => Promise<NoticeName>> = {
  plan: async ({ world, slug, account, form }) => {
    const count = Number(form.get('count') ?? '')
    await planPlaces(world, { slug, count: Number.isInteger(count) && count > 0 ? count : 10 }, account)
    return 'planned'
  },
  add: async ({ world, slug, account, form }) => {
    await planPlace(world, { slug, directory: form.get('directory') ?? '' }, account)
    return 'place-added'
  },
  again: async ({ world, slug, account }) => {
    await planAgain(world, { slug }, account)
    return 'redated'
  },
  settings: async ({ world, slug, account, form }) => {
    await saveSettings(world, { slug, ...settingsFrom(form) }, account)
    return 'saved'
  },
}

/** Handles the forms of a plan. A refused one is shown again with what was typed. */
export async function changePlan(world: World, takeChange: TakeQuota, ctx: SlugContext): Promise<void> {
  const slug = ctx.params['slug'] ?? ''
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => readPlan(world, { slug }, account))
  if (account === null) return
  const own = await readPlan(world, { slug }, account)
  const name = form.get('do') ?? ''
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (step === undefined) throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
  try {
    await takeChange(ctx, account.id)
    redirect(ctx, withNotice(paths.submissionPlan(own.launch), await step({ world, slug, account, form })))
  } catch (error) {
    const faults = formFaults(ctx, error)
    const refused = { title: 'Not saved', faults, ...(name === 'settings' && { settings: settingsFrom(form) }) }
    showPlan(ctx, { own: await readPlan(world, { slug }, account), account, refused })
  }
}
