import type { Middleware } from 'koa'
import { paths } from '../../../shared/paths.ts'
import type { World } from '../../ports/world.ts'
import { visitorOf } from '../caller.ts'

/** Without `www.`; null for apps, local files and what is no URL. */
function referringHost(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed === null || !/^https?:$/.test(parsed.protocol) ? null : parsed.host.replace(/^www\./, '').slice(0, 253)
}

export const countShown =
  (world: Pick<World, 'visits' | 'clock' | 'siteUrl'>): Middleware =>
  async (ctx, next) => {
    await next()
    const { status } = ctx
    const shown = ctx.state['shown']
    // HEAD requests, prefetching and clients that have disconnected don’t show anything to anyone.
    const isSeen = ctx.method === 'GET' && !/prefetch|prerender/i.test(ctx.get('Sec-Purpose'))
    if (shown === undefined || !isSeen || (status !== 200 && status !== 304) || !(ctx.writable || ctx.res.writableEnded)) return
    world.visits.shown(shown, visitorOf(ctx), world.clock())
    const referrer = ctx.get('Referer')
    if (referrer === '' || paths.launch.match(ctx.path) === null) return
    const host = referringHost(referrer)
    if (host !== null && host !== referringHost(world.siteUrl)) world.visits.referred(shown, host, visitorOf(ctx))
  }
