import { inSeconds, lifetimes, type Grant, type Scope } from '../../domain/oauth/records.ts'
import type { Connection } from '../../domain/records.ts'
import { createToken, hashSecret } from '../connections/find-connection.ts'
import type { TokenAnswer } from './exchange-token.ts'
import type { World } from '../../ports/world.ts'
import { fairNumbers } from '../../domain/random.ts'

type Order = {
  connectionId: string
  clientId: string
  scopes: readonly Scope[]
  resource: string
  /** What all refresh tokens of the connection have in common; null for a client that doesn’t refresh. */
  family: string | null
}

const form = /^slipway_rt_([\da-f]{32})\.([\dA-Za-z]{40})\.[\dA-Za-z]{40}$/

/** The connection and the family of a refresh token; null if it isn’t one. */
export function readRefreshToken(text: string): { connectionId: string; family: string } | null {
  const [, connectionId, family] = form.exec(text) ?? []
  return connectionId === undefined || family === undefined ? null : { connectionId, family }
}

/** New tokens for a connection: what is stored, and what its client gets, once. */
export function newTokens(
  world: Pick<World, 'random' | 'clock'>,
  { connectionId, clientId, scopes, resource, family }: Order,
): { stored: Pick<Connection, 'tokenHash'> & { grant: Grant }; answer: TokenAnswer } {
  const now = world.clock()
  const token = createToken(world)
  const refresh = family === null ? null : `slipway_rt_${connectionId}.${family}.${randomText(world)}`
  const lifetime = family === null ? lifetimes.lastingToken : lifetimes.token
  const grant: Grant = {
    clientId,
    scopes,
    resource,
    tokenExpiresAt: inSeconds(now, lifetime),
    refresh:
      family === null || refresh === null
        ? null
        : { familyHash: hashSecret(family), currentHash: hashSecret(refresh), expiresAt: inSeconds(now, lifetimes.refresh) },
  }
  const answer: TokenAnswer = {
    access_token: token,
    token_type: 'Bearer',
    expires_in: lifetime,
    scope: scopes.join(' '),
    ...(refresh !== null && { refresh_token: refresh }),
  }
  return { stored: { tokenHash: hashSecret(token), grant }, answer }
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A secret of 40 random base62 digits (238 bits), after a prefix that says what it is. */
export function randomText(world: Pick<World, 'random'>, prefix = ''): string {
  const next = fairNumbers(world)
  return prefix + Array.from({ length: 40 }, () => digits[next(digits.length)]).join('')
}
