import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import type { Related } from '../../actions/catalog/find-related.ts'
import type { PlaceInWeek, WonWeek } from '../../actions/weeks/read-week.ts'
import type { Voter } from '../../actions/votes/read-voters.ts'
import type { World } from '../../ports/world.ts'
import { isFeatured, linkRel, type LiveLaunch } from '../../domain/launch/launch.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import { LaunchFacts } from './launch-facts.tsx'
import { Gallery } from './media/launch-gallery.tsx'
import { Description, LaunchHeader } from './launch-header.tsx'
import { OwnBadge } from './badge-to-copy.tsx'
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
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { catalogLink } from '../catalog/catalog-link.ts'
import { Logo, Face } from '../parts/picture.tsx'
import { plural } from '../../../shared/plural.ts'

/** Related launches at the end of a launch page, without upvote buttons. */
function RelatedLaunches({ related }: { related: Related }) {
  if (related === null) return null
  const { category, launches } = related
  return (
    <section class="related stack gap-4 above-6" aria-labelledby="related-title">
      <h2 class="talk__title headed large" id="related-title">
        More in <a href={catalogLink({ query: '', category })}>{categoryLabel(category)}</a>
      </h2>
      <ul class="related__list grid gap-4">
        {launches.map(({ slug, name, tagline, logo, upvotes }) => (
          <li class="card grid top gap-3 pad-4 anchor" key={slug}>
            <Logo address={logo} slug={slug} size={44} class="related__logo covers" />
            <div>
              <h3>
                <a class="no-line reaches" href={paths.launch({ slug })}>
                  <bdi>{name}</bdi>
                </a>
              </h3>
              <p class="above-1 soft small wraps tight">
                <bdi>{tagline}</bdi>
              </p>
              {upvotes > 0 && <p class="smaller above-1 soft small wraps figures tight">{plural(upvotes, 'vote')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who voted: some of those with a page, and how many others. */
function Voters({ voters, votes }: { voters: readonly Voter[]; votes: number }) {
  if (voters.length === 0) return null
  const others = votes - voters.length
  return (
    <div class="voters row center gap-2 soft small">
      <ul class="line gap-1" aria-label="Voters">
        {voters.map(({ name, handle, picture }) => (
          <li key={handle}>
            <a class="block" href={paths.maker({ handle })} title={name}>
              <Face name={name} picture={picture} size={32} />
              <span class="sw-hidden">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <span>{others > 0 ? `and ${plural(others, 'other')} voted for this` : 'voted for this'}</span>
    </div>
  )
}

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
