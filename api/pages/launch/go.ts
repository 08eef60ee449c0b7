import type { Context } from 'koa'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import type { World } from '../../ports/world.ts'
import { Failure } from '../../domain/failure.ts'
import { callerOf } from '../../http/caller.ts'
import { webUrl } from '../parts/web-url.ts'
import { unlessGone } from './unless-gone.ts'

/**
 * Counts a click and redirects to the product's website, always to the http or https URL in the listing. Throws Failure NOT_FOUND for a
 * launch that isn’t live, and GONE for one that was.
 */
export async function go(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { slug = '' } = ctx.params
  const launch = await unlessGone(world, slug, () => findLiveLaunch(world, { slug }))
  const address = webUrl(launch.url)
  if (address === null) throw new Failure('NOT_FOUND', 'This product doesn’t have a website.')
  // HEAD requests and prefetches are not visits.
  if (ctx.method === 'GET' && !/prefetch|prerender/i.test(ctx.get('Sec-Purpose')))
    world.visits.clicked(launch, callerOf(ctx), world.clock())
  ctx.status = 302
  ctx.set('Location', address)
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.body = ''
}
