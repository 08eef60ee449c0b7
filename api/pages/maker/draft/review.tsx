import { findCrawl, findOwnLaunch, findReviewedLaunch } from '../../../actions/launches/find-launch.ts'
import { wishError } from '../../../actions/launches/list-weeks.ts'
import { recheckDraft } from '../../../actions/drafts/edit-draft.ts'
import { submitLaunch } from '../../../actions/launches/submit-launch.ts'
import { allowPlayer } from '../../launch/media/allow-player.ts'
import { addStylesheet } from '../../document/assets.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { makerSheet } from '../maker-sheet.tsx'
import { LaunchPreviews, HeadPreview, SmallPreviews } from './draft-preview.tsx'
import { ReviewHead } from './review-head.tsx'
import { OtherPageFirst } from '../../session/session.ts'
import { submittedWords } from './draft-values.ts'
import { paths } from '../../../../shared/paths.ts'
import { withLearnMore } from '../../../../shared/audit/checks/index.ts'
import { Findings } from '../../../../shared/ui/finding-group.tsx'
import { ScoreSummary } from '../../../../shared/ui/score-summary.tsx'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { isMakerOf } from '../../../domain/launch/makers.ts'
import type { Crawl } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { draftFindings } from './draft-findings.ts'
import { isViewerSuspended } from '../../document/unless-suspended.tsx'
import { asLive } from '../../launch/as-live.ts'
import { Description } from '../../launch/launch-header.tsx'
import { LaunchFacts } from '../../launch/launch-facts.tsx'
import { Gallery } from '../../launch/media/launch-gallery.tsx'
import { Video } from '../../launch/media/launch-video.tsx'
import { Written } from '../../parts/written.tsx'

const stylesheet = addStylesheet('draft')

export const review = definePage({
  path: paths.draftReview,
  access: 'member',
  async load({ world, params, account, now, rejected }) {
    const launch = await findReviewedLaunch(world, params, account)
    if (rejected === null && launch.status === 'live') throw new OtherPageFirst(paths.launch(launch))
    if (rejected === null && launch.slug !== params.slug) throw new OtherPageFirst(paths.draftReview(launch))
    return { launch, ahead: { now, full: await wishError(world, launch) }, crawl: await findCrawl(world, launch) }
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
    const isOwner = isMakerOf(launch, account)
    allowPlayer(ctx, launch)
    return makerSheet({
      title: `Preview: ${launch.name}`,
      extra: <link rel="stylesheet" href={stylesheet} />,
      content: (
        <div class="wrap">
          <ReviewHead launch={launch} isOwner={isOwner} isLead={launch.ownerId === account.id} rejected={rejected} ahead={ahead}>
            <Flash />
          </ReviewHead>
          <h2 class="review-label heading">Page preview</h2>
          <ReviewListing launch={launch} now={now} />
          {isOwner && (
            <div class="review-small stack gap-2 above-5">
              <SmallPreviews launch={launch} siteUrl={world.siteUrl} now={now} />
            </div>
          )}
          <LaunchPreviews launch={launch} crawl={crawl} siteUrl={world.siteUrl} now={now} />
          <ReviewFindings launch={launch} crawl={crawl} isOwner={isOwner} />
        </div>
      ),
    })
  },
})

/** The audit's findings: on the listing as it is now, on the page as of the last audit. */
function ReviewFindings({ launch, crawl, isOwner }: { launch: Launch; crawl: Crawl | null; isOwner: boolean }) {
  const { url } = launch
  const { listing, page } = draftFindings(launch, crawl)
  const checks = [...listing, ...page]
  return (
    <section class="review-findings" id="findings" aria-labelledby="findings-title">
      <div class="review-findings__head row center between below-5">
        <div>
          <h2 id="findings-title">Findings</h2>
          <p class="soft small">
            {crawl === null ? 'Not audited yet.' : `Page audited ${dayWords(crawl.at.slice(0, 10))}; listing checked now.`}{' '}
            {!isOwner && <span class="wraps">{url}</span>}
          </p>
          {isOwner && !isViewerSuspended() && (
            <Form name="check" class="above-3" rejected={null}>
              <button class="sw-button sw-button--small">Run audit again</button>
            </Form>
          )}
        </div>
        {crawl !== null && <ScoreSummary score={crawl.score} checks={checks} />}
      </div>
      <div class="sw-report stack top gap-5">
        <Findings checks={withLearnMore(checks)} />
      </div>
    </section>
  )
}

/** A preview of the launch page, made of the same parts. Only the maker's own links work. */
function ReviewListing({ launch, now }: { launch: Launch; now: Date }) {
  const { name, description, screenshots, demoVideoUrl, maker, firstComment } = launch
  return (
    <article class="review-frame edged above-4 rounded launch" aria-label="The launch page">
      <HeadPreview launch={launch} />
      <div class="launch__body grid above-6">
        <div class="launch__main stack top gap-5">
          <Gallery name={name} screenshots={screenshots} />
          <Video name={name} demoVideoUrl={demoVideoUrl} screenshots={screenshots} />
          {description.trim() === '' ? (
            <p class="soft small">No description yet.</p>
          ) : (
            <Description text={description} language={launch.language} />
          )}
          {firstComment !== null && (
            <div class="comment comment--first card pad-4">
              <p class="comment__head row baseline soft small wraps">
                <b>
                  <bdi>{maker.name}</bdi>
                </b>
                {maker.handle !== null && <span> @{maker.handle}</span>} <span class="sw-chip">Maker</span>
              </p>
              <Written class="comment__text above-1 wraps lines" text={firstComment} />
            </div>
          )}
        </div>
        <LaunchFacts launch={asLive(launch, now)} day={launch.launchDate ?? launch.requestedLaunchDate} />
      </div>
    </article>
  )
}
