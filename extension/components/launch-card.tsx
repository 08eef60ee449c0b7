import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import { badgeWords, statusWords } from '../../shared/ui/launch-words.ts'
import { nextStep } from '../next-step.ts'

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
