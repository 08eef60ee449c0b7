import { describe, expect, it } from 'vitest'
import { clientName } from '../../../api/domain/client-name.ts'
import { createPairingCode, readPairingCode } from '../../../api/domain/pairing-code.ts'

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

describe('the name of a client', () => {
  it.each([
    ['Slipway extension/1.0.0', 'Mozilla/5.0', 'Slipway extension'],
    ['Slipway extension/1.0.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Slipway for Firefox'],
    ['Slipway extension/1.0.0', 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'Slipway for Chrome'],
    ['Slipway for Firefox/1.2.0', '', 'Slipway for Firefox'],
    ['Slipway for Agents/1.2.0', 'Chrome/150', 'Slipway for Agents/1.2.0'],
    ['', 'curl/8.14.1', 'curl/8.14.1'],
    ['', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0', 'Mozilla/5.0'],
    ['  ', 'node', 'node'],
    ['', '', 'Unnamed client'],
    ['a\u202Eb\u0000c', '', 'a b c'],
    ['x'.repeat(200), '', 'x'.repeat(80)],
    ['🚢'.repeat(100), '', '🚢'.repeat(80)],
  ])('header %j and agent %j give %j', (header, agent, name) => {
    expect(clientName(header, agent)).toBe(name)
  })
})
