import { badgeWords } from '../../shared/ui/launch-words.ts'
import type { LiveLaunch } from '../domain/launch.ts'
import { badgeSnippet } from './badge-state.tsx'
import { launchDashboardPath } from './maker-paths.ts'

/** For the maker alone, on their own launch page: the badge to put on their site, and whether it was seen there. */
export function OwnBadge({ launch, siteUrl }: { launch: LiveLaunch; siteUrl: string }) {
  const { slug, badge } = launch
  return (
    <section class="own-badge" aria-labelledby="badge-title" data-copy-scope>
      <h2 id="badge-title">Your badge</h2>
      <img src={`/badge/${encodeURIComponent(slug)}.svg`} alt="Find us on Slipway" width={220} height={48} />
      <p>
        <b>{badgeWords[badge.status]}.</b> {badge.reason}
      </p>
      <pre class="sw-fix__snippet" tabIndex={0} role="region" aria-label="HTML of the badge" data-copy-text="">
        <code>{badgeSnippet(launch, siteUrl)}</code>
      </pre>
      <p class="own-badge__actions">
        <button type="button" class="sw-button sw-button--small only-with-copy" data-copy>
          <span data-copy-label>Copy the badge</span>
        </button>
        <span class="sw-hidden" role="status" data-copy-status></span>
        <a href={launchDashboardPath(slug)}>How this launch does</a>
      </p>
    </section>
  )
}
