import type { ComponentChildren } from 'preact'
import type { PlaceSummary } from '../../actions/elsewhere/read-plan.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Crawl } from '../../domain/records.ts'
import type { Report } from '../../domain/report.ts'
import { LatestReport } from '../audit/own-reports.tsx'
import { draftedFrom } from './draft/draft-findings.ts'
import { NextPlace, PlacesLink } from './elsewhere/places-link.tsx'
import { PlanLine } from './next-step.tsx'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { PlaceCounts } from '../../domain/elsewhere/states.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { useRequest } from '../forms/page-request.ts'
import { Countdown } from '../launch/ahead.tsx'
import { asLive } from '../launch/as-live.ts'
import { LinkButton } from '../parts/button.tsx'
import { badgeMeans } from '../parts/plan-words.ts'
import { PostsToCopy } from './share/share-launch.tsx'

type Props = { launch: Launch; isLead: boolean; places: PlaceSummary; latest: Report | null; crawl: Crawl | null; now: Date }

export const LaunchOverview = ({ launch, isLead, places, latest, crawl, now }: Props) => (
  <section class="board-part stack gap-4" aria-labelledby="overview-title">
    <h2 id="overview-title">Overview</h2>
    <dl class="stack gap-3">
      <Row name="Plan and launch date">
        <PlanLine launch={launch} />
      </Row>
      {isLead && (
        <Row name="Directories">
          <PlacesLink slug={launch.slug} counts={places} name="" />
          <NextPlace slug={launch.slug} next={places.next} />
        </Row>
      )}
      <Row name="Latest audit">
        <LatestReport report={latest} drafted={draftedFrom(launch, crawl)} url={launch.url} now={now} />
      </Row>
    </dl>
  </section>
)

const Row = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt class="soft small">{name}</dt>
    <dd>{children}</dd>
  </div>
)

type SubmittedProps = { launch: Launch; siteUrl: string; now: Date; places: PlaceCounts }

/** A launch between its submission and its day: when that is, what happens until then, and what its maker can prepare. */
export function Submitted({ launch, siteUrl, now, places }: SubmittedProps) {
  const { slug, status, plan, launchDate, requestedLaunchDate, badge } = launch
  const day = launchDate ?? requestedLaunchDate ?? siteDay(now)
  const isApproved = status === 'scheduled'
  const hasPassed = day < siteDay(now)
  const hasBadge = badge.status === 'ok' || badge.status === 'loose'
  const isPlanned = places.todo + places.sent + places.live + places.over > 0
  const isNew = useRequest()?.flash != null
  return (
    <section class="submitted board-part stack gap-5" aria-labelledby="submitted-title">
      <div class="stack gap-3">
        <h2 id="submitted-title" tabIndex={-1} autofocus={isNew}>
          {isApproved ? 'Your launch is scheduled' : isNew ? 'Submitted' : 'Your launch is in review'}
        </h2>
        {hasPassed ? (
          <p>
            Your requested date ({dayWords(day)}) has passed. A moderator will assign a new one, or you can{' '}
            <a href="#manage-title">withdraw</a> and pick another.
          </p>
        ) : (
          <Countdown day={day} now={now} />
        )}
      </div>
      <div>
        <h3 class="below-2">What happens next</h3>
        <ol class="list stack gap-2">
          <Step isDone={isApproved}>
            {isApproved ? 'A moderator approved it.' : 'A moderator reviews it, and we’ll notify you of the decision.'}
          </Step>
          {isApproved && (
            <Step isDone>
              <a href={paths.launch({ slug })}>Its page</a> counts down, and notifies those who ask for it.
            </Step>
          )}
          <Step>It goes live, and we’ll notify you.</Step>
          <Step>Votes and comments come in. Reply early.</Step>
        </ol>
      </div>
      {!isViewerSuspended() && (
        <div>
          <h3 class="below-2">Meanwhile</h3>
          <ul class="list stack gap-2">
            {(plan === null || plan === 'free') && (
              <Step isDone={hasBadge}>
                {hasBadge ? (
                  'We found our badge or link on your page.'
                ) : (
                  <>
                    <a href="#badge">Add the badge</a> so search engines follow your link. {badge.status === 'error' && badgeMeans.error}
                  </>
                )}
              </Step>
            )}
            <Step isDone={isPlanned}>
              <PlacesLink slug={slug} counts={places} />
              {isPlanned ? '.' : ': directories that fit, with texts ready.'}
            </Step>
            <Step isDone={launch.firstComment !== null}>
              {launch.firstComment === null ? 'Think of a first comment; it starts the conversation.' : 'Your first comment is ready.'}
            </Step>
          </ul>
          <details class="above-4">
            <summary class="bold pressable">Posts for launch day</summary>
            <PostsToCopy launch={asLive(launch, now)} url={`${siteUrl}${paths.launch({ slug })}`} />
          </details>
        </div>
      )}
      <p>
        <LinkButton href={paths.draftReview({ slug })} words="Preview" />
      </p>
    </section>
  )
}

const Step = ({ isDone = false, children }: { isDone?: boolean; children: ComponentChildren }) => (
  <li class={isDone ? 'submitted__step anchor submitted__step--done' : 'submitted__step anchor'}>
    {isDone && <span class="sw-hidden">Done: </span>}
    {children}
  </li>
)
