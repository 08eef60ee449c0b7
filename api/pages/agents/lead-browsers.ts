import type { Middleware } from 'koa'
import { paths } from '../../../shared/paths.ts'

const toolPaths = new Set([paths.mcp(), paths.mcpAccount()])

/** Leads people who open the tools’ URL in a browser to the page about agents. Clients ask for an event stream, and pass. */
export const leadBrowsers: Middleware = (ctx, next) => {
  if (ctx.method !== 'GET' || !toolPaths.has(ctx.path)) return next()
  ctx.vary('Accept')
  const accepted = ctx.get('Accept')
  if (!/text\/html/i.test(accepted) || /text\/event-stream/i.test(accepted)) return next()
  ctx.status = 303
  ctx.set('Location', paths.agents())
  ctx.body = ''
  return undefined
}
