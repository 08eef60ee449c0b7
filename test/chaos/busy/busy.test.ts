import { expect, it } from 'vitest'
import { launchOnBusyMachine } from './busy.ts'

it('a product is launched while busy loops hold the cores, with the findings of a quiet machine', { timeout: 240_000 }, async () => {
  expect(await launchOnBusyMachine(1, 4)).toMatchObject({ misses: [] })
})
