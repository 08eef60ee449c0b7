import { isSharedHost } from '../shared-host.ts'
import type { TransportFacts } from '../facts.ts'
import written from './fixed-hosts.json' with { type: 'json' }

/** What serves the page, as its response headers show: headers are set there. `fixed` is a host where nobody can set them. */
export type Hosting = 'nginx' | 'caddy' | 'vercel' | 'netlify' | 'cloudflare-pages' | 'cloudflare' | 'fixed' | 'unknown'

/** Site builders and static hosts without custom response headers, recognized by a header they send. */
const fixedHosts = written.map(({ header, value }) => ({ header, value: new RegExp(value, 'i') }))

/** Hosts whose subdomains can’t set headers. The others of `isSharedHost` can. */
const fixedNames =
  /\.(?:github\.io|gitlab\.io|codeberg\.page|itch\.io|notion\.site|wixsite\.com|framer\.(?:app|website)|webflow\.io|carrd\.co|blogspot\.com|wordpress\.com|replit\.app|lovable\.app|surge\.sh|neocities\.org|myshopify\.com|substack\.com)$/

/** Proxies come last: behind Cloudflare, the host’s own header says more. */
export function hostingOf({ headers }: Pick<TransportFacts, 'headers'>, url: string): Hosting {
  const host = URL.parse(url)?.hostname ?? ''
  const server = headers['server'] ?? ''
  if (fixedNames.test(host) || fixedHosts.some(({ header, value }) => value.test(headers[header] ?? ''))) return 'fixed'
  if ('x-vercel-id' in headers || /^vercel/i.test(server)) return 'vercel'
  if ('x-nf-request-id' in headers || /^netlify/i.test(server)) return 'netlify'
  if (/^(?:nginx|openresty)\b/i.test(server)) return isSharedHost(url) ? 'unknown' : 'nginx'
  if (/^caddy\b/i.test(server)) return 'caddy'
  if (host.endsWith('.pages.dev')) return 'cloudflare-pages'
  return 'cf-ray' in headers || /^cloudflare/i.test(server) ? 'cloudflare' : 'unknown'
}
