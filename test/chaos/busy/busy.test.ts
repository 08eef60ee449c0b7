import { expect, it } from 'vitest'
import { launchOnBusyMachine } from './busy.ts'

it(
  'a product is launched while busy loops compete for the cores, with the same findings as on an idle machine',
  { timeout: 240_000 },
  async () => {
    expect(await launchOnBusyMachine(1, 2)).toMatchObject({ misses: [] })
  },
)
