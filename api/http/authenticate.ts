import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { accountHeader } from '../../shared/vocabulary.ts'
import { connectedAs, findConnection, isFromSignIn, findPairing } from '../actions/connections/find-connection.ts'
import { pairingLifetime } from '../domain/access/pairing-code.ts'
import { startPairing, type StartedPairing } from '../actions/connections/start-pairing.ts'
import type { World } from '../ports/world.ts'
import { clientName } from '../domain/names/client-name.ts'
import { Failure } from '../domain/failure.ts'
import type { Connection, Pairing } from '../domain/records.ts'
import type { EndpointName } from '../../shared/contract.ts'
import { scopeNeeded } from '../domain/oauth/access.ts'
import { isForeignPage } from './foreign-page.ts'
import { limitLookup } from './limits/limit-guesses.ts'
import type { Limits, TakeQuota } from './limits/limit-rate.ts'

/** The connection of the request's token; null if the token doesn’t work here (findConnection). Throws Failure TOO_MANY_REQUESTS. */
export async function authenticate(
  world: World,
  limits: Pick<Limits, 'lookups'>,
  ctx: Context,
  resource: string | null = null,
): Promise<Connection | null> {
  if (!sendsToken(ctx)) return null
  const authorization = ctx.get('Authorization')
  return limitLookup(limits, ctx, authorization, () => findConnection(world, authorization, ctx.ip, resource))
}

/** Whether the request has a bearer token, valid or not. */
export const sendsToken = (ctx: Context): boolean => /^Bearer(\s|$)/i.test(ctx.get('Authorization'))

/** Names the account in a header for clients to show, because users can be tricked into a client that is connected to someone else's. */
export async function nameAccount(world: World, ctx: Context, connection: Connection): Promise<void> {
  const account = await connectedAs(world, connection)
  if (account !== null) ctx.set(accountHeader, encodeURIComponent(account.toWellFormed()))
}

/**
 * Refuses a call that needs a connection: 401 with a link to approve one (interface section 5, rule 2). Beyond the limit of links, the 401 says
 * how long to wait instead. Pages of other sites get no link, or they could use up their visitors' quota; nor does HEAD, as its response has no body.
 */
export async function rejectUnconnected(world: World, ctx: Context, takePairing: TakeQuota, endpoint: EndpointName): Promise<never> {
  const isTokenWrong = sendsToken(ctx)
  const isForTools = isTokenWrong && (await isFromSignIn(world, ctx.get('Authorization')))
  const challenge = `Bearer realm="slipway"${isTokenWrong ? ', error="invalid_token"' : ''}`
  ctx.set('WWW-Authenticate', challenge)
  const reject: Reject = (reason, data) => {
    const error = isForTools ? 'Tokens from signing in only work for the tools, not for the API.' : 'Invalid or revoked token.'
    const why = isTokenWrong ? error : 'Authentication required.'
    return new Failure('UNAUTHORIZED', `${why} ${reason}`, data)
  }
  if (ctx.method === 'HEAD') {
    // Its response has no body that could say so.
    ctx.set('WWW-Authenticate', `${challenge}, error_description="${noLinkForHead}"`)
    throw reject(noLinkForHead)
  }
  const asks = {
    ...(isTokenWrong && !isForTools && { replacesToken: true }),
    ...(scopeNeeded(endpoint) === 'plans' && { plans: true as const }),
  }
  throw await withLink(world, ctx, takePairing, asks, reject, 'then send the token as `Authorization: Bearer`')
}

/** Refuses a call beyond what its connection allows: 403 with a link to allow it, after which the same token works. Throws Failure FORBIDDEN. */
export async function rejectUnallowed(world: World, ctx: Context, takePairing: TakeQuota, { id }: Connection): Promise<never> {
  const reject: Reject = (reason, data) => new Failure('FORBIDDEN', `This connection can’t read your submission plans yet. ${reason}`, data)
  throw await withLink(world, ctx, takePairing, { plans: true, connectionId: id }, reject, 'then repeat the request')
}

type Reject = (reason: string, data?: Record<string, unknown>) => Failure

/** The rejection of a call, with a link to approve what it asks for, or why there is none. */
async function withLink(
  world: World,
  ctx: Context,
  takePairing: TakeQuota,
  asks: Pick<Pairing, 'replacesToken' | 'plans' | 'connectionId'>,
  reject: Reject,
  afterwards: string,
): Promise<Failure> {
  if (isForeignPage(ctx, world.siteUrl)) return reject(noLinkForPages)
  if (world.rules.readOnly) return reject('The site is read-only right now, so you can’t connect. Try again later.')
  const client = clientName(ctx.get('Slipway-Client'), ctx.get('User-Agent'), world.siteUrl)
  const asker = JSON.stringify([world.siteUrl, ctx.ip, client, asks])
  const start = async () => {
    await takePairing(ctx)
    const started = await startPairing(world, { client, ip: ctx.ip, fromApi: true, ...asks })
    pending.set(asker, started)
    return started
  }
  try {
    const { code, connectUrl, expiresAt } = (await findPending(world, asker)) ?? (await start())
    return reject(`Open connectUrl, approve the request (code ${code}), ${afterwards}.`, { connectUrl, expiresAt })
  } catch (rejection) {
    if (rejection instanceof Failure && rejection.code === 'TOO_MANY_REQUESTS')
      return reject(`${noMoreLinks(rejection.message)} Once it’s approved, repeat the request with its token.`, rejection.data)
    throw rejection
  }
}

/** The last link of each client in a network, so that a script that polls doesn’t use up its network’s links. Reused while there’s time to open it. */
const pending = new LRUCache<string, StartedPairing>({ max: 5000 })

async function findPending(world: World, asker: string): Promise<StartedPairing | null> {
  const started = pending.get(asker)
  if (started === undefined || Date.parse(started.expiresAt) - world.clock().getTime() < pairingLifetime / 2) return null
  return (await findPairing(world, started.code)).state === 'waiting' ? started : null
}

const noLinkForHead = 'HEAD requests get no link to connect: send the same request with GET.'

const noLinkForPages =
  'Pages on other sites don’t get a link to connect. Get a token outside the browser, then send it as `Authorization: Bearer`.'

/** `limit` names the quota and how long to wait. */
export const noMoreLinks = (limit: string): string =>
  `Your network has requested too many links to connect. ${limit} The last link you got still works until it expires.`
