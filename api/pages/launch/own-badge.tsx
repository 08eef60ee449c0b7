import { badgeWords } from '../../../shared/ui/launch-words.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { BadgeToCopy } from './badge-to-copy.tsx'
import { Section } from '../parts/section.tsx'

/** Shown to the maker only: the badge for their website, and whether we found it there. */
export function OwnBadge({ launch, siteUrl }: { launch: LiveLaunch; siteUrl: string }) {
  const { badge } = launch
  return (
    <Section name="badge" class="own-badge card stack gap-3 pad-4 small" data-copy-scope look="large" title="Your badge">
      <p>
        <b>{badgeWords[badge.status]}.</b> {badge.reason}
      </p>
      <BadgeToCopy launch={launch} siteUrl={siteUrl} />
    </Section>
  )
}
