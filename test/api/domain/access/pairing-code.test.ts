import { describe, expect, it } from 'vitest'
import { createPairingCode, readPairingCode } from '../../../../api/domain/access/pairing-code.ts'

describe('a pairing code', () => {
  it('is eight unambiguous letters in two groups', () => {
    let turn = 0
    expect(createPairingCode((below) => turn++ % below)).toBe('BCDF-GHJK')
  })

  it.each([
    ['BCDF-GHJK', 'BCDF-GHJK'],
    ['bcdfghjk', 'BCDF-GHJK'],
    ['  bcdf ghjk ', 'BCDF-GHJK'],
    ['BCDF–GHJK', 'BCDF-GHJK'],
    ['B-C-D-F-G-H-J-K', 'BCDF-GHJK'],
    ['', null],
    ['BCDF-GHJ', null],
    ['BCDF-GHJKL', null],
    ['ACDF-GHJK', null],
    ['BCDF-GHJ0', null],
    ['BCDF_GHJK', null],
    ['бCDF-GHJK', null],
  ])('typed as %j is %j', (typed, code) => {
    expect(readPairingCode(typed)).toBe(code)
  })
})
