import type { AccountState } from './account-state.ts'
import { agoWords } from '../../shared/ui/day-words.ts'
import { ConnectionLine } from './connection-line.tsx'
import { ConnectInvitation } from './connect-invitation.tsx'
import { LaunchCard } from './launch-card.tsx'
import { UnreadEvents } from './unread-events.tsx'
import { AccountFailureNotice } from './account-failure-notice.tsx'
import { PairingCode } from './pairing-code.tsx'

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
