import type { AccountState } from './account-state.ts'
import { agoWords } from '../../shared/ui/ago-words.ts'
import { ConnectionLine } from './connection-line.tsx'
import { ConnectInvitation } from './connect-invitation.tsx'
import { LaunchCard } from './launch-card.tsx'
import { OwnFailureNotice } from './own-failure-notice.tsx'
import { PairingCode } from './pairing-code.tsx'

/** The account's own launches, what was read last shown at once. `site` is the service's origin. */
export function LaunchesView({ account, site, now }: { account: AccountState; site: string; now: number }) {
  if (account.at === 'waiting') return <PairingCode pairing={account.pairing} now={now} heading="h1" />
  if (account.at !== 'connected') {
    return (
      <>
        {account.at === 'apart' && account.failure !== null && <OwnFailureNotice failure={account.failure} now={now} />}
        <ConnectInvitation site={site} ended={account.at === 'apart' ? account.ended : null} />
      </>
    )
  }
  const { launches, failure } = account
  return (
    <>
      <div class="launches__head">
        <h1>My launches</h1>
        {launches !== null && <p class="hint">Read {agoWords(launches.at, now)}</p>}
      </div>
      {failure !== null && <OwnFailureNotice failure={failure} now={now} />}
      {launches === null && failure === null && (
        <div class="skeleton" aria-hidden="true">
          <span />
        </div>
      )}
      {launches !== null && launches.items.length === 0 && (
        <div class="blank blank--small">
          <h2>Nothing launched yet</h2>
          <p>Open your product’s page and create a draft of it: it will stand here with how it goes on.</p>
        </div>
      )}
      {launches !== null && launches.items.length > 0 && (
        <ul class="launches">
          {launches.items.map((launch) => (
            <LaunchCard key={launch.slug} launch={launch} />
          ))}
        </ul>
      )}
      <ConnectionLine site={account.site} />
    </>
  )
}
