import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { type Related } from '../../actions/catalog/find-related.ts'
import type { PlaceInWeek, WonWeek } from '../../actions/weeks/read-week.ts'
import { type Voter } from '../../actions/votes/read-voters.ts'
import type { World } from '../../ports/world.ts'
import { isFeatured, linkRel, type LiveLaunch } from '../../domain/launch/launch.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import { LaunchFacts } from './launch-facts.tsx'
import { Gallery } from './media/launch-gallery.tsx'
import { Description, LaunchHeader } from './launch-header.tsx'
import { OwnBadge } from './badge-to-copy.tsx'
import { RelatedLaunches, Voters } from './launch-related.tsx'
import { Video } from './media/launch-video.tsx'
import { LinkButton } from '../parts/button.tsx'
import { ShareLinks } from '../parts/share-links.tsx'
import { dots, Menu } from '../parts/menu.tsx'
import { UnlessSuspended } from '../document/unless-suspended.tsx'
import { Flash } from '../forms/flash.tsx'
import { SaveButton } from './save-button.tsx'
import { Podium } from '../catalog/home.tsx'
import { UpvoteButton } from '../catalog/upvote-button.tsx'
import { webUrl } from '../parts/web-url.ts'
import { PlaceSoFar, Unconfirmed, WeekPlace } from '../parts/week-place.tsx'
import { siteDay } from '../../domain/launch/launch-time.ts'

type Props = {
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
  voters: Voter[]
  /** Of its week, once that has ended. */
  winners: WonWeek['winners']
  /** The paths of its makers’ pages, by account id. */
  makerPages: ReadonlyMap<string, string>
  children: preact.ComponentChildren
}

const ReportMenu = ({ launch }: { launch: LiveLaunch }) => (
  <UnlessSuspended>
    <Menu button={dots()} label={`More about ${launch.name}`}>
      <a href={paths.reportLaunch(launch)} rel="nofollow">
        Flag this launch
      </a>
    </Menu>
  </UnlessSuspended>
)

/** A launch page. `children` are its updates and comments. */
export function LaunchArticle({
  launch,
  world,
  upvoted,
  saved,
  isOwner,
  related,
  makerPages,
  place,
  alts,
  voters,
  winners,
  children,
}: Props) {
  const { name, url, description, slug, screenshots, demoVideoUrl } = launch
  return (
    <article class="wrap launch">
      <Flash />
      <LaunchHeader
        launch={launch}
        title="h1"
        marks={
          <>
            {isFeatured(launch, siteDay(world.clock())) && <span class="featured-label soft">Featured</span>}
            <WeekPlace launch={launch} />
            {place !== null && <PlaceSoFar {...place} launch={launch} />}
            {place !== null && <Unconfirmed launch={launch} />}
          </>
        }
      >
        {isOwner ? (
          <>
            <UpvoteButton launch={launch} upvoted={upvoted} returnTo={paths.launch(launch)} hint="Your own vote isn’t counted." />
            <LinkButton href={paths.launchDashboard(launch)} look="primary" words="Open dashboard" />
          </>
        ) : (
          <UpvoteButton launch={launch} upvoted={upvoted} returnTo={paths.launch(launch)} isMain />
        )}
        {webUrl(url) !== null && (
          <a class="sw-button launch__visit" href={paths.outboundLink({ slug })} rel={linkRel(launch) ?? undefined}>
            Visit {hostOf(url)}
          </a>
        )}
        {isOwner ? (
          <LinkButton href={paths.editListing(launch)} words="Edit listing" />
        ) : (
          <SaveButton launch={launch} saved={saved} returnTo={paths.launch(launch)} />
        )}
        <ShareLinks launch={launch} siteUrl={world.siteUrl} />
        {!isOwner && <ReportMenu launch={launch} />}
        <Voters voters={voters} votes={launch.upvotes} />
      </LaunchHeader>
      <div class="launch__body grid above-6">
        <div class="launch__main stack top gap-5">
          <Gallery name={name} screenshots={screenshots} alts={alts} />
          <Video name={name} demoVideoUrl={demoVideoUrl} screenshots={screenshots} />
          <Description text={description} language={launch.language} />
        </div>
        <div class="launch__side stack top gap-6">
          <LaunchFacts launch={launch} links={{ makers: makerPages, week: weekPath(weekOfDay(launch.launchDate)) }} />
          {isOwner && <OwnBadge launch={launch} siteUrl={world.siteUrl} />}
        </div>
        <div class="gap-6 stack top gap-5">{children}</div>
      </div>
      {winners.length > 0 && (
        <section class="above-6" aria-labelledby="winners-title">
          <h2 class="talk__title headed large" id="winners-title">
            Winners of <a href={weekPath(weekOfDay(launch.launchDate))}>week {weekOfDay(launch.launchDate).week}</a>
          </h2>
          <Podium winners={winners} />
        </section>
      )}
      <RelatedLaunches related={related} />
    </article>
  )
}
