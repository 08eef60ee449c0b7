import { createHash } from 'node:crypto'
import { makeToken } from '../../../shared/connection-token.ts'
import { fairNumbers } from '../../domain/random.ts'
import type { World } from '../../ports/world.ts'

/** A new bearer token. */
export function createToken(world: Pick<World, 'random'>): string {
  const next = fairNumbers(world)
  return makeToken(() => next(62))
}

/** SHA-256 in hex, the only form in which tokens and pairing codes are stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
