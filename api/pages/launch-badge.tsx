import { badgeWords } from '../../shared/ui/launch-words.ts'
import type { LiveLaunch } from '../domain/launch.ts'
import { BadgeToCopy } from './badge-to-copy.tsx'
import { launchDashboardPath } from './maker-paths.ts'

/** For the maker alone, on their own launch page: the badge to put on their site, and whether it was seen there. */
export function OwnBadge({ launch, siteUrl }: { launch: LiveLaunch; siteUrl: string }) {
  const { slug, badge } = launch
  return (
    <section class="own-badge" aria-labelledby="badge-title" data-copy-scope>
      <h2 id="badge-title">Your badge</h2>
      <p>
        <b>{badgeWords[badge.status]}.</b> {badge.reason}
      </p>
      <BadgeToCopy launch={launch} siteUrl={siteUrl} />
      <p>
        <a href={launchDashboardPath(slug)}>How this launch does</a>
      </p>
    </section>
  )
}
