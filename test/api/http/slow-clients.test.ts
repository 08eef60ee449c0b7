import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runService, type RunningService } from '../../support/service.ts'
import { behaviours, startSlowClients } from '../../support/slow-clients.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

const count = 100

it.each(Object.entries(behaviours))('during %s everybody else is answered', async (_, behaviour) => {
  const clients = await startSlowClients(service.port, count, behaviour)
  try {
    // The service cuts some clients off, and these come back.
    const pressing = () => Math.max(clients.open(), clients.made() - count)
    for (let turn = 0; turn < 5 || (pressing() < count / 2 && turn < 50); turn += 1) {
      const answer = await fetch(`${service.api}/products/`, { signal: AbortSignal.timeout(5000) })
      expect(answer.status).toBe(200)
      await wait(100)
    }
    expect(pressing()).toBeGreaterThanOrEqual(count / 2)
  } finally {
    clients.end()
  }
})
