import type { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { World } from '../../ports/world.ts'
import { skillPath, addressesOf, skillName } from './clients.ts'
import { paths } from '../../../shared/paths.ts'
import { createHash } from 'node:crypto'
import { iconPath } from '../document/brand.ts'
import { currentSite, siteName, siteSlug } from '../../domain/settings/current-site.ts'
import { readFileSync } from 'node:fs'
import { toolPaths } from '../../http/tool-path.ts'

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

const description = 'Audit a product’s site before launch, get fixes, and create a draft in a launch catalog.'
const version = '1.0.0'

/** The site’s host in reverse order, as registries name servers: com.example/slipway. */
function serverName(siteUrl: string): string {
  const host = new URL(siteUrl).hostname.split('.').toReversed().join('.')
  return `${host.replaceAll(/[^a-z0-9.-]/gi, '-')}/slipway`
}

function describeServer(siteUrl: string) {
  const { tools, account, page } = addressesOf(siteUrl)
  const icons = [
    { src: siteUrl + iconPath(180), mimeType: 'image/png', sizes: ['180x180'] },
    ...(currentSite().icon === '' ? [{ src: `${siteUrl}${paths.favicon()}`, mimeType: 'image/svg+xml', sizes: ['any'] }] : []),
  ]
  // The first is the one that clients with room for a single URL take.
  const remotes = [account, tools].map((url) => ({ type: 'streamable-http', url }))
  return { name: serverName(siteUrl), title: siteName(), description, version, websiteUrl: page, icons, remotes }
}

/** The MCP server card: draft SEP-2127, as of its revision of 24 July 2026. */
export const serverCard = (siteUrl: string): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  ...describeServer(siteUrl),
})

/** What the MCP registry takes: its schema of 11 December 2025. */
export const serverJson = (siteUrl: string): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  ...describeServer(siteUrl),
})

/** Where clients look for the server cards of a domain: AI Catalog 1.0, as SEP-2127 uses it. */
export const aiCatalog = (siteUrl: string): object => ({
  specVersion: '1.0',
  entries: [
    {
      identifier: `urn:air:${new URL(siteUrl).hostname}:mcp:slipway`,
      type: 'application/mcp-server-card+json',
      url: addressesOf(siteUrl).card,
    },
  ],
})

/** Where installers look for the skills of a domain: Agent Skills Discovery 0.2.0. */
const skillIndex = (siteUrl: string): object => ({
  $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  skills: [
    {
      name: skillName(),
      type: 'skill-md',
      description: skillDescription,
      url: skillPath(),
      digest: `sha256:${createHash('sha256').update(skillText(siteUrl)).digest('hex')}`,
    },
  ],
})

const template = readFileSync(new URL('./skill.md', import.meta.url), 'utf8')

const skillDescription =
  'Audits a product’s website before launch, applies the fixes, audits again and creates a draft launch. Use when the user wants to ' +
  'launch or list a product, prepare a launch, check whether a site is ready to launch, or fix its SEO, social preview or listing.'

/** The launch workflow as an Agent Skill (agentskills.io/specification), for agents with or without the tools. */
function skillText(siteUrl: string): string {
  const { page, api } = addressesOf(siteUrl)
  const values: Record<string, string> = {
    skillName: skillName(),
    skillDescription,
    siteUrl,
    page,
    api,
    siteName: siteName(),
    siteSlug: siteSlug(),
  }
  return template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

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
