import type { Context } from 'koa'
import { Failure } from '../domain/failure.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:'])

/**
 * Browsers send an Origin, agents none: only this site's own pages and browser extensions may call. A service on loopback answers to a
 * name of loopback alone, or a page could reach it under a name of its own that it lets point there (DNS rebinding).
 */
export function refuseForeignPages(ctx: Context, siteUrl: string): void {
  const host = URL.parse(`http://${ctx.get('Host')}`)
  const isLocal = loopback.test(new URL(siteUrl).hostname)
  if (isLocal && (host === null || !loopback.test(host.hostname)))
    throw new Failure('FORBIDDEN', 'This service answers to names of its own machine only: SITE_URL gives it another.')

  const sent = ctx.get('Origin')
  if (sent === '') return
  const origin = URL.parse(sent)
  const isOwn = origin !== null && (origin.origin === siteUrl || (isLocal && loopback.test(origin.hostname) && origin.host === host?.host))
  if (!isOwn && !extensions.has(origin?.protocol ?? '')) throw new Failure('FORBIDDEN', 'Pages of other sites may not call this.')
}
