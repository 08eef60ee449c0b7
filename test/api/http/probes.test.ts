import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../../../api/http/metrics.ts'
import { mountProbes } from '../../../api/http/probes.ts'

it('a store that is away is told to every probe, and to the log when it goes and when it is back', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  let cause: Error | null = null
  const store = {
    ping: async () => {
      if (cause !== null) throw cause
    },
  }
  const router = mountProbes({ store }, createMetrics(), logger, () => false)
  const server = new Koa().use(router.routes()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)

  expect((await ask()).status).toBe(200)
  cause = new Error('connect ECONNREFUSED')
  for (let probe = 0; probe < 3; probe += 1) {
    const answer = await ask()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Store unavailable.' })
  }
  cause = null
  expect((await ask()).status).toBe(200)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'Not ready: store unavailable (connect ECONNREFUSED).' },
    { level: 30, msg: 'Ready again: the store is available.' },
  ])
  expect(lines.join()).not.toContain('stack')
})
