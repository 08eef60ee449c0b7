import { badgeVerdict, type BadgeVerdict } from '../../shared/audit/badge.ts'
import type { SiteFacts } from '../../shared/audit/facts.ts'
import { isIndexable } from '../../shared/audit/indexability.ts'
import type { Launch } from './launch.ts'

const dayMs = 86_400_000
/** Days until the next check; what could not be told is asked again sooner. */
const daysBetween = { unchecked: 0, ok: 7, loose: 7, absent: 7, error: 1 } as const

/** Whether a badge is to be checked: at submission, at launch, then weekly (design section 3). What the operator put there has no maker to place one. */
export function isBadgeDue({ ownerId, status, submittedAt, launchDate, badge }: Launch, now: Date): boolean {
  if (ownerId === null || status === 'draft' || status === 'rejected') return false
  if (badge.checkedAt === null) return true
  const checked = Date.parse(badge.checkedAt)
  const launched = status === 'live' && launchDate !== null ? Date.parse(launchDate) : 0
  const since = Math.max(Date.parse(submittedAt ?? badge.checkedAt), launched)
  return checked < since || now.getTime() - checked >= daysBetween[badge.status] * dayMs
}

/** The verdict on a page that was read, by the launch's slug or one it had before: those keep answering. */
export const judgeBadge = (
  site: Pick<SiteFacts, 'page' | 'response' | 'robots'>,
  { slug, aliases }: Pick<Launch, 'slug' | 'aliases'>,
  siteUrl: string,
): BadgeVerdict => badgeVerdict(site.page, { siteUrl, slug, aliases, indexable: isIndexable(site) })
