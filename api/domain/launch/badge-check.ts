import { badgeVerdict, type BadgeVerdict } from '../../../shared/audit/badge.ts'
import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { isIndexable } from '../../../shared/audit/indexability.ts'
import type { Launch } from './launch.ts'
import { dayMs } from '../../../shared/durations.ts'

/** Days until the next check; a failed check is repeated sooner. */
const daysBetween = { unchecked: 0, ok: 7, loose: 7, absent: 7, error: 1 } as const

/** Whether the badge is due for a check: at submission, on launch day, then weekly (design section 3). Launches without an owner are never checked. */
export function isBadgeDue({ ownerId, status, submittedAt, launchDate, badge }: Launch, now: Date): boolean {
  if (ownerId === null || status === 'draft' || status === 'rejected') return false
  if (badge.checkedAt === null) return true
  const checked = Date.parse(badge.checkedAt)
  const launched = status === 'live' && launchDate !== null ? Date.parse(launchDate) : 0
  const since = Math.max(Date.parse(submittedAt ?? badge.checkedAt), launched)
  return checked < since || now.getTime() - checked >= daysBetween[badge.status] * dayMs
}

/** Judges the badge on a page. A badge with a retired slug counts too: retired slugs redirect. */
export const judgeBadge = (
  site: Pick<SiteFacts, 'page' | 'response' | 'robots'>,
  { slug, aliases }: Pick<Launch, 'slug' | 'aliases'>,
  siteUrl: string,
): BadgeVerdict => badgeVerdict(site.page, { siteUrl, slug, aliases, indexable: isIndexable(site) })
