import type { Context } from 'koa'
import { countClick } from '../../actions/catalog/count-visits.ts'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import type { World } from '../../ports/world.ts'
import { Failure } from '../../domain/failure.ts'
import { callerOf } from '../../http/caller.ts'
import { linkAddress } from './link-address.ts'

/**
 * Out to the product's own site, counted. Leads nowhere else, whatever the request says, and only over http and https. Throws Failure
 * NOT_FOUND for what is not live.
 */
export async function go(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const address = linkAddress(launch.url)
  if (address === null) throw new Failure('NOT_FOUND', 'This product has no address on the web.')
  // Neither a look at the headers nor a page fetched ahead is a visit.
  if (ctx.method === 'GET' && !/prefetch|prerender/i.test(ctx.get('Sec-Purpose'))) countClick(world, launch, callerOf(ctx))
  ctx.status = 302
  ctx.set('Location', address)
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.body = ''
}
