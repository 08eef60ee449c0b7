import { getDomain } from 'tldts'
import { withoutWww } from '../hosts.ts'
import sites from './shared-sites.json' with { type: 'json' }

/** Sites on which everyone can have pages, so that only the path says whose they are. */
export const sharedSites: ReadonlySet<string> = new Set(sites)

/** Names at which a product lives beside its home page. */
const besideHome = new Set(['app', 'get', 'try', 'my', 'go', 'web', 'home', 'beta', 'dashboard', 'en'])

type Place = { host: string; domain: string | null; url: URL }

function placeOf(text: string): Place | null {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const hostname = withoutWww(url.hostname.replace(/\.$/, ''))
  const domain = getDomain(hostname, { allowPrivateDomains: true })
  // An IP address or a name of a private network says nothing without its port.
  return { host: domain === null ? url.host : hostname, domain, url }
}

/** Its host with or without `www.`, a host below it, or the home of a product at `app.`; not a host that only looks alike. */
export function isProducts(link: string, productUrl: string): boolean {
  const [at, product] = [placeOf(link), placeOf(productUrl)]
  if (at === null || product === null) return false
  if (sharedSites.has(product.host)) return at.host === product.host && isBelow(at.url, product.url)
  if (at.host === product.host) return true
  if (product.domain === null || at.domain !== product.domain) return false
  if (at.host.endsWith(`.${product.host}`)) return true
  return at.host === product.domain && besideHome.has(product.host.slice(0, -product.domain.length - 1))
}

/** Whether a page belongs to a directory: any host of its domain, or below its path at a shared site. */
export function isDirectorys(page: string, directoryUrl: string): boolean {
  const [at, directory] = [placeOf(page), placeOf(directoryUrl)]
  if (at === null || directory === null) return false
  if (sharedSites.has(directory.host)) return at.host === directory.host && isBelow(at.url, directory.url)
  return at.host === directory.host || (directory.domain !== null && at.domain === directory.domain)
}

/** Whether a URL is at the path of another or below it, with the same parameters. */
function isBelow(url: URL, top: URL): boolean {
  const path = (pathname: string) => `${pathname.toLowerCase().replace(/\/+$/, '')}/`
  const hasAll = [...top.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  return hasAll && path(url.pathname).startsWith(path(top.pathname))
}
