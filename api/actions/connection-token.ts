import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { fairNumbers } from './random.ts'
import type { World } from './world.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'slipway_ct_'
const form = new RegExp(`^${prefix}([0-9A-Za-z]{30})([0-9A-Za-z]{6})$`)

/**
 * A bearer token: a fixed prefix, 30 random base62 digits (178 bits), and their CRC-32 in 6 more, so that typing errors are known without
 * the store and secret scanners find it.
 */
export function createToken(world: Pick<World, 'random'>): string {
  const next = fairNumbers(world)
  const secret = Array.from({ length: 30 }, () => digits[next(62)]).join('')
  return prefix + secret + checksum(secret)
}

export function isToken(text: string): boolean {
  const [, secret, sum] = form.exec(text) ?? []
  return secret !== undefined && checksum(secret) === sum
}

/** SHA-256, hexadecimal: the only form in which tokens and pairing codes are kept. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

function checksum(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  for (let place = 0; place < 6; place += 1) {
    text = `${digits[rest % 62]}${text}`
    rest = Math.floor(rest / 62)
  }
  return text
}
