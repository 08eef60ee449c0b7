import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { createWebhook, webhookList } from './webhook-list.tsx'
import { webhooksPath } from './webhook-place.tsx'
import { changeWebhook, webhook } from './webhook.tsx'

/** The webhooks of makers and, for moderators, those of the operator. */
export function routeWebhooks(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  for (const place of ['own', 'site'] as const) {
    const path = webhooksPath[place]
    router.get(path, limitReads, (ctx) => webhookList(world, place, ctx))
    router.post(path, limitReads, (ctx) => createWebhook(world, place, limits.webhookChanges, ctx))
    router.get(`${path}:id/`, limitReads, (ctx) => webhook(world, place, ctx))
    router.post(`${path}:id/`, limitReads, (ctx) => changeWebhook(world, place, limits, ctx))
  }
}
