import { moveLaunch } from '../../actions/launches/move-launch.ts'
import type { Context } from 'koa'
import { addChangelogEntry, removeChangelogEntry } from '../../actions/community/edit-changelog.ts'
import { checkBadge } from '../../actions/launches/check-badge.ts'
import { discardDraft } from '../../actions/drafts/discard-draft.ts'
import { withdrawEdit } from '../../actions/launches/edit-live-listing.ts'
import { findOwnLaunch } from '../../actions/launches/find-launch.ts'
import { renameLaunch } from '../../actions/launches/rename-launch.ts'
import type { World } from '../../ports/world.ts'
import { invalidRequest } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { spend, type TakeQuota } from '../../http/limits/limit-rate.ts'
import { showLaunchDashboard } from './dashboard-launch.tsx'
import { formFaults, readForm } from '../parts/form-answer.ts'
import { withNotice } from './maker-page.tsx'
import { resumedAccount } from '../account/resumed-account.tsx'
import { redirect } from '../account/session.ts'
import { paths } from '../../../shared/paths.ts'

type Step = { world: World; launch: Launch; account: Profile; form: URLSearchParams; visit: (work: () => Promise<void>) => Promise<void> }

/** What the forms of a launch's dashboard do; each returns where to redirect to. */
const steps: Record<string, (step: Step) => Promise<string>> = {
  withdraw: async ({ world, launch: { slug }, account }) => {
    await moveLaunch(world, slug, { event: 'withdraw' }, account)
    return withNotice(paths.launchDashboard({ slug }), 'withdrawn')
  },
  unpublish: async ({ world, launch: { slug }, account }) => {
    await moveLaunch(world, slug, { event: 'unpublish' }, account)
    return withNotice(paths.launchDashboard({ slug }), 'unpublished')
  },
  'withdraw-edit': async ({ world, launch: { slug }, account }) => {
    await withdrawEdit(world, slug, account)
    return withNotice(paths.launchDashboard({ slug }), 'retired')
  },
  reopen: async ({ world, launch: { slug }, account }) => {
    await moveLaunch(world, slug, { event: 'reopen' }, account)
    return withNotice(paths.draft({ slug }), 'reopened')
  },
  rename: async ({ world, launch, account, form }) => {
    const { slug } = await renameLaunch(world, { slug: launch.slug, newSlug: form.get('slug') ?? '' }, account)
    return withNotice(paths.launchDashboard({ slug }), 'renamed')
  },
  news: async ({ world, launch: { slug }, account, form }) => {
    await addChangelogEntry(world, { slug, title: form.get('title') ?? '', text: form.get('text') ?? '' }, account)
    return withNotice(paths.launchDashboard({ slug }), 'posted')
  },
  retract: async ({ world, launch: { slug }, account, form }) => {
    await removeChangelogEntry(world, { slug, id: form.get('entry') ?? '' }, account)
    return withNotice(paths.launchDashboard({ slug }), 'retracted')
  },
  discard: async ({ world, launch: { slug }, account }) => {
    await discardDraft(world, { slug }, account)
    return withNotice(paths.dashboard(), 'discarded')
  },
  badge: async ({ world, launch, visit }) => {
    await visit(() => checkBadge(world, launch))
    return `${withNotice(paths.launchDashboard(launch), 'badge')}#badge`
  },
}

const titles: Record<string, string> = {
  rename: 'URL not changed',
  news: 'Update not published',
}

type Limits = { takeAudit: TakeQuota; takeChange: TakeQuota }

/** Handles the forms of a launch's dashboard. A badge check counts against the account's audit limit, everything else against its limit of changes. */
export async function manageLaunch(world: World, { takeAudit, takeChange }: Limits, ctx: Context & { params: Record<string, string> }) {
  const slug = ctx.params['slug'] ?? ''
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const launch = await findOwnLaunch(world, { slug }, account)
  const name = form.get('do') ?? ''
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (step === undefined) throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
  try {
    if (name !== 'badge') await takeChange(ctx, account.id)
    const visit = (work: () => Promise<void>) => spend(takeAudit, ctx, work, account.id)
    redirect(ctx, await step({ world, launch, account, form, visit }))
  } catch (error) {
    const typed = Object.fromEntries([...form].filter(([field]) => field !== 'do'))
    const faults = formFaults(ctx, error)
    const now = await findOwnLaunch(world, { slug }, account)
    await showLaunchDashboard(world, ctx, {
      launch: now,
      account,
      refused: { title: titles[name] ?? 'Something went wrong', typed, faults },
    })
  }
}
