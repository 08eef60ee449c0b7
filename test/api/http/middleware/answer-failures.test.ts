import { pino } from 'pino'
import { expect, it } from 'vitest'
import Koa from 'koa'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Failure } from '../../../../api/domain/failure.ts'
import { answerFailures } from '../../../../api/http/middleware/answer-failures.ts'

it.each([
  ['a busy crawler', new Failure('SERVICE_UNAVAILABLE', 'Busy.', { retryAfter: 10 }), 503, 40],
  ['a store that takes no changes', new Failure('SERVICE_UNAVAILABLE', 'Nothing was saved.'), 503, 50],
  ['a defect', new Error('Oops.'), 500, 50],
  ['a wrong input', new Failure('BAD_REQUEST', 'Wrong.'), 400, undefined],
])('%s is answered, and logged as what it is', async (_, thrown, status, level) => {
  const lines: string[] = []
  const app = new Koa()
  app.use(answerFailures(pino({ level: 'info' }, { write: (line) => void lines.push(line) }), () => Buffer.alloc(0)))
  app.use(() => Promise.reject(thrown))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  expect(answer.status).toBe(status)
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(level === undefined ? [] : [level])
  expect(lines.join('').includes('stack')).toBe(level === 50)
})
