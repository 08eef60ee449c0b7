import type { Directory } from '../../../shared/schemas/directory.ts'
import type { DirectoryFacts } from '../../../shared/schemas/directory-facts.ts'
import type { DirectoryEntry } from './records.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { DirectoryRow } from '../../../shared/directories/choose-rows.ts'
import { plural } from '../../../shared/plural.ts'

const linkTypes = { followed: 'dofollow', nofollow: 'nofollow', mixed: 'mixed' } as const

/** What the API says about a directory (interface section 2.4), derived from its texts and facts. */
export function describeDirectory(entry: DirectoryEntry): Directory {
  const { id, name, url, tagline, focus, traffic, backlinkQuality, submissionFriction, facts } = entry
  return {
    slug: id,
    name,
    url,
    tagline,
    focus,
    pricing: pricingOf(facts),
    traffic,
    domainRating: facts.domainRating?.value ?? 0,
    backlinkQuality,
    linkType: facts.link === undefined ? 'unknown' : linkTypes[facts.link.value],
    submissionFriction,
    requiresBadge: facts.badge?.value ?? false,
    lastVerified: lastVerified(entry),
  }
}

export function pricingOf({ price, free }: DirectoryFacts): string {
  if (price !== undefined) return price.value
  if (free === undefined) return 'Unknown'
  return free.value ? 'Free' : 'Paid'
}

const isChecked = (fact?: { kind: string }): boolean => fact?.kind === 'measured' || fact?.kind === 'own page'

/** A directory is verified once its price and its submit page were measured or read on its own pages. */
export const isVerified = ({ price, submitUrl }: DirectoryFacts): boolean => isChecked(price) && isChecked(submitUrl)

/** Of a verified directory the newest day on which a fact was measured or read on its own pages; else when a maker reported it; else the editor’s day. */
export function lastVerified({ facts, checkedOn }: Pick<DirectoryEntry, 'facts' | 'checkedOn'>): string {
  const newest = (known: { day: string }[]) => known.reduce((last, { day }) => (day > last ? day : last), '')
  const all = Object.values(facts)
  const checked = isVerified(facts) ? newest(all.filter(isChecked)) : ''
  return checked || newest(all.filter(({ kind }) => kind === 'first hand')) || checkedOn
}

/** Strongest domain first, then by name. */
export const byRating = (a: DirectoryEntry, b: DirectoryEntry): number =>
  (b.facts.domainRating?.value ?? 0) - (a.facts.domainRating?.value ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

const readerDegrees = ['low', 'medium', 'high', 'very high']

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
    kind: facts.type?.value ?? '',
    readers: readerDegrees.indexOf(entry.traffic),
    categories: [facts.categories, facts.suits].flatMap((fact) => fact?.value ?? []),
    platforms: [facts.platforms, facts.takes].flatMap((fact) => fact?.value ?? []),
    checked: lastVerified(entry),
  }
}

export function waitWords(days: number): string {
  if (days === 0) return 'None'
  if (days < 14) return plural(days, 'day')
  return days < 60 ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30)} months`
}
