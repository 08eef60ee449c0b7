import type { Context } from 'koa'
import { findConnection } from '../actions/find-connection.ts'
import { startPairing } from '../actions/start-pairing.ts'
import type { World } from '../actions/world.ts'
import { clientName } from '../domain/client-name.ts'
import { Failure } from '../domain/failure.ts'
import type { Connection } from '../domain/records.ts'
import type { TakeQuota } from './middleware/limit-rate.ts'

/** The connection whose token the request carries; null without one, and for one that is malformed or revoked. */
export const authenticate = (world: World, ctx: Context): Promise<Connection | null> =>
  findConnection(world, ctx.get('Authorization'), ctx.ip)

/**
 * The answer to a call that needs a connection and has none: 401 with the link that starts one (interface section 5, rule 2). Past the
 * limit of pairings it comes without a link.
 */
export async function refuseUnconnected(world: World, ctx: Context, takePairing: TakeQuota): Promise<never> {
  const client = clientName(ctx.get('Slipway-Client'), ctx.get('User-Agent'))
  const pairing = await takePairing(ctx)
    .then(() => startPairing(world, { client, ip: ctx.ip }))
    .catch((refusal: unknown) => {
      if (refusal instanceof Failure && refusal.code === 'TOO_MANY_REQUESTS') return null
      throw refusal
    })
  if (pairing === null) throw new Failure('UNAUTHORIZED', 'This needs a connection. Too many were asked for: try again in a few minutes.')
  const { connectUrl, expiresAt } = pairing
  throw new Failure(
    'UNAUTHORIZED',
    'This needs a connection. Open the link, approve it once, and send the token as Authorization: Bearer.',
    { connectUrl, expiresAt },
  )
}
