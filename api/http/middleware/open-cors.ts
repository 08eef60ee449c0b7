import cors from '@koa/cors'
import type { Middleware } from 'koa'

const origin = '*'
const exposeHeaders = 'RateLimit,RateLimit-Policy,Retry-After,X-Request-Id,Location'
const crossOrigin = cors({
  origin,
  allowMethods: 'GET,HEAD,POST',
  allowHeaders: 'Content-Type,Authorization,Slipway-Client',
  exposeHeaders,
  maxAge: 86_400,
})

/** The API is open to pages of any origin, never with their cookies; the pages are not. */
export const openCors: Middleware = (ctx, next) => (ctx.path.startsWith('/api/') ? crossOrigin(ctx, next) : next())

/** What it tells on every answer of the API, names and values in turn. */
export const corsHeaders: readonly string[] = ['Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', exposeHeaders]
