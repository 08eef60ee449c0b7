import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { countFrame } from './count-frame.tsx'
import { mastodon } from './mastodon.tsx'
import { oembed } from './oembed.ts'
import { paths } from '../../../shared/paths.ts'

/** What other sites show of a launch, and how they find it. */
export function routeEmbeds(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.embed.pattern, limitReads, (ctx) => countFrame(world, ctx))
  router.get(paths.oembed.pattern, limitReads, (ctx) => oembed(world, ctx))
  router.get(paths.mastodon.pattern, limitReads, (ctx) => mastodon(world, ctx))
}
