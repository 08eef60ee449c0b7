import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectAccount } from '../../support/connect-account.ts'
import { beginSession, sendMessage } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

it('however many calls one account sends at once, a few at a time begin before everybody else is served', async () => {
  const token = await connectAccount(service.world)
  const headers = { Authorization: `Bearer ${token}` }
  const session = await beginSession(service.origin)
  const batch = (nth: number) =>
    Array.from({ length: 20 }, (_, at) => ({
      jsonrpc: '2.0',
      id: `${nth}-${at}`,
      method: 'tools/call',
      params: { name: 'search_products', arguments: { limit: 3 } },
    }))

  /** Searches answered since the event loop last got to other requests. */
  let [inARow, longest, all] = [0, 0, 0]
  const { visits } = service.world
  const { shown } = visits
  visits.shown = (...given) => {
    inARow += 1
    all += 1
    longest = Math.max(longest, inARow)
    return shown(...given)
  }
  let isOver = false
  const others = () => {
    inARow = 0
    if (!isOver) setImmediate(others)
  }
  others()
  const answers = await Promise.all(
    Array.from({ length: 14 }, async (_, nth) => {
      const answer = await sendMessage(service.origin, batch(nth), { headers: { ...headers, 'Mcp-Session-Id': session } })
      return (await answer.text()).match(/"structuredContent"/g)?.length
    }),
  )
  isOver = true
  visits.shown = shown
  expect(answers).toEqual(Array.from({ length: 14 }, () => 20))
  expect(all).toBe(280)
  expect(longest).toBeLessThanOrEqual(4)
})
