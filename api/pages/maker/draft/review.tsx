import { findCrawl, findOwnLaunch, findReviewedLaunch } from '../../../actions/launches/find-launch.ts'
import { isWishFull } from '../../../actions/launches/list-weeks.ts'
import { recheckDraft } from '../../../actions/drafts/recheck-draft.ts'
import { submitLaunch } from '../../../actions/launches/submit-launch.ts'
import { allowPlayer } from '../../launch/media/allow-player.ts'
import { addStylesheet } from '../../document/assets.ts'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { makerSheet } from '../maker-sheet.tsx'
import { LaunchPreviews } from './launch-previews.tsx'
import { ReviewFindings } from './review-findings.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewListing } from './review-listing.tsx'
import { OtherPageFirst } from '../../session/session.ts'
import { submittedWords } from './draft-labels.ts'
import { paths } from '../../../../shared/paths.ts'

const stylesheet = addStylesheet('draft')

/** The preview of a launch, for its owner and the moderators. */
export const review = definePage({
  path: paths.draftReview,
  access: 'member',
  async load({ world, params, account, now, rejected }) {
    const launch = await findReviewedLaunch(world, params, account)
    if (rejected === null && launch.status === 'live') throw new OtherPageFirst(paths.launch(launch))
    if (rejected === null && launch.slug !== params.slug) throw new OtherPageFirst(paths.draftReview(launch))
    return { launch, ahead: { now, full: await isWishFull(world, launch) }, crawl: await findCrawl(world, launch) }
  },
  forms: {
    submit: defineForm(submitLaunch, {
      rejected: 'Not submitted',
      says: submittedWords,
      async fields(_form, { world, params: { slug = '' }, account }) {
        const { plan, requestedLaunchDate } = await findOwnLaunch(world, { slug }, account)
        return { slug, plan: plan ?? '', launchDate: requestedLaunchDate ?? '' }
      },
      leadsTo: paths.launchDashboard,
      next: (launch) => paths.launchDashboard(launch),
    }),
    check: defineForm(recheckDraft, {
      rejected: 'We couldn’t audit your page',
      says: 'Page audited. The findings below are up to date.',
      next: (_checked, { path }) => `${path}#findings`,
    }),
  },
  view({ launch, ahead, crawl }, { world, ctx, account, now, rejected }) {
    const isOwner = launch.ownerId === account.id
    allowPlayer(ctx, launch)
    return makerSheet({
      title: `Preview: ${launch.name}`,
      extra: <link rel="stylesheet" href={stylesheet} />,
      content: (
        <div class="wrap">
          <ReviewHead launch={launch} isOwner={isOwner} rejected={rejected} ahead={ahead}>
            <Flash />
          </ReviewHead>
          <h2 class="review-label heading">Page preview</h2>
          <ReviewListing launch={launch} now={now} />
          <LaunchPreviews launch={launch} crawl={crawl} siteUrl={world.siteUrl} now={now} open />
          <ReviewFindings launch={launch} crawl={crawl} isOwner={isOwner} />
        </div>
      ),
    })
  },
})
