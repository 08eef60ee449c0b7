import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import { badgeWords, statusTones, statusWords } from '../../shared/ui/launch-words.ts'
import { dayWords } from '../../shared/ui/day-words.ts'
import { countWords } from '../../shared/plural.ts'
import type { BadgeStatus } from '../../shared/vocabulary.ts'

const badgeTones: Partial<Record<BadgeStatus, string>> = { ok: 'good', loose: 'doubtful', absent: 'doubtful' }

export function LaunchCard({ launch }: { launch: OwnLaunch }) {
  const { name, status, impressions, clicks, upvotes, badgeStatus, dashboardUrl, draftUrl } = launch
  // Nobody sees a launch before it is live.
  const isCounted = status === 'live' || impressions + clicks + upvotes > 0
  const counters = [
    { label: 'Impressions', value: impressions },
    { label: 'Clicks', value: clicks },
    { label: 'Votes', value: upvotes },
  ]
  return (
    <li class="launch card grid gap-2">
      <div class="line at-start between gap-3">
        <h2 class="flat wraps">
          <bdi>{name}</bdi>
        </h2>
        <span class={`status rigid pill ${statusTones[status]} status--${status}`}>{statusWords[status]}</span>
      </div>
      <p class="flat soft tiny wraps">{nextStep(launch)}</p>
      {isCounted && (
        <dl class="launch__counters grid">
          {counters.map(({ label, value }) => (
            <div key={label} class="line">
              <dt class="soft smallest">{label}</dt>
              <dd class="flat">{countWords(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class={`flat tiny wraps ${badgeTones[badgeStatus] ?? 'soft'}`}>Badge: {badgeWords[badgeStatus].toLowerCase()}</p>
      <p class="line gap-4 flat tiny bold wraps">
        <a href={dashboardUrl} target="_blank" rel="noreferrer">
          Dashboard<span class="sw-hidden"> of {name}</span>
        </a>
        {status === 'draft' && draftUrl !== null && (
          <a href={draftUrl} target="_blank" rel="noreferrer">
            Finish draft
            <span class="sw-hidden"> of {name}</span>
          </a>
        )}
      </p>
    </li>
  )
}

/** The next step of a launch, in a sentence. */
function nextStep({ status, launchPlan, requestedLaunchDate, rejectionReason }: OwnLaunch): string {
  const day = requestedLaunchDate === null ? null : dayWords(requestedLaunchDate, 'weekday')
  switch (status) {
    case 'draft':
      if (launchPlan === null || day === null) return 'Finish it, pick a week and submit it for review.'
      return `Finish it and submit it for review. Launch date: ${day}.`
    case 'pending_review':
      return day === null ? 'Waiting for review.' : `Waiting for review. Requested for ${day}.`
    case 'scheduled':
      return day === null ? 'Approved and scheduled.' : `Goes live on ${day}.`
    case 'live':
      return day === null ? 'In the catalog.' : `Live since ${day}.`
    case 'rejected':
      return rejectionReason ?? 'See the reason on your dashboard.'
  }
}
