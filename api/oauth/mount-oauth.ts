import { Router } from '@koa/router'
import type { Context } from 'koa'
import { exchangeToken } from '../actions/oauth/exchange-token.ts'
import { registerClient } from '../actions/oauth/register-client.ts'
import { revokeToken } from '../actions/oauth/revoke-token.ts'
import { OAuthFailure } from '../domain/oauth/oauth-failure.ts'
import type { OAuthClient } from '../domain/oauth/records.ts'
import { hasTooManyFields } from '../http/count-fields.ts'
import { type Limits, limitRate } from '../http/limits/limit-rate.ts'
import { readBodyText, readJsonBody } from '../http/read-body.ts'
import type { World } from '../ports/world.ts'
import { paths } from '../../shared/paths.ts'
import { accountResource, resourceMetadata, serverMetadata } from '../domain/oauth/metadata.ts'

/** The largest body, in bytes: a registration with many redirect URIs. */
const bodyBytes = 8 * 1024

/** Only failed token requests are counted, so that a hosted client with many users isn’t slowed down. */
export function mountOAuth(world: World, limits: Pick<Limits, 'clientRegistrations' | 'tokenTries'>): Router {
  const router = new Router({ exclusive: true, sensitive: true })
  router.post(paths.oauthRegister.pattern, async (ctx) => {
    await limits.clientRegistrations(ctx)
    const client = await registerClient(world, { body: await readJsonBody(ctx, bodyBytes), ip: ctx.ip })
    answer(ctx, 201, toRegistration(client))
  })
  router.post(paths.oauthToken.pattern, async (ctx) => {
    const giveBack = await limits.tokenTries(ctx)
    const tokens = await exchangeToken(world, await readForm(ctx))
    await giveBack()
    answer(ctx, 200, tokens)
  })
  router.post(paths.oauthRevoke.pattern, async (ctx) => {
    const giveBack = await limits.tokenTries(ctx)
    if (await revokeToken(world, await readForm(ctx))) await giveBack()
    answer(ctx, 200, '')
  })
  return router
}

/** Never cached (RFC 6749 section 5.1). */
function answer(ctx: Context, status: number, body: object | ''): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.status = status
  ctx.body = body
}

async function readForm(ctx: Context): Promise<URLSearchParams> {
  const text = await readBodyText(ctx, 'application/x-www-form-urlencoded', bodyBytes)
  if (hasTooManyFields(text)) throw new OAuthFailure('invalid_request', 'The form has too many fields.')
  return new URLSearchParams(text)
}

/** RFC 7591 section 3.2.1. */
const toRegistration = ({ id, name, redirectUris, refreshes, createdAt }: OAuthClient) => ({
  client_id: id,
  client_id_issued_at: Math.floor(Date.parse(createdAt) / 1000),
  client_name: name,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', ...(refreshes ? ['refresh_token'] : [])],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
})

const ofServer = paths.oauthServerMetadata()
const ofResource = paths.oauthResourceMetadata()

/** The documents that tell clients how to get a token. With and without a slash at the end, never redirected: some clients follow no redirect. */
export function mountMetadata(world: Pick<World, 'siteUrl' | 'readsClientDocuments'>, limits: Pick<Limits, 'pages'>): Router {
  const router = new Router({ exclusive: true, sensitive: true, strict: true })
  const send = (path: string | string[], describe: () => object) =>
    router.get(path, limitRate(limits.pages), (ctx) => {
      ctx.set('Cache-Control', 'public, max-age=3600')
      ctx.body = describe()
    })
  send([ofServer, `${ofServer}/`], () => serverMetadata(world.siteUrl, world.readsClientDocuments()))
  send(ofResource, () => resourceMetadata(world.siteUrl))
  // A client that was given the URL without its slash compares it with `resource` (RFC 9728 section 3.3).
  send(ofResource.slice(0, -1), () => resourceMetadata(world.siteUrl, accountResource(world.siteUrl).slice(0, -1)))
  return router
}
