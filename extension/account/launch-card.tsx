import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import { badgeWords, statusWords } from '../../shared/ui/launch-words.ts'
import { dayWords } from '../../shared/ui/day-words.ts'

const count = new Intl.NumberFormat('en')

/** One launch: where it stands, what comes next, and how it is doing. */
export function LaunchCard({ launch }: { launch: OwnLaunch }) {
  const { name, status, impressions, clicks, upvotes, badgeStatus, dashboardUrl, draftUrl } = launch
  /** Nobody sees a launch before it is live, so there is nothing to count. */
  const isCounted = status === 'live' || impressions + clicks + upvotes > 0
  const counters = [
    { label: 'Impressions', value: impressions },
    { label: 'Clicks', value: clicks },
    { label: 'Upvotes', value: upvotes },
  ]
  return (
    <li class="launch">
      <div class="launch__head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span class={`status status--${status}`}>{statusWords[status]}</span>
      </div>
      <p class="launch__next">{nextStep(launch)}</p>
      {isCounted && (
        <dl class="launch__counters">
          {counters.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count.format(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class={`launch__badge launch__badge--${badgeStatus}`}>Badge: {badgeWords[badgeStatus].toLowerCase()}</p>
      <p class="launch__links">
        <a href={dashboardUrl} target="_blank" rel="noreferrer">
          Dashboard<span class="sw-hidden"> of {name}</span>
        </a>
        {draftUrl !== null && (
          <a href={draftUrl} target="_blank" rel="noreferrer">
            {status === 'draft' ? 'Finish the draft' : 'Open the draft'}
            <span class="sw-hidden"> of {name}</span>
          </a>
        )}
      </p>
    </li>
  )
}

/** What comes next for a launch, in a sentence. */
function nextStep({ status, requestedLaunchDate, rejectionReason }: OwnLaunch): string {
  const day = requestedLaunchDate === null ? null : dayWords(requestedLaunchDate, 'weekday')
  switch (status) {
    case 'draft':
      return 'Finish it, choose a week and submit it.'
    case 'pending_review':
      return day === null ? 'A moderator will look at it.' : `A moderator will look at it before ${day}.`
    case 'scheduled':
      return day === null ? 'Approved; it goes live on its day.' : `Goes live on ${day}.`
    case 'live':
      return day === null ? 'In the catalog.' : `In the catalog since ${day}.`
    case 'rejected':
      return rejectionReason ?? 'Open it to read why, and to reopen it.'
  }
}
