import cors from '@koa/cors'
import type { Middleware } from 'koa'
import { accountHeader } from '../../../shared/vocabulary.ts'

const crossOrigin = cors({
  origin: '*',
  allowMethods: 'GET,HEAD,POST',
  allowHeaders: 'Content-Type,Authorization,Slipway-Client',
  exposeHeaders: `RateLimit,RateLimit-Policy,Retry-After,X-Request-Id,Location,WWW-Authenticate,${accountHeader}`,
  maxAge: 86_400,
})

/** The API is open to pages of any origin, never with their cookies; the pages are not. */
export const openCors: Middleware = (ctx, next) => (ctx.path.startsWith('/api/') ? crossOrigin(ctx, next) : next())
