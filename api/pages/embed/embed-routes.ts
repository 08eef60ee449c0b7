import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { countFrame } from './count-frame.tsx'
import { mastodon } from './mastodon.tsx'
import { oembed } from './oembed.ts'

/** What other sites show of a launch, and how they find it. */
export function routeEmbeds(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/embed/:slug/', limitReads, (ctx) => countFrame(world, ctx))
  router.get('/oembed/', limitReads, (ctx) => oembed(world, ctx))
  router.get('/launches/:slug/mastodon/', limitReads, (ctx) => mastodon(world, ctx))
}
