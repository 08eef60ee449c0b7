import { hostOf, withoutWww } from '../../shared/host-of.ts'
import type { Launch } from './launch.ts'
import { fold } from './matching.ts'

/**
 * The product an address stands for: lowercase host without `www.`, path without trailing slash, no scheme, query or hash.
 * The path counts, because many products live on shared hosts. What is no address is its own key.
 */
export function urlKey(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? url : withoutWww(parsed.host) + parsed.pathname.replace(/\/+$/, '')
}

const leadingExtra = /^(?:the|get|try|use)[\s-]+(?=..)/u
const trailingExtra = /(?<=..)[\s.-]+(?:app|hq|ai|io|co|com|dev|inc|so)$/u

/** Names with one key are similar: case, accents, spacing, punctuation and the likes of "get", "app", "hq" or ".io" tell nobody apart. */
export function nameKey(name: string): string {
  const folded = fold(name).trim()
  const core = folded.replace(leadingExtra, '').replace(trailingExtra, '')
  return core.replace(/[^\p{L}\p{N}]+/gu, '') || folded
}

export type Duplicate<L extends Launch = Launch> = { kind: 'listed' | 'launching' | 'similar'; launch: L }

/**
 * How a product is already known, looking at launches that share its URL key or name key. The same address, or a similar name on the same
 * host, is the same product. Drafts and rejected launches block nobody, and another maker's name counts only once it is public.
 */
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
