import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import { dayMs } from '../../../shared/durations.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import type { LaunchAhead } from '../../domain/launch/launch.ts'
import { Flash } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import type { Sheet } from '../page/define-page.ts'
import { Face, Logo } from '../parts/picture.tsx'
import { UnlessSuspended } from '../document/unless-suspended.tsx'
import { shareTitle } from './launch-head.ts'
import { LaunchTime } from '../parts/launch-time.tsx'
import { launchTimestamp } from '../../domain/launch/launch-time.ts'
import { Button, LinkButton } from '../parts/button.tsx'

type Ahead = {
  launch: LaunchAhead
  /** Null when signed out. */
  saved: boolean | null
  isOwner: boolean
  now: Date
}

/** The page of a launch before its day: what it’s called, when it goes live, and how to be told. Not cached, as it ends when a moderator stops the launch. */
export const aheadSheet = ({ launch, saved, isOwner, now }: Ahead): Sheet => ({
  headers: { 'Cache-Control': 'no-store' },
  head: {
    canonical: null,
    title: shareTitle(launch.name, launch.tagline),
    description: `${launch.name} launches on ${dayWords(launch.launchDate)} on ${siteName()}. Get an email when it’s live.`,
    section: 'catalog',
    styles: 'launch',
  },
  content: (
    <article class="wrap ahead grid in-middle middle gap-4">
      <Flash />
      <Logo address={launch.logo} slug={launch.slug} size={96} class="launch__logo covers" />
      <div>
        <h1>
          <bdi>{launch.name}</bdi>
        </h1>
        <p class="above-2 soft large wraps">
          <bdi>{launch.tagline}</bdi>
        </p>
      </div>
      <p class="line center gap-2 soft small">
        <Face {...launch.maker} size={28} />
        <span>
          by <bdi>{launch.maker.name}</bdi>
        </span>
      </p>
      <Countdown day={launch.launchDate} now={now} />
      {isOwner ? (
        <p>
          <LinkButton href={paths.launchDashboard(launch)} look="primary" words="Open dashboard" />
        </p>
      ) : (
        <UnlessSuspended>
          <Notify launch={launch} saved={saved} />
        </UnlessSuspended>
      )}
      <p class="soft small">
        Or follow the <a href={paths.catalogFeed({ format: 'atom' })}>feed of new launches</a>.
      </p>
    </article>
  ),
})

/** browser/launch-time.ts counts down. */
export function Countdown({ day, now }: { day: string; now: Date }) {
  const at = launchTimestamp(day)
  const days = Math.ceil((Date.parse(at) - now.getTime()) / dayMs)
  return (
    <div class="ahead__when card pad-4">
      <p class="ahead__count figures" data-countdown={days > 0 ? at : undefined}>
        {days > 1 ? `In ${plural(days, 'day')}` : days === 1 ? 'Tomorrow' : 'Today'}
      </p>
      <p class="soft above-1">
        Goes live on <LaunchTime day={day} />
      </p>
    </div>
  )
}

const Notify = ({ launch: { slug }, saved }: Pick<Ahead, 'launch' | 'saved'>) => (
  <Form name="save" to={paths.saveLaunch({ slug })} class="" rejected={null} data-save={saved === null ? undefined : ''}>
    <input type="hidden" name="return" value={paths.launch({ slug })} />
    <input type="hidden" name="wanted" value={saved ? 'no' : 'yes'} />
    <Button class="sw-button--primary ahead__notify" aria-pressed={saved ?? false} words="Notify me" />
  </Form>
)
