import type { Middleware } from 'koa'
import type { World } from '../../ports/world.ts'
import { isAnonymous } from '../anonymous.ts'

/** Joins what a request reads at one moment. GET and HEAD without a token or session may be answered from a standby. */
export const scopeReads =
  ({ store }: Pick<World, 'store'>): Middleware =>
  (ctx, next) => {
    const isOpenRead = (ctx.method === 'GET' || ctx.method === 'HEAD') && isAnonymous(ctx)
    return store.joinReads(() => (isOpenRead ? store.readAnywhere(next) : next()))
  }
