import type { Context } from 'koa'
import { findConnection } from '../actions/connections/find-connection.ts'
import { startPairing } from '../actions/connections/start-pairing.ts'
import type { World } from '../ports/world.ts'
import { clientName } from '../domain/client-name.ts'
import { Failure } from '../domain/failure.ts'
import type { Connection } from '../domain/records.ts'
import type { TakeQuota } from './limits/limit-rate.ts'

/** The connection whose token the request carries; null without one, and for one that is malformed or revoked. */
export const authenticate = (world: World, ctx: Context): Promise<Connection | null> =>
  findConnection(world, ctx.get('Authorization'), ctx.ip)

/** Whether a bearer token came with the request, right or wrong. */
export const sendsToken = (ctx: Context): boolean => /^Bearer(\s|$)/i.test(ctx.get('Authorization'))

/**
 * The answer to a call that needs a connection and has none: 401 with the link that starts one (interface section 5, rule 2). Past the
 * limit of pairings it comes without a link, and says how long to wait for one.
 */
export async function refuseUnconnected(world: World, ctx: Context, takePairing: TakeQuota): Promise<never> {
  const client = clientName(ctx.get('Slipway-Client'), ctx.get('User-Agent'))
  const why = sendsToken(ctx) ? 'Invalid or revoked token.' : 'Authentication required.'
  const pairing = await takePairing(ctx)
    .then(() => startPairing(world, { client, ip: ctx.ip }))
    .catch((refusal: unknown) => {
      if (refusal instanceof Failure && refusal.code === 'TOO_MANY_REQUESTS')
        throw new Failure('UNAUTHORIZED', `${why} ${refusal.message} Your last link still works until it expires.`, refusal.data)
      throw refusal
    })
  const { connectUrl, expiresAt } = pairing
  throw new Failure('UNAUTHORIZED', `${why} Open connectUrl, approve the request, then send the token as \`Authorization: Bearer\`.`, {
    connectUrl,
    expiresAt,
  })
}
