import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createToken, hashSecret, isToken } from '../../../api/actions/connection-token.ts'
import { fairNumbers } from '../../../api/actions/random.ts'

const random = (bytes: number) => randomBytes(bytes)

describe('a token', () => {
  it('is the prefix and 36 base62 digits', () => {
    expect(createToken({ random })).toMatch(/^slipway_ct_[0-9A-Za-z]{36}$/)
  })

  it('is known by its checksum', () => {
    for (let round = 0; round < 200; round += 1) expect(isToken(createToken({ random }))).toBe(true)
  })

  it('with any one digit changed is no token', () => {
    const token = createToken({ random })
    for (let place = 'slipway_ct_'.length; place < token.length; place += 1) {
      const other = token[place] === 'a' ? 'b' : 'a'
      expect(isToken(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
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
    expect(isToken(text)).toBe(false)
  })

  it('is kept as its SHA-256', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

it('bytes beyond the last fair one are drawn again', () => {
  const bytes = [255, 254, 240, 239]
  const next = fairNumbers({ random: () => Uint8Array.of(bytes.shift() ?? 0) })
  expect(next(20)).toBe(239 % 20)
})
