import { ChangedSince } from '../maker/launch-status.tsx'
import { hostOf } from '../../../shared/hosts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { statusWords } from '../../../shared/ui/launch-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { QueuedLaunch, Resemblance } from '../../actions/launches/read-review-queue.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { namesOf } from '../../actions/access/reject-own.ts'
import { CardExtras, CardFindings, CardListing } from './queue/card-facts.tsx'
import { Logo } from '../parts/picture.tsx'
import { DecisionForms } from './decision-forms.tsx'
import { History } from './moderation-history.tsx'
import { LaunchLink, PersonLink, SuspendedThere } from './named-links.tsx'
import { Ago } from './people/person-section.tsx'
import { planWords } from '../parts/plan-words.ts'
import { webUrl } from '../parts/web-url.ts'

type Props = {
  item: QueuedLaunch
  now: Date
  presets: readonly string[]
  isOpening: boolean
  /** Who else can decide, if it’s the moderator’s own launch. */
  others: readonly Profile[]
}

export function PendingLaunch({ item, now, presets, isOpening, others }: Props) {
  const { launch, suspended, crawl, room, resembling, history } = item
  const { id, slug, name, tagline, logo, url, maker, submittedAt, badge, rejectionReason } = launch
  const address = webUrl(url)
  return (
    <li class="pending card stack gap-4 wraps" id={`pending-${id}`}>
      <header class="pending__head grid gap-2-4">
        <Logo address={logo} slug={slug} size={56} class="launch-row__logo covers" />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>
            <bdi>{tagline}</bdi>
          </p>
        </div>
        {submittedAt !== null && (
          <p class="pending__age soft smaller">
            Submitted <Ago at={submittedAt} now={now} />
          </p>
        )}
      </header>
      <p class="row center gap-2-4">
        <a class="sw-button" href={paths.draftReview({ slug })}>
          Preview<span class="sw-hidden"> {name}</span>
        </a>
        {address !== null && (
          <a href={address} rel="nofollow noopener">
            {hostOf(address)}
          </a>
        )}
      </p>
      <CardListing launch={launch} />
      <dl class="pending__facts">
        <CardExtras launch={launch} />
        <div>
          <dt>Requested</dt>
          <dd>{requestedWords(launch, room)}</dd>
        </div>
        <div>
          <dt>Maker</dt>
          <dd>
            <PersonLink id={launch.ownerId} name={maker.name} />
            {maker.handle !== null && <span class="soft light"> @{maker.handle}</span>} <SuspendedThere people={suspended} />
          </dd>
        </div>
        <div>
          <dt>Audit</dt>
          <dd>
            <CardFindings crawl={crawl} slug={slug} />
          </dd>
        </div>
        <div>
          <dt>Badge</dt>
          <dd>{badge.reason ?? 'Not checked yet'}</dd>
        </div>
        {resembling.length > 0 && (
          <div class="pending__warning">
            <dt>See also</dt>
            <dd>
              <Resembling found={resembling} />
            </dd>
          </div>
        )}
        {rejectionReason !== null && (
          <div class="pending__warning">
            <dt>Previously rejected</dt>
            <dd class="lines" dir="auto">
              {rejectionReason}
              <ChangedSince launch={launch} />
            </dd>
          </div>
        )}
      </dl>
      <details class="pending__history">
        <summary class="soft snug pressable">History</summary>
        <History entries={history} now={now} />
      </details>
      {others.length > 0 ? (
        <p class="pending__own tone-warn pad-3-4 medium rounded-small">
          This is your own launch. Another moderator has to review it: {namesOf(others)}.
        </p>
      ) : (
        <DecisionForms launch={launch} now={now} presets={presets} isOpening={isOpening} />
      )}
    </li>
  )
}

function requestedWords({ plan, week, requestedLaunchDate }: Launch, room: number | null): string {
  const label = planWords[plan ?? 'free'].label
  if (requestedLaunchDate === null) return label
  const day = dayWords(requestedLaunchDate)
  if (week === null) return `${label}, ${day}`
  const left = room === null ? '' : room === 0 ? ' Slot reserved; the week is now full.' : ` Slot reserved; ${room} left.`
  return `${label}, ${day} (week ${week.week}).${left}`
}

const Resembling = ({ found }: { found: Resemblance[] }) => (
  <ul>
    {found.map(({ launch, same }) => (
      <li key={launch.id}>
        <LaunchLink launch={launch} /> ({statusWords[launch.status].toLowerCase()}): same {same}
      </li>
    ))}
  </ul>
)
