import type { Context } from 'koa'

/** Sends an SVG, or a PNG’s bytes, which other sites and the extension may cache for `seconds`. */
export function sendImage(ctx: Context, image: string | Uint8Array, seconds = 86_400): void {
  ctx.type = typeof image === 'string' ? 'image/svg+xml' : 'image/png'
  ctx.set('Cache-Control', `public, max-age=${seconds}`)
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.body = typeof image === 'string' ? image : Buffer.from(image)
}
