import { expect, it } from 'vitest'
import { Recent } from '../../../../api/http/kept-answers/recent.ts'

it.each([
  [1024, 1],
  [1025, undefined],
])('what is asked for at an address of %d characters is kept: %s', (length, kept) => {
  const recent = new Recent<{ value: number }>(10)
  for (let times = 0; times < 3; times += 1) recent.offer('x'.repeat(length), { value: 1 })
  expect(recent.get('x'.repeat(length))?.value).toBe(kept)
})
