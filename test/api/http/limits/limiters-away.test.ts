import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { Failure } from '../../../../api/domain/failure.ts'
import { quotasOf } from '../../../../api/domain/quotas.ts'
import { createLimiters } from '../../../../api/http/limits/limiters.ts'
import { createLimits } from '../../../../api/http/limits/limit-rate.ts'

const away = () => Promise.reject(new Failure('SERVICE_UNAVAILABLE', 'Database unavailable.', { retryAfter: 5 }))

it('nobody guesses a code while the database that counts the guesses is away', async () => {
  const quotas = quotasOf({ readsPerMinute: 60, auditsPerHour: 10, draftsPerHour: 10, signUpsPerHour: 10 })
  const limits = createLimits(createLimiters(quotas, () => ({ use: away, giveBack: away, clear: away })))
  const request = new IncomingMessage(new Socket())
  const ctx = new Koa().createContext(request, new ServerResponse(request))
  await expect(limits.codes(ctx)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})
