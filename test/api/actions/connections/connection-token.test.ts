import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createToken, hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { fairNumbers } from '../../../../api/domain/random.ts'
import { tokenError } from '../../../../shared/connection-token.ts'

const random = (bytes: number) => randomBytes(bytes)

describe('a token', () => {
  it('is the prefix and 36 base62 digits', () => {
    expect(createToken({ random })).toMatch(/^slipway_ct_[0-9A-Za-z]{36}$/)
  })

  it('has a checksum, zlib’s CRC-32', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    const [, secret = '', sum = ''] = /_([^_]{30})([^_]{6})$/.exec(createToken({ random })) ?? []
    expect(Array.from(sum).reduce((value, digit) => value * 62 + digits.indexOf(digit), 0)).toBe(crc32(secret))
    for (let round = 0; round < 200; round += 1) expect(tokenError(createToken({ random }))).toBeNull()
  })

  it('with any one digit changed is invalid', () => {
    const token = createToken({ random })
    for (let place = 'slipway_ct_'.length; place < token.length; place += 1) {
      const other = token[place] === 'a' ? 'b' : 'a'
      expect(tokenError(token.slice(0, place) + other + token.slice(place + 1))).toBe('checksum')
    }
  })

  it.each([
    '',
    'slipway_ct_',
    'Slipway_ct_',
    `slipway_ct_${'0'.repeat(35)}`,
    `slipway_ct_${'ä'.repeat(36)}`,
    `slipway_ct_${'0'.repeat(36)}\n`,
  ])('%j is none', (text) => {
    expect(tokenError(text)).toBe('form')
  })

  it('is stored as its SHA-256', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

it('bytes that would bias the result are drawn again', () => {
  const bytes = [255, 254, 240, 239]
  const next = fairNumbers({ random: () => Uint8Array.of(bytes.shift() ?? 0) })
  expect(next(20)).toBe(239 % 20)
})
