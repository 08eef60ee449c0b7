import { fairNumbers } from '../../domain/random.ts'
import type { World } from '../../ports/world.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A secret of 40 random base62 digits (238 bits), after a prefix that says what it is. */
export function randomText(world: Pick<World, 'random'>, prefix = ''): string {
  const next = fairNumbers(world)
  return prefix + Array.from({ length: 40 }, () => digits[next(digits.length)]).join('')
}
