import { expect, test } from 'vitest'
import { passwordError } from '../../../../api/domain/access/password.ts'

test.each(['seven blue anchors', 'ブルーアンカー七つ', 'aaaaaaab', ' spaces around ', '🦑🦑🦑🦑🦑🦑🦑🐙', 'x1'.repeat(100)])(
  '%j is a good password',
  (password) => {
    expect(passwordError(password, 'ada@example.com')).toBeNull()
  },
)

const refused: [string, RegExp][] = [
  ['', /Choose a password/],
  ['seven77', /at least 8/],
  ['🦑🦑🦑🦑🦑🦑🦑', /at least 8/],
  ['x'.repeat(201), /up to 200/],
  ['Password123', /too common/],
  ['１２３４５６７８', /too common/],
  ['aaaaaaaaaa', /too common/],
  ['Lovelace1843', /too similar to your email/],
  ['lovelace_Lovelace', /too similar to your email/],
]
test.each(refused)('%j is refused', (password, reason) => {
  expect(passwordError(password, 'lovelace@example.com')).toMatch(reason)
})

test('a short name before the @ forbids nothing, nor does a long one among other words', () => {
  expect(passwordError('a long enough secret', 'long@example.com')).toBeNull()
  expect(passwordError('adamant anchors', 'ada@example.com')).toBeNull()
})
