import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createVisits } from '../../../api/store/count-visits.ts'

it('many visitors with long User-Agents take no memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const visits = createVisits({ count: () => undefined, transact: () => Promise.reject(new Error('Nothing is written.')) })
  const launch = { id: 'teapot', ownerId: null, status: 'live' } as const
  const before = used()
  for (let visitor = 0; visitor < 900; visitor += 1) {
    const agent = Buffer.from(`Mozilla/5.0 ${visitor} ${'x'.repeat(16_000)}`).toString()
    visits.shown([launch], { agent, connection: null }, new Date())
  }
  expect(used() - before).toBeLessThan(2_000_000)
})
