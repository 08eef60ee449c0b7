import { hostOf } from '../../../shared/hosts.ts'
import type { DirectoryRow } from '../../../shared/directories/choose-rows.ts'
import { lastVerified, pricingOf } from './describe-directory.ts'
import type { DirectoryEntry } from './records.ts'
import { plural } from '../../../shared/plural.ts'

/** What a directory’s row is searched, filtered and sorted by. */
export function rowOf(entry: DirectoryEntry): DirectoryRow {
  const { name, url, tagline, focus, facts, submissionFriction: effort } = entry
  const isFree = facts.free?.value === true
  const price = pricingOf(facts)
  return {
    text: [name, hostOf(url), tagline, focus, ...(price === 'Unknown' ? [] : [price])].join(' ').toLowerCase(),
    name,
    link: facts.link?.value ?? 'unknown',
    effort,
    cost: facts.cost?.value ?? (isFree ? 0 : null),
    wait: facts.waitDays?.value ?? null,
    rating: facts.domainRating?.value ?? null,
    badge: facts.badge?.value ?? null,
    account: facts.accountNeeded?.value ?? (facts.account === undefined ? null : true),
    isFree,
    checked: lastVerified(entry),
  }
}

/** A wait as people say it. */
export function waitWords(days: number): string {
  if (days === 0) return 'None'
  if (days < 14) return plural(days, 'day')
  return days < 60 ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30)} months`
}
