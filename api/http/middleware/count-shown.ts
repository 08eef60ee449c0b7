import type { Middleware } from 'koa'
import type { World } from '../../ports/world.ts'
import { visitorOf } from '../caller.ts'

/** Counts the launches that an answer has shown, once for each time it is sent, kept answers included. */
export const countShown =
  ({ visits, clock }: Pick<World, 'visits' | 'clock'>): Middleware =>
  async (ctx, next) => {
    await next()
    const { status } = ctx
    const shown = ctx.state['shown']
    // Nothing was shown to a caller who has left, asked for the head alone, or fetches ahead of a visit.
    const isSeen = ctx.method === 'GET' && !/prefetch|prerender/i.test(ctx.get('Sec-Purpose'))
    if (shown !== undefined && isSeen && (status === 200 || status === 304) && (ctx.writable || ctx.res.writableEnded))
      visits.shown(shown, visitorOf(ctx), clock())
  }
