import { hostOf, withoutWww } from '../../../shared/hosts.ts'
import type { Launch } from './launch.ts'
import { fold } from '../search/matching.ts'

/** Lowercase host without `www.` and path without trailing slash, as many products share a host. Text that isn't a URL is its own key. */
export function urlKey(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? url : withoutWww(parsed.host) + parsed.pathname.replace(/\/+$/, '')
}

const leadingExtra = /^(?:the|get|try|use)[\s-]+(?=..)/u
const trailingExtra = /(?<=..)[\s.-]+(?:app|hq|ai|io|co|com|dev|inc|so)$/u

/** Names with the same key are similar: case, accents, spacing, punctuation and additions such as "get", "app", "hq" or ".io" are ignored. */
export function nameKey(name: string): string {
  const folded = fold(name).trim()
  const core = folded.replace(leadingExtra, '').replace(trailingExtra, '')
  return core.replace(/[^\p{L}\p{N}]+/gu, '') || folded
}

export type Duplicate<L extends Launch = Launch> = { kind: 'listed' | 'launching' | 'similar'; launch: L }

/** The same URL, or a similar name on the same host. Drafts and rejected launches block nobody; others’ names matter once public. */
export function findDuplicate(product: { urls: readonly string[]; name: string | null }, launches: readonly Launch[]): Duplicate | null {
  const keys = new Set(product.urls.map(urlKey))
  const hosts = new Set(product.urls.filter((url) => URL.canParse(url)).map(hostOf))
  const hasName = (launch: Launch) => product.name !== null && nameKey(launch.name) === nameKey(product.name)
  const isSame = (launch: Launch) => {
    return keys.has(urlKey(launch.url)) || (hasName(launch) && hosts.has(hostOf(launch.url)))
  }
  const find = (kind: Duplicate['kind'], test: (launch: Launch) => boolean): Duplicate | null => {
    const launch = launches.find(test)
    return launch === undefined ? null : { kind, launch }
  }
  const launching = new Set<string>(['pending_review', 'scheduled'])
  return (
    find('listed', (launch) => launch.status === 'live' && isSame(launch)) ??
    find('launching', (launch) => launching.has(launch.status) && isSame(launch)) ??
    find('similar', (launch) => launch.status === 'live' && hasName(launch))
  )
}
