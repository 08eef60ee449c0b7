import type { AccountState } from './account-state.ts'
import { agoWords, dayWords } from '../../shared/ui/day-words.ts'
import { ConnectionLine } from './connection-line.tsx'
import { ConnectInvitation } from './connect-invitation.tsx'
import { AccountFailureNotice } from './account-failure-notice.tsx'
import { PairingCode } from './pairing-code.tsx'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import { badgeWords, statusTones, statusWords } from '../../shared/ui/launch-words.ts'
import { countWords, pluralForm } from '../../shared/plural.ts'
import type { BadgeStatus } from '../../shared/vocabulary.ts'
import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import { paths } from '../../shared/paths.ts'

/** How many are listed; the site lists them all. */
const listed = 3
/** The server sends no more than this. */
const maxNotices = 50

/** What has happened to the account’s launches and wasn’t read on the site yet. `site` is the server’s origin. */
export function UnreadEvents({ notices, site, now }: { notices: readonly OwnNotice[]; site: string; now: number }) {
  const unread = notices.filter((notice) => notice.unread)
  if (unread.length === 0) return null
  const count = unread.length >= maxNotices ? `${maxNotices}+` : String(unread.length)
  return (
    <section class="events grid gap-2 pad-3-4 card" aria-labelledby="events-title">
      <h2 class="flat" id="events-title">
        {count} unread {pluralForm(unread.length, 'notification')}
      </h2>
      <ul class="list stack gap-2">
        {unread.slice(0, listed).map(({ id, text, url, at }) => (
          <li key={id} class="line baseline between gap-3">
            <a class="wraps tiny" href={url} target="_blank" rel="noreferrer" dir="auto">
              {text}
            </a>
            <span class="rigid flat soft tiny">{agoWords(at, now)}</span>
          </li>
        ))}
      </ul>
      <a class="self-left tiny bold" href={`${site}${paths.notifications()}`} target="_blank" rel="noreferrer">
        View all<span class="sw-hidden"> notifications</span>
      </a>
    </section>
  )
}

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

/** The My launches tab: the launches that were loaded last, or how to connect, for the Fill form tab as well. `site` is the server’s origin. */
export function LaunchesView({
  account,
  site,
  now,
  isForForms = false,
}: {
  account: AccountState
  site: string
  now: number
  isForForms?: boolean
}) {
  if (account.at === 'waiting') return <PairingCode pairing={account.pairing} now={now} heading="h1" />
  if (account.at !== 'connected') {
    return (
      <>
        {account.at === 'disconnected' && account.failure !== null && <AccountFailureNotice failure={account.failure} now={now} />}
        <ConnectInvitation site={site} ended={account.at === 'disconnected' ? account.ended : null} isForForms={isForForms} />
      </>
    )
  }
  const { launches, failure } = account
  return (
    <>
      <div class="row baseline between gap-1-3">
        <h1>My launches</h1>
        {launches !== null && <p class="flat soft tiny">Updated {agoWords(launches.at, now)}</p>}
      </div>
      {failure !== null && <AccountFailureNotice failure={failure} now={now} />}
      {launches !== null && <UnreadEvents notices={launches.notices ?? []} site={account.site} now={now} />}
      {launches === null && failure === null && (
        <div class="skeleton grid gap-4" aria-hidden="true">
          <span />
        </div>
      )}
      {launches !== null && launches.items.length === 0 && (
        <div class="blank blank--small grid gap-3 middle">
          <h2 class="flat">No launches yet</h2>
          <p class="flat soft">Create a draft from your product’s page; its status will appear here.</p>
        </div>
      )}
      {launches !== null && launches.items.length > 0 && (
        <ul class="list stack gap-3">
          {launches.items.map((launch) => (
            <LaunchCard key={launch.slug} launch={launch} />
          ))}
        </ul>
      )}
      <ConnectionLine site={account.site} account={launches?.account ?? null} />
    </>
  )
}
