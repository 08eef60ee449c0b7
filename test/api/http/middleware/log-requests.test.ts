import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createMetrics } from '../../../../api/http/metrics.ts'
import { logRequests } from '../../../../api/http/middleware/log-requests.ts'

function follow(level: string, path: string): { requestId: string; lines: string[] } {
  const lines: string[] = []
  const logger = pino({ level, base: { pid: 7 } }, { write: (line: string) => void lines.push(line) })
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path, headers: { 'x-forwarded-for': '::1"' } })
  const response = new ServerResponse(request)
  const ctx = new Koa({ proxy: true }).createContext(request, response)
  ctx.path = path
  ctx['routerPath'] = '/a/'
  void logRequests(logger, createMetrics())(ctx, async () => {})
  const requestId: string = ctx.state['requestId']
  response.emit('close')
  logger.info({ requestId, method: 'GET', path, status: 200, ms: 0, ip: '::1"', complete: false })
  return { requestId, lines }
}

it.each(['/a/', '/"}\n{"level":60/', '/\u2028é/'])('the line of a request for %j is one that pino would write', (path) => {
  const { requestId, lines } = follow('info', path)
  const [own, pinos] = lines.map((line) => ({ ...JSON.parse(line), time: 0, ms: 0 }))
  expect(own).toEqual(pinos)
  expect(own).toMatchObject({ level: 30, pid: 7, requestId, path })
  expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2])
})

it('there is none where the log is to hold warnings only', () => {
  expect(follow('warn', '/a/').lines).toEqual([])
})
