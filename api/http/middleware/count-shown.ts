import type { Middleware } from 'koa'
import type { World } from '../../ports/world.ts'
import { visitorOf } from '../caller.ts'

export const countShown =
  ({ visits, clock }: Pick<World, 'visits' | 'clock'>): Middleware =>
  async (ctx, next) => {
    await next()
    const { status } = ctx
    const shown = ctx.state['shown']
    // HEAD requests, prefetching and clients that have disconnected don’t show anything to anyone.
    const isSeen = ctx.method === 'GET' && !/prefetch|prerender/i.test(ctx.get('Sec-Purpose'))
    if (shown !== undefined && isSeen && (status === 200 || status === 304) && (ctx.writable || ctx.res.writableEnded))
      visits.shown(shown, visitorOf(ctx), clock())
  }
