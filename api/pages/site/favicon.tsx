import type { Context } from 'koa'
import { renderToString } from 'preact-render-to-string'
import { Mark } from '../../../shared/ui/mark.tsx'
import { currentAccent, currentSite } from '../../domain/settings/current-site.ts'
import { sendImage } from '../../http/send-image.ts'
import { iconPath } from '../document/brand.ts'

/** Our mark in the site’s color, or a redirect to the site’s own icon. */
export function sendFavicon(ctx: Context): void {
  if (currentSite().icon !== '') return ctx.redirect(iconPath(32))
  const mark = renderToString(<Mark size={64} rail={currentAccent().rail} />)
  sendImage(ctx, mark.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
}
