import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxAuditMs, withinDeadline } from '../../../../api/actions/audit/check-launch-readiness.ts'
import { Canceled, GivenUp, NotVisited } from '../../../../api/domain/failure.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const thrownBy = (work: Promise<unknown>) => work.then(String, (error: unknown) => error)

it('there is time to answer before a proxy gives up after a minute', () => expect(maxAuditMs).toBeLessThanOrEqual(55_000))

it('work that takes longer, or never ends, is given up: 503 with Retry-After', async () => {
  let given: AbortSignal | undefined
  const work = thrownBy(
    withinDeadline({}, (signal) => {
      given = signal
      return never()
    }),
  )
  await vi.advanceTimersByTimeAsync(maxAuditMs - 1)
  expect(given?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await work).toBeInstanceOf(GivenUp)
  expect(await work).toMatchObject({ status: 503, data: { retryAfter: 30 } })
  expect(given?.aborted).toBe(true)
})

it('work for a caller who has gone is canceled', async () => {
  const caller = new AbortController()
  const work = thrownBy(withinDeadline(caller, never))
  caller.abort()
  expect(await work).toBeInstanceOf(Canceled)
  expect(await thrownBy(withinDeadline({ signal: AbortSignal.abort() }, never))).toBeInstanceOf(Canceled)
})

it('work that hadn’t begun says so itself', async () => {
  const caller = new AbortController()
  const notBegun = new NotVisited('SERVICE_UNAVAILABLE', 'Busy.', { retryAfter: 10 })
  const queued = (signal: AbortSignal) => new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(notBegun)))
  const work = thrownBy(withinDeadline(caller, queued))
  caller.abort()
  expect(await work).toBe(notBegun)
})

it('nothing is left of work that is done in time', async () => {
  const caller = new AbortController()
  let given: AbortSignal | undefined
  expect(await withinDeadline(caller, async (signal) => (given = signal) && 'done')).toBe('done')
  caller.abort()
  await setImmediate()
  expect([given?.aborted, vi.getTimerCount()]).toEqual([false, 0])
})
