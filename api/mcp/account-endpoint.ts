import type { Context } from 'koa'
import { missingScope } from '../domain/oauth/access.ts'
import { scopes } from '../domain/oauth/records.ts'
import { accountResource, resourceMetadataUrl } from '../domain/oauth/metadata.ts'
import { Failure } from '../domain/failure.ts'
import type { Connection } from '../domain/records.ts'
import { authenticate, sendsToken } from '../http/authenticate.ts'
import type { ToolServices } from './call-tool.ts'
import { tools } from './tools/registry.ts'
import { paths } from '../../shared/paths.ts'

// What /mcp/account/ adds to the MCP endpoint: it is a protected resource by the MCP authorization specification.

/** The connection of the request’s token. Throws Failure UNAUTHORIZED, which says where clients learn how to get one (RFC 9728 section 5.1). */
export async function requireToken({ world, limits }: Pick<ToolServices, 'world' | 'limits'>, ctx: Context): Promise<Connection> {
  const connection = await authenticate(world, limits, ctx, accountResource(world.siteUrl))
  if (connection !== null) return connection
  await limits.messages(ctx)
  challenge(ctx, world.siteUrl, sendsToken(ctx) ? 'invalid_token' : null)
  const why = sendsToken(ctx) ? 'Invalid, expired or revoked token.' : 'Authentication required.'
  throw new Failure(
    'UNAUTHORIZED',
    `${why} Sign in with OAuth: the WWW-Authenticate header says how. Without OAuth, use ${world.siteUrl}${paths.mcp()}.`,
  )
}

/** Throws Failure FORBIDDEN if a message calls a tool that the request’s connection has no scope for (RFC 6750 section 3.1). */
export function requireScopes(ctx: Context, siteUrl: string, body: unknown): void {
  const connection: Connection | null = ctx.state['connection']
  if (connection === null) return
  for (const message of [body].flat()) {
    const tool = calledTool(message)
    const missing = tool && missingScope(connection, tools[tool].endpoint)
    if (missing === null) continue
    challenge(ctx, siteUrl, 'insufficient_scope')
    throw new Failure('FORBIDDEN', `This connection doesn’t include the scope “${missing}”, which ${tool} needs. Sign in again to add it.`)
  }
}

function challenge(ctx: Context, siteUrl: string, error: 'invalid_token' | 'insufficient_scope' | null): void {
  const named = error === null ? '' : `error="${error}", `
  ctx.set('WWW-Authenticate', `Bearer ${named}resource_metadata="${resourceMetadataUrl(siteUrl, ctx.path)}", scope="${scopes.join(' ')}"`)
}

function calledTool(message: unknown): keyof typeof tools | null {
  if (typeof message !== 'object' || message === null) return null
  const { method, params } = message as { method?: unknown; params?: { name?: unknown } | null }
  const name = method === 'tools/call' ? params?.name : undefined
  return typeof name === 'string' && Object.hasOwn(tools, name) ? (name as keyof typeof tools) : null
}
