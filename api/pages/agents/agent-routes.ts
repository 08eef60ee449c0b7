import type { Router } from '@koa/router'
import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { skillPath } from './addresses.ts'
import { aiCatalog, serverCard, serverJson, skillIndex } from './discovery.ts'
import { skillText } from './skill.ts'
import { paths } from '../../../shared/paths.ts'

/** What agents and their registries read. Everything is made from the site’s URL alone. */
export function routeAgents(router: Router, world: Pick<World, 'siteUrl'>): void {
  router.get(paths.skill.pattern, (ctx, next) =>
    ctx.path === skillPath() ? send(ctx, 'text/markdown; charset=utf-8', skillText(world.siteUrl)) : next(),
  )
  router.get(paths.skillIndex.pattern, (ctx) => sendJson(ctx, 'application/json', skillIndex(world.siteUrl)))
  router.get(paths.serverJson.pattern, (ctx) => sendJson(ctx, 'application/json', serverJson(world.siteUrl)))
  router.get(paths.aiCatalog.pattern, (ctx) => sendJson(ctx, 'application/ai-catalog+json', aiCatalog(world.siteUrl)))
  router.get(paths.mcpServerCard.pattern, (ctx) => sendJson(ctx, 'application/mcp-server-card+json', serverCard(world.siteUrl)))
}

const sendJson = (ctx: Context, type: string, value: object) => send(ctx, type, JSON.stringify(value, null, 2))

function send(ctx: Context, type: string, text: string): void {
  ctx.set('Content-Type', type)
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.body = text
}
