import cors from '@koa/cors'
import type { Middleware } from 'koa'
import { accountHeader } from '../../../shared/vocabulary.ts'

const crossOrigin = cors({
  origin: '*',
  allowMethods: 'GET,HEAD,POST',
  allowHeaders: 'Content-Type,Authorization,Slipway-Client,MCP-Protocol-Version',
  exposeHeaders: `RateLimit,RateLimit-Policy,Retry-After,X-Request-Id,Location,WWW-Authenticate,${accountHeader}`,
  maxAge: 86_400,
})

/** The API, the OAuth endpoints and what describes this site to agents are open to pages of any origin, never with their cookies; the pages are not. */
export const openCors: Middleware = (ctx, next) => (isOpen(ctx.path) ? crossOrigin(ctx, next) : next())

/** Whether a path is for programs, so that pages of any origin may read it: the API and its like, feeds, and what describes a launch to embed it. */
export const isOpen = (path: string): boolean =>
  /^\/(?:(?:api|oauth|\.well-known)\/|mcp\/server-card\/|server\.json$|agents\/.+\.md$|oembed\/|(?:.+\/)?(?:feed|updates)\.(?:atom|json)$)/.test(
    path,
  )
