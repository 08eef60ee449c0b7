import type { Context } from 'koa'
import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { findRelated, type Related } from '../../actions/catalog/find-related.ts'
import { readLaunch } from '../../actions/catalog/get-product.ts'
import { isModerator } from '../../actions/access/launch-access.ts'
import { listChangelog } from '../../actions/community/read-launch-records.ts'
import { readTalk } from '../../actions/community/read-talk.ts'
import { isSaved } from '../../actions/community/bookmarks.ts'
import { hasUpvoted } from '../../actions/community/toggle-upvote.ts'
import type { World } from '../../ports/world.ts'
import { dayOf, isFeatured, linkRel } from '../../domain/launch/launch-plan.ts'
import { toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import { callerOf } from '../../http/caller.ts'
import { allowPlayer } from './media/allow-player.ts'
import { validateInput } from '../../http/validate.ts'
import { Changelog } from './launch-changelog.tsx'
import type { RefusedComment } from './comments/comment-form.tsx'
import { Comments } from './comments/launch-comments.tsx'
import { LaunchFacts } from './launch-facts.tsx'
import { Gallery } from './media/launch-gallery.tsx'
import { launchHead } from './launch-head.ts'
import { Description } from './launch-description.tsx'
import { LaunchHeader } from './launch-header.tsx'
import { OwnBadge } from './own-badge.tsx'
import { RelatedLaunches } from './launch-related.tsx'
import { Video } from './media/launch-video.tsx'
import { renderPage } from '../parts/layout.tsx'
import { ShareLinks } from '../parts/share-links.tsx'
import { isViewerSuspended, UnlessSuspended } from '../parts/unless-suspended.tsx'
import { DecisionNotice, readDecisionNotice, type ModerationNotice } from '../moderation/decision-notice.tsx'
import { accountOf } from '../account/session.ts'
import { doneWords } from './done-words.ts'
import { unlessGone } from './unless-gone.ts'
import { UnpublishForm, type RefusedUnpublish } from './unpublish-form.tsx'
import { SaveButton } from './save-button.tsx'
import { UpvoteButton } from './upvote-button.tsx'
import { webUrl } from '../parts/web-url.ts'
import { WeekPlace } from '../parts/week-place.tsx'

/**
 * A launch page. A retired slug redirects to the canonical one, temporarily, because its owner may use it again. Throws Failure NOT_FOUND, and
 * GONE for a launch that was unpublished.
 */
export async function launch(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { slug } = validateInput('getProduct', { params: ctx.params })
  const found = await unlessGone(world, slug, () => readLaunch(world, { slug }, callerOf(ctx)))
  if (found.slug !== slug) {
    ctx.status = 307
    ctx.set('Location', paths.launch(found))
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = ''
    return
  }
  await showLaunch(world, ctx, found)
}

type RefusedForms = { comment?: RefusedComment; unpublish?: RefusedUnpublish }

/** Renders a launch page. Rejected input stays in its form. */
export async function showLaunch(world: World, ctx: Context, found: LiveLaunch, refused: RefusedForms = {}): Promise<void> {
  const account = accountOf(ctx)
  const query = new URLSearchParams(ctx.querystring)
  const isAboutOne = refused.comment?.replyTo !== undefined || refused.comment?.editing !== undefined
  const [talk, changelog, upvoted, saved, related] = await Promise.all([
    readTalk(world, found, account, isAboutOne || query.get('comments') === 'all'),
    listChangelog(world, found),
    account === null ? null : hasUpvoted(world, found, account),
    account === null ? null : isSaved(world, found, account),
    findRelated(world, found),
  ])
  callerOf(ctx).shows?.([found, ...(related?.launches ?? [])])
  const isModerating = account !== null && isModerator(world, account)
  const isOwner = account !== null && account.id === found.ownerId
  const decided = isModerating ? await readDecisionNotice(world, ctx) : undefined
  const own = { upvote: upvoted === true, save: saved === true }
  const done = account === null ? undefined : doneWords(query, own, account)
  const notice = decided ?? (done === undefined ? undefined : { text: done })
  const product = toProduct(found, world.siteUrl)
  const makerPage = talk.pages.people.get(found.ownerId ?? '')
  allowPlayer(ctx, found)
  ctx.type = 'html'
  ctx.body = renderPage(
    launchHead(product, world.siteUrl),
    <LaunchPage
      launch={found}
      world={world}
      upvoted={upvoted}
      saved={saved}
      isOwner={isOwner}
      notice={notice}
      related={related}
      makerPage={makerPage?.hasPage === true ? paths.maker(makerPage) : null}
    >
      {isModerating && <UnpublishForm launch={found} refused={refused.unpublish} />}
      <Changelog
        entries={changelog}
        path={paths.launch(found)}
        all={query.get('news') === 'all'}
        mayRemove={false}
        feed={paths.updatesFeed({ slug: found.slug, format: 'atom' })}
        postUrl={isOwner && !isViewerSuspended() ? paths.launchDashboard(found) : null}
      />
      <Comments launch={found} talk={talk} account={account} isModerator={isModerating} refused={refused.comment} now={world.clock()} />
    </LaunchPage>,
  )
}

type LaunchPageProps = {
  launch: LiveLaunch
  world: World
  upvoted: boolean | null
  saved: boolean | null
  isOwner: boolean
  notice: ModerationNotice | undefined
  related: Related
  /** The path of the maker’s page; null if they have none. */
  makerPage: string | null
  children: preact.ComponentChildren
}

function LaunchPage({ launch, world, upvoted, saved, isOwner, notice, related, makerPage, children }: LaunchPageProps) {
  const { name, url, description, slug, screenshots, demoVideoUrl } = launch
  return (
    <article class="wrap launch">
      {notice !== undefined && <DecisionNotice notice={notice} back={paths.launch(launch)} />}
      <LaunchHeader
        launch={launch}
        title="h1"
        marks={
          <>
            {isFeatured(launch, dayOf(world.clock())) && <span class="featured-label soft">Featured</span>}
            <WeekPlace launch={launch} />
          </>
        }
      >
        {webUrl(url) !== null && (
          <a class="sw-button sw-button--primary launch__visit" href={paths.outboundLink({ slug })} rel={linkRel(launch) ?? undefined}>
            Visit {hostOf(url)}
          </a>
        )}
        <UpvoteButton launch={launch} upvoted={upvoted} returnTo={paths.launch(launch)} />
        <SaveButton launch={launch} saved={saved} returnTo={paths.launch(launch)} />
        <ShareLinks launch={launch} siteUrl={world.siteUrl} />
      </LaunchHeader>
      <div class="launch__body grid above-6">
        <div class="launch__main stack top gap-5">
          <Gallery name={name} screenshots={screenshots} />
          <Video name={name} demoVideoUrl={demoVideoUrl} screenshots={screenshots} />
          <Description text={description} />
        </div>
        <div class="launch__side stack top gap-6">
          <LaunchFacts launch={launch} links={{ maker: makerPage, week: weekPath(weekOfDay(launch.launchDate)) }} />
          {isOwner ? (
            <OwnBadge launch={launch} siteUrl={world.siteUrl} />
          ) : (
            <UnlessSuspended>
              <a class="quiet-link self-left soft" href={paths.reportLaunch(launch)} rel="nofollow">
                Report this launch
              </a>
            </UnlessSuspended>
          )}
        </div>
        <div class="launch__more stack top gap-5">{children}</div>
      </div>
      <RelatedLaunches related={related} />
    </article>
  )
}
