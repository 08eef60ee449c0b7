import type { Middleware } from 'koa'
import { accountPath } from '../../domain/oauth/account-resource.ts'
import { toolsPath } from './addresses.ts'

const toolPaths = new Set([toolsPath, accountPath])

/** Leads people who open the tools’ URL in a browser to the page about agents. Clients ask for an event stream, and pass. */
export const leadBrowsers: Middleware = (ctx, next) => {
  if (ctx.method !== 'GET' || !toolPaths.has(ctx.path)) return next()
  ctx.vary('Accept')
  const accepted = ctx.get('Accept')
  if (!/text\/html/i.test(accepted) || /text\/event-stream/i.test(accepted)) return next()
  ctx.status = 303
  ctx.set('Location', '/agents/')
  ctx.body = ''
  return undefined
}
