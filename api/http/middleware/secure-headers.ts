import helmet from 'koa-helmet'
import type { Middleware } from 'koa'

const nothing = "default-src 'none'; frame-ancestors 'none'"

/** helmet with its weak or unfitting defaults replaced: a policy without inline code, no http upgrade on plain-http sites. */
export function secureHeaders(siteUrl: string): Middleware {
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
  return async (ctx, next) => {
    await forPages(ctx, async () => {})
    if (ctx.path.startsWith('/api/')) {
      ctx.set('Content-Security-Policy', nothing)
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    return next()
  }
}
