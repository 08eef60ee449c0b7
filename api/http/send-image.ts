import type { Context } from 'koa'

/** An SVG, or a PNG’s bytes, that other sites and the extension may show for `seconds` without asking again. */
export function sendImage(ctx: Context, image: string | Uint8Array, seconds = 86_400): void {
  ctx.type = typeof image === 'string' ? 'image/svg+xml' : 'image/png'
  ctx.set('Cache-Control', `public, max-age=${seconds}`)
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.body = typeof image === 'string' ? image : Buffer.from(image)
}
