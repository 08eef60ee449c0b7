import type { Context } from 'koa'
import { isLoopbackHost } from '../../shared/hosts.ts'

const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:'])

/**
 * Whether a page of another site sent a request. Browsers send an Origin and agents don't. Browser extensions act for their users; a sandboxed
 * page ("null") may act for anyone. Requests for embedded content, such as an image, have Sec-Fetch-Site instead (Fetch Metadata section 2.3), or
 * if the site is on plain HTTP, which has neither, a Referer. A page can leave that out, and is then like any program: only HTTPS tells them apart.
 */
export function isForeignPage(ctx: Context, siteUrl: string): boolean {
  const sent = ctx.get('Origin')
  if (sent !== '') return isForeign(URL.parse(sent), ctx, siteUrl)
  const site = ctx.get('Sec-Fetch-Site')
  if (site !== '') return /^(?:cross|same)-site$/.test(site)
  const referer = URL.parse(ctx.get('Referer'))
  return referer !== null && /^https?:$/.test(referer.protocol) && isForeign(referer, ctx, siteUrl)
}

function isForeign(page: URL | null, ctx: Context, siteUrl: string): boolean {
  if (page === null) return true
  if (page.origin === siteUrl || extensions.has(page.protocol)) return false
  // On a developer's machine, the site has several host names.
  const isLocal = isLoopbackHost(new URL(siteUrl).hostname) && isLoopbackHost(page.hostname)
  return !isLocal || page.host !== URL.parse(`http://${ctx.get('Host')}`)?.host
}
