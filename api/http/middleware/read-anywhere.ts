import type { Middleware } from 'koa'
import type { World } from '../../ports/world.ts'
import { isAnonymous } from '../anonymous.ts'

/** Lets GET and HEAD requests without a token or session be answered from a standby. Everyone else reads from the server that they write to. */
export const readAnywhere =
  ({ store }: Pick<World, 'store'>): Middleware =>
  (ctx, next) =>
    (ctx.method === 'GET' || ctx.method === 'HEAD') && isAnonymous(ctx) ? store.readAnywhere(next) : next()
