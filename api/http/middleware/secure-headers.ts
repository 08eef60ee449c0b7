import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa, { type Context, type Middleware } from 'koa'
import helmet from 'koa-helmet'
import { isOpen } from './open-cors.ts'

const forApi = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'cross-origin-resource-policy': 'cross-origin' }

export type SecureHeaders = { pages: readonly string[]; api: readonly string[] }

/** No inline code, and no upgrade to https on http sites. Computed once, as alternating names and values. */
export function listSecureHeaders(siteUrl: string): SecureHeaders {
  const secure = siteUrl.startsWith('https:')
  const forPages = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  void forPages(new Koa().createContext(request, response), async () => {})
  const pages = response.getHeaderNames().map((name): [string, string] => [name, String(response.getHeader(name))])
  return { pages: pages.flat(), api: [...new Map([...pages, ...Object.entries(forApi)])].flat() }
}

export const secureHeaders =
  (current: () => SecureHeaders): Middleware =>
  (ctx, next) => {
    const { pages, api } = current()
    const headers = isOpen(ctx.path) ? api : pages
    ctx.res.setHeader('X-Request-Id', String(ctx.state['requestId']))
    for (let at = 0; at < headers.length; at += 2) ctx.res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    return next()
  }

/** Lets one page embed frames from one more origin, and nothing else. */
export function allowFrames(ctx: Context, origin: string): void {
  const policy = ctx.res.getHeader('Content-Security-Policy')
  ctx.res.setHeader('Content-Security-Policy', `${String(policy)};frame-src ${origin}`)
}
