import type { Middleware } from 'koa'
import { clientAddress } from '../../net/client-address.ts'

/** Makes `ctx.ip` the client's address in its canonical spelling. Koa's own `proxy` option would accept ports and garbage as addresses, and trust X-Forwarded-Host too. */
export const readClientAddress =
  (trustProxy: number): Middleware =>
  (ctx, next) => {
    ctx.request.ip = clientAddress(ctx.socket.remoteAddress, ctx.req.headers['x-forwarded-for'] as string | undefined, trustProxy)
    return next()
  }
