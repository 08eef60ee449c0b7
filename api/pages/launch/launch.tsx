import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { findRelated, type Related } from '../../actions/catalog/find-related.ts'
import { readLaunchPage } from '../../actions/catalog/get-product.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { listChangelog } from '../../actions/community/read-launch-records.ts'
import { readTalk } from '../../actions/community/read-talk.ts'
import { readAlts } from '../../actions/pictures/keep-listing-pictures.ts'
import { isSaved, saveLaunch } from '../../actions/community/bookmarks.ts'
import { readPlaceSoFar, type PlaceInWeek } from '../../actions/weeks/read-week.ts'
import { hasUpvoted, toggleUpvote } from '../../actions/votes/toggle-upvote.ts'
import { unpublishLaunch } from '../../actions/moderation/decide-on-launch.ts'
import type { World } from '../../ports/world.ts'
import { dayOf, isAhead, isFeatured, linkRel, toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import { callerOf } from '../../http/caller.ts'
import { allowPlayer } from './media/allow-player.ts'
import { aheadSheet } from './ahead.tsx'
import { Changelog } from './launch-changelog.tsx'
import { commentForms, rejectedComment } from './comments/comment.ts'
import { Comments } from './comments/launch-comments.tsx'
import { LaunchFacts, makerPages } from './launch-facts.tsx'
import { Gallery } from './media/launch-gallery.tsx'
import { launchHead } from './launch-head.ts'
import { Description } from './launch-description.tsx'
import { LaunchHeader } from './launch-header.tsx'
import { OwnBadge } from './own-badge.tsx'
import { RelatedLaunches } from './launch-related.tsx'
import { Video } from './media/launch-video.tsx'
import { ShareLinks } from '../parts/share-links.tsx'
import { dots, Menu } from '../parts/menu.tsx'
import { isViewerSuspended, UnlessSuspended } from '../document/unless-suspended.tsx'
import { withDecision } from '../moderation/moderation-frame.tsx'
import { Flash, Rejection } from '../forms/flash.tsx'
import { OtherPageFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { oneClick } from './one-click.ts'
import { unlessGone } from './unless-gone.ts'
import { UnpublishForm } from './unpublish-form.tsx'
import { SaveButton } from './save-button.tsx'
import { UpvoteButton } from '../catalog/upvote-button.tsx'
import { webUrl } from '../parts/web-url.ts'
import { PlaceSoFar, WeekPlace } from '../parts/week-place.tsx'

/**
 * A launch page with its votes and comments. A retired slug redirects to the canonical one, temporarily, because its owner may use it again. GONE for a
 * launch that was unpublished.
 */
export const launchPage = definePage({
  path: paths.launch,
  access: 'anyone',
  async load({ world, ctx, params: { slug }, query, account, rejected }) {
    const launch = await unlessGone(world, slug, () => readLaunchPage(world, { slug }, callerOf(ctx)))
    if (launch.slug !== slug) throw new OtherPageFirst(paths.launch(launch, query), 307)
    if (isAhead(launch)) return { ahead: { launch, saved: account === null ? null : await isSaved(world, launch, account) } }
    const failedComment = await rejectedComment(world, launch, account, rejected)
    const isAboutOne = failedComment?.replyTo !== undefined || failedComment?.editing !== undefined
    const [talk, changelog, upvoted, saved, related, place, alts] = await Promise.all([
      readTalk(world, launch, account, isAboutOne || query.get('comments') === 'all'),
      listChangelog(world, launch),
      account === null ? null : hasUpvoted(world, launch, account),
      account === null ? null : isSaved(world, launch, account),
      findRelated(world, launch),
      readPlaceSoFar(world, launch),
      readAlts(world, launch.ownerId ?? launch.id, launch.screenshots),
    ])
    callerOf(ctx).shows?.([launch, ...(related?.launches ?? [])])
    const isModerating = account !== null && isModerator(world, account)
    return { launch, failedComment, talk, changelog, upvoted, saved, related, place, alts, isModerating }
  },
  forms: {
    upvote: defineForm(toggleUpvote, {
      path: paths.upvote,
      fields: (form, { params: { slug = '' } }) => ({ slug, ...(form.has('wanted') && { wanted: form.get('wanted') === 'yes' }) }),
      ...oneClick('upvote'),
      forScripts: 'Sign in to upvote.',
    }),
    save: defineForm(saveLaunch, {
      path: paths.saveLaunch,
      fields: (form, { params: { slug = '' } }) => ({ slug, wanted: form.get('wanted') !== 'no' }),
      ...oneClick('save'),
      forScripts: 'Sign in to save launches.',
    }),
    ...commentForms,
    unpublish: defineForm(unpublishLaunch, {
      path: paths.unpublish,
      rejected: 'Not unpublished',
      next: (decision) => withDecision(paths.moderation(), decision),
    }),
  },
  view(data, { world, ctx, query, account, now, rejected }) {
    if (data.ahead !== undefined) return aheadSheet({ ...data.ahead, isOwner: isMakerOf(data.ahead.launch, account), now })
    const { launch, failedComment, talk, changelog, upvoted, saved, related, place, alts, isModerating } = data
    const isOwner = isMakerOf(launch, account)
    const product = toProduct(launch, world.siteUrl)
    allowPlayer(ctx, launch)
    return {
      head: launchHead(product, world.siteUrl),
      content: (
        <LaunchPage
          launch={launch}
          world={world}
          upvoted={upvoted}
          saved={saved}
          isOwner={isOwner}
          related={related}
          place={place}
          alts={alts}
          makerPages={makerPages(launch, talk.pages)}
        >
          <Rejection />
          {isModerating && <UnpublishForm launch={launch} isOpen={rejected?.name === 'unpublish'} />}
          <Changelog
            entries={changelog}
            path={paths.launch(launch)}
            all={query.get('news') === 'all'}
            mayRemove={false}
            {...(!isOwner && !isViewerSuspended() && { reportPath: (id: string) => paths.reportLaunch(launch, { update: id }) })}
            feed={paths.updatesFeed({ slug: launch.slug, format: 'atom' })}
            postUrl={isOwner && !isViewerSuspended() ? paths.launchDashboard(launch) : null}
          />
          <Comments launch={launch} talk={talk} account={account} isModerator={isModerating} failedComment={failedComment} now={now} />
        </LaunchPage>
      ),
    }
  },
})

type LaunchPageProps = {
  launch: LiveLaunch
  world: World
  upvoted: boolean | null
  saved: boolean | null
  isOwner: boolean
  related: Related
  /** Its place in its week, which hasn’t ended. */
  place: PlaceInWeek | null
  /** What its screenshots show, by address. */
  alts: Record<string, string>
  /** The paths of its makers’ pages, by account id. */
  makerPages: ReadonlyMap<string, string>
  children: preact.ComponentChildren
}

const ReportMenu = ({ launch }: { launch: LiveLaunch }) => (
  <UnlessSuspended>
    <Menu button={dots()} label={`More about ${launch.name}`}>
      <a href={paths.reportLaunch(launch)} rel="nofollow">
        Report this launch
      </a>
    </Menu>
  </UnlessSuspended>
)

function LaunchPage({ launch, world, upvoted, saved, isOwner, related, makerPages, place, alts, children }: LaunchPageProps) {
  const { name, url, description, slug, screenshots, demoVideoUrl } = launch
  return (
    <article class="wrap launch">
      <Flash />
      <LaunchHeader
        launch={launch}
        title="h1"
        marks={
          <>
            {isFeatured(launch, dayOf(world.clock())) && <span class="featured-label soft">Featured</span>}
            <WeekPlace launch={launch} />
            {place !== null && <PlaceSoFar {...place} launch={launch} />}
          </>
        }
      >
        <UpvoteButton launch={launch} upvoted={upvoted} returnTo={paths.launch(launch)} isMain />
        {webUrl(url) !== null && (
          <a class="sw-button launch__visit" href={paths.outboundLink({ slug })} rel={linkRel(launch) ?? undefined}>
            Visit {hostOf(url)}
          </a>
        )}
        {isOwner && <p class="soft small">Your own vote isn’t counted.</p>}
        <SaveButton launch={launch} saved={saved} returnTo={paths.launch(launch)} />
        <ShareLinks launch={launch} siteUrl={world.siteUrl} />
        {!isOwner && <ReportMenu launch={launch} />}
      </LaunchHeader>
      <div class="launch__body grid above-6">
        <div class="launch__main stack top gap-5">
          <Gallery name={name} screenshots={screenshots} alts={alts} />
          <Video name={name} demoVideoUrl={demoVideoUrl} screenshots={screenshots} />
          <Description text={description} />
        </div>
        <div class="launch__side stack top gap-6">
          <LaunchFacts launch={launch} links={{ makers: makerPages, week: weekPath(weekOfDay(launch.launchDate)) }} />
          {isOwner && <OwnBadge launch={launch} siteUrl={world.siteUrl} />}
        </div>
        <div class="gap-6 stack top gap-5">{children}</div>
      </div>
      <RelatedLaunches related={related} />
    </article>
  )
}
