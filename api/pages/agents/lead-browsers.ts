import type { Middleware } from 'koa'
import { toolPaths } from '../../http/tool-path.ts'
import { paths } from '../../../shared/paths.ts'

/** Leads people who open the tools’ URL in a browser to the page about agents. Clients ask for an event stream, and pass. */
export const leadBrowsers: Middleware = (ctx, next) => {
  if (ctx.method !== 'GET' || !toolPaths.includes(ctx.path)) return next()
  ctx.vary('Accept')
  const accepted = ctx.get('Accept')
  if (!/text\/html/i.test(accepted) || /text\/event-stream/i.test(accepted)) return next()
  ctx.status = 303
  ctx.set('Location', paths.agents())
  ctx.body = ''
  return undefined
}
