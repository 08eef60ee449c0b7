import Koa, { type Context } from 'koa'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createLimits } from '../../../../api/http/limits/limit-rate.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'

afterEach(() => vi.useRealTimers())

function newContext(): Context {
  const request = new IncomingMessage(new Socket())
  return new Koa().createContext(request, new ServerResponse(request))
}

it('the ninth call of a quota of eight is refused, and a refund makes room for another', async () => {
  const limits = createLimits(literalLimiters({ auditsPerHour: 8 }))
  const refunds = []
  for (let call = 0; call < 8; call += 1) refunds.push(await limits.audits(newContext(), 'ada'))
  await expect(limits.audits(newContext(), 'ada')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { quota: { name: 'audits', limit: 8 } },
  })
  await limits.audits(newContext(), 'bob')
  await refunds[0]?.()
  await expect(limits.audits(newContext(), 'ada')).resolves.toBeTypeOf('function')
})

it('a refund after its window has ended adds nothing to the next', async () => {
  vi.useFakeTimers()
  const limits = createLimits(literalLimiters({ auditsPerHour: 2 }))
  const refund = await limits.audits(newContext(), 'ada')
  vi.advanceTimersByTime(3_600_001)
  await refund()
  const ctx = newContext()
  await limits.audits(ctx, 'ada')
  expect(ctx.response.get('RateLimit')).toMatch(/^"audits";r=1;/)
})
