import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionLimits } from '../../../api/mcp/make-room.ts'
import { beginSession, pingStatus } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { heldMemory, openIdleSessions } from '../../support/session-memory.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1', SAMPLE_DATA: '0' })
})
afterAll(() => service.close())

it('an idle session takes less than 50 kB, and past as many as a process keeps the oldest is closed', async () => {
  const kept = 600
  Object.assign(sessionLimits, { perProcess: kept })
  const [oldest = '', next = ''] = await openIdleSessions(service, 0, 100) // whatever is made once and kept
  const before = await heldMemory()
  await openIdleSessions(service, 100, 500)
  const held = ((await heldMemory()) - before) / 400
  expect(held).toBeGreaterThan(0)
  expect(held / 1e3).toBeLessThan(50)

  for (let count = 500; count < kept; count += 1)
    await beginSession(service.origin, { 'X-Forwarded-For': `10.0.0.${Math.floor(count / 100)}` })
  expect(await pingStatus(service.origin, oldest)).toBe(200)
  await beginSession(service.origin, { 'X-Forwarded-For': '10.0.1.1' })
  expect(await Promise.all([oldest, next].map((session) => pingStatus(service.origin, session)))).toEqual([200, 404])
}, 120_000)
