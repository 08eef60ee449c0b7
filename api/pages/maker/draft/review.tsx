import type { Context } from 'koa'
import { findCrawl, findOwnLaunch, findReviewedLaunch } from '../../../actions/launches/find-launch.ts'
import { isWishFull } from '../../../actions/launches/list-weeks.ts'
import { recheckDraft } from '../../../actions/drafts/recheck-draft.ts'
import { submitLaunch, type Visiting } from '../../../actions/launches/move-launch.ts'
import type { World } from '../../../ports/world.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Profile } from '../../../domain/records.ts'
import { spend, type TakeQuota } from '../../../http/limits/limit-rate.ts'
import { allowPlayer } from '../../launch/media/allow-player.ts'
import { addStylesheet } from '../../site/assets.ts'
import { formFaults, readForm, type FormFaults } from '../../parts/form-answer.ts'
import { Notice, sendMakerPage, withNotice } from '../maker-page.tsx'
import { resumedAccount } from '../../account/resumed-account.tsx'
import { LaunchPreviews } from './launch-previews.tsx'
import { ReviewFindings } from './review-findings.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewListing } from './review-listing.tsx'
import { redirect, requireAccount } from '../../account/session.ts'
import { paths } from '../../../../shared/paths.ts'

type SlugContext = Context & { params: Record<string, string> }

const stylesheet = addStylesheet('draft')

/** The preview of a launch, for its owner and the moderators. Throws NOT_FOUND for everyone else. */
export async function review(world: World, ctx: SlugContext): Promise<void> {
  const account = requireAccount(ctx)
  const slug = ctx.params['slug'] ?? ''
  const launch = await findReviewedLaunch(world, { slug }, account)
  if (launch.status === 'live') return redirect(ctx, paths.launch(launch))
  if (launch.slug !== slug) return redirect(ctx, paths.draftReview(launch))
  await show(world, ctx, { launch, account })
}

/** Submits the stored draft, or audits its page again. Every audit counts against the account's limit. */
export async function decideReview(world: World, takeAudit: TakeQuota, ctx: SlugContext): Promise<void> {
  const slug = ctx.params['slug'] ?? ''
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const { plan, requestedLaunchDate } = await findOwnLaunch(world, { slug }, account)
  const visit: Visiting = (work) => spend(takeAudit, ctx, work, account.id)
  try {
    if (form.get('do') === 'check') {
      await visit(() => recheckDraft(world, { slug }, account))
      return redirect(ctx, `${withNotice(paths.draftReview({ slug }), 'checked')}#findings`)
    }
    await submitLaunch(world, { slug, plan: plan ?? '', launchDate: requestedLaunchDate ?? '', visit }, account)
    redirect(ctx, withNotice(paths.launchDashboard({ slug }), 'submitted'))
  } catch (error) {
    const faults = formFaults(ctx, error)
    const title = form.get('do') === 'check' ? 'We couldn’t audit your page' : 'Not submitted'
    await show(world, ctx, { launch: await findOwnLaunch(world, { slug }, account), account, refused: { title, faults } })
  }
}

type Shown = { launch: Launch; account: Profile; refused?: { title: string; faults: FormFaults } }

async function show(world: World, ctx: Context, { launch, account, refused }: Shown): Promise<void> {
  const ahead = { now: world.clock(), full: await isWishFull(world, launch) }
  const isOwner = launch.ownerId === account.id
  const crawl = await findCrawl(world, launch)
  allowPlayer(ctx, launch)
  sendMakerPage(ctx, {
    title: refused ? refused.title : `Preview: ${launch.name}`,
    extra: <link rel="stylesheet" href={stylesheet} />,
    content: (
      <div class="wrap">
        <ReviewHead launch={launch} isOwner={isOwner} refused={refused} ahead={ahead}>
          <Notice ctx={ctx} />
        </ReviewHead>
        <h2 class="review-label heading">Page preview</h2>
        <ReviewListing launch={launch} now={world.clock()} />
        <LaunchPreviews launch={launch} crawl={crawl} siteUrl={world.siteUrl} now={world.clock()} open />
        <ReviewFindings launch={launch} crawl={crawl} isOwner={isOwner} />
      </div>
    ),
  })
}
