import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { createWebhook, webhookList } from './webhook-list.tsx'
import { webhookPaths } from './webhook-place.tsx'
import { changeWebhook, webhook } from './webhook.tsx'

/** The webhooks of makers and, for moderators, those of the operator. */
export function routeWebhooks(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  for (const place of ['own', 'site'] as const) {
    const { list, one } = webhookPaths[place]
    router.get(list.pattern, limitReads, (ctx) => webhookList(world, place, ctx))
    router.post(list.pattern, limitReads, (ctx) => createWebhook(world, place, limits.webhookChanges, ctx))
    router.get(one.pattern, limitReads, (ctx) => webhook(world, place, ctx))
    router.post(one.pattern, limitReads, (ctx) => changeWebhook(world, place, limits, ctx))
  }
}
