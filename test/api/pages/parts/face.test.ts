import { expect, test } from 'vitest'
import { initialsOf } from '../../../../api/pages/parts/picture.tsx'

test.each([
  ['Robin Maker', 'RM'],
  ['Ada', 'A'],
  ['ada von lovelace', 'AL'],
  ['Zoë 🦊', 'Z'],
  ['静かな メモ', '静メ'],
  ['@robin_', 'R'],
  ['🦊', '?'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
