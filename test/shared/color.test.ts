import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blend, contrastRatio, fromHex, hexOf, nearestReadable } from '../../shared/color.ts'

const color = (hex: string) => fromHex(hex) ?? [0, 0, 0]

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#ffffff', 4],
  ['#ffff00', '#ffffff', 1.07],
])('%s on %s has a contrast of %s', (one, other, ratio) => {
  expect(contrastRatio(color(one), color(other))).toBeCloseTo(ratio, 2)
  expect(contrastRatio(color(other), color(one))).toBeCloseTo(ratio, 2)
})

test.each([
  ['grey on white', '#999999', '#ffffff', 4.5, '#767676'],
  ['grey on black', '#555555', '#000000', 4.5, '#757575'],
  ['large grey on white', '#aaaaaa', '#ffffff', 3, '#949494'],
  ['blue stays blue', '#66aaff', '#ffffff', 4.5, '#006ffa'],
  ['readable already', '#222222', '#ffffff', 4.5, '#222222'],
  ['grey on grey turns darker or lighter, whichever is nearer', '#888888', '#808080', 4.5, '#171717'],
])('%s: %s on %s, ratio %s, becomes %s', (_, from, ground, ratio, to) => {
  expect(hexOf(nearestReadable(color(from), color(ground), ratio))).toBe(to)
})

const any = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))

test('any color can be made readable on any ground', () => {
  fc.assert(
    fc.property(any, any, fc.constantFrom(3, 4.5), (from, ground, ratio) => {
      const to = nearestReadable(from, ground, ratio)
      expect(contrastRatio(color(hexOf(to)), ground)).toBeGreaterThanOrEqual(ratio)
    }),
  )
})

test.each(['#fff', 'red', '', '#12345g'])('%j is no color', (text) => expect(fromHex(text)).toBeNull())

test('half of white over black is grey', () => expect(hexOf(blend([255, 255, 255], 0.5, [0, 0, 0]))).toBe('#808080'))
