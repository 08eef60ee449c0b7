import type { BadgeStatus } from '../../../shared/vocabulary.ts'
import { badgeWords } from '../../../shared/ui/launch-words.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { BadgeToCopy } from '../launch/badge-to-copy.tsx'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { verdictOf } from '../../../shared/audit/badge.ts'
import type { Crawl } from '../../domain/records.ts'
import { badgeMeans } from '../parts/plan-words.ts'

const marks = {
  unchecked: 'M5 9h8',
  ok: 'M5.7 9.3l2.3 2.3 4.4-5',
  loose: 'M9 5v5M9 12.9v.1',
  absent: 'M6.4 6.4l5.2 5.2M11.6 6.4l-5.2 5.2',
  error: 'M6.8 7A2.2 2.2 0 1 1 9 9.4v1.2M9 13.1v.1',
}

const tones: Partial<Record<BadgeStatus, string>> = { ok: 'good', loose: 'doubtful', absent: 'bad' }

/** The launch with what its audit says about the badge, while nothing else has checked that. */
export function withAuditedBadge(launch: Launch, crawl: Crawl | null): Launch {
  const check = crawl?.checks.find(({ id }) => id === 'badge')
  if (launch.badge.status !== 'unchecked' || crawl === null || check === undefined) return launch
  return { ...launch, badge: { ...verdictOf(check), checkedAt: crawl.at } }
}

/** The badge's state with its reason, and the HTML to copy. A live launch has that among what it shares. */
export function BadgeState({ launch, siteUrl }: { launch: Launch; siteUrl: string }) {
  const { status, reason, checkedAt } = launch.badge
  const isFree = launch.plan === null || launch.plan === 'free'
  return (
    <div class="badge-state stack gap-3 whole" data-copy-scope>
      <p class={`badge-state__word line center gap-2 bold ${tones[status] ?? ''}`}>
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" />
          <path d={marks[status]} />
        </svg>
        {badgeWords[status]}
      </p>
      {reason !== null && <p>{reason}</p>}
      {checkedAt !== null && (
        <p class="soft small">
          Last checked <time dateTime={checkedAt}>{dayWords(checkedAt.slice(0, 10))}</time>
        </p>
      )}
      <p class="soft small">{isFree ? badgeMeans[status] : 'Search engines follow your link, with or without the badge.'}</p>
      {launch.status === 'live' && !isViewerSuspended() ? (
        <p>
          <a href="#badges">Copy badge code</a>
        </p>
      ) : (
        <BadgeToCopy launch={launch} siteUrl={siteUrl} />
      )}
    </div>
  )
}
