import type { Context } from 'koa'
import { isLoopbackHost } from '../../shared/hosts.ts'

const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:'])

/**
 * Whether a page of another site sent a request. Browsers send an Origin and agents don't. Browser extensions act for their users; a sandboxed
 * page ("null") may act for anyone. Requests for embedded content, such as an image, have Sec-Fetch-Site instead (Fetch Metadata section 2.3).
 */
export function isForeignPage(ctx: Context, siteUrl: string): boolean {
  const sent = ctx.get('Origin')
  if (sent === '') return /^(?:cross|same)-site$/.test(ctx.get('Sec-Fetch-Site'))
  const origin = URL.parse(sent)
  if (origin === null) return true
  if (origin.origin === siteUrl || extensions.has(origin.protocol)) return false
  // On a developer's machine, the site has several host names.
  const isLocal = isLoopbackHost(new URL(siteUrl).hostname) && isLoopbackHost(origin.hostname)
  return !isLocal || origin.host !== URL.parse(`http://${ctx.get('Host')}`)?.host
}
