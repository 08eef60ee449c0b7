import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tools } from '../../../api/mcp/tools/registry.ts'
import { beginSession, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
let session: string
beforeAll(async () => {
  service = await runService({ AUDITS_PER_HOUR: '100000' })
  session = await beginSession(service.origin)
})
afterAll(() => service.close())

/** No 5xx status, no internals, and always an answer. */
const expectHandled = async (answer: Response) => {
  const text = await answer.text()
  expect(answer.status).toBeLessThan(500)
  expect(text).not.toMatch(/INTERNAL_SERVER_ERROR|node_modules|\/api\/|\.ts:\d/)
}
const within = () => ({ headers: { 'Mcp-Session-Id': session } })
const methods = [
  'tools/call',
  'tools/list',
  'prompts/get',
  'initialize',
  'ping',
  'server/discover',
  'subscriptions/listen',
  'resources/read',
  '',
  '__proto__',
]
const names = [...Object.keys(tools), 'prepare-launch', 'constructor', '']
const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', '\u0000', '\u202E', '\uD800', 1e308, -0, 'x'.repeat(3000)))
const given = fc.oneof(
  odd,
  fc.dictionary(fc.constantFrom('url', 'slug', 'query', 'limit', 'cursor', 'categories', '__proto__', 'toString'), odd),
)

it('any JSON is answered without a server error', () =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (message) => {
      await expectHandled(await sendMessage(service.origin, message))
      await expectHandled(await sendMessage(service.origin, message, within()))
    }),
    { numRuns: 60 },
  ))

it('any parameters of any method are answered without a server error, in both protocol versions', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...methods), fc.oneof(fc.constantFrom(...names), odd), given, async (method, name, args) => {
      const params = { name: name as string, arguments: args }
      if (method !== 'subscriptions/listen')
        await expectHandled(await sendModern(service.origin, method, params, { 'Mcp-Name': 'search_products' }))
      await expectHandled(await sendMessage(service.origin, { jsonrpc: '2.0', id: 7, method, params }, within()))
    }),
    { numRuns: 100 },
  ))

it('any arguments of any tool lead to a result or a tool error', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(tools)), given, async (name, args) => {
      const answer = await sendModern(service.origin, 'tools/call', { name, arguments: args })
      await expectHandled(answer)
    }),
    { numRuns: 100 },
  ))

it('streams send no event ids and no retry time, so no client tries to resume one', async () => {
  const call = { jsonrpc: '2.0', id: 8, method: 'tools/call', params: { name: 'list_launch_directories', arguments: { limit: 1 } } }
  const older = await sendMessage(service.origin, call, within())
  expect(older.headers.get('content-type')).toBe('text/event-stream')
  const texts = [await older.text(), await (await sendModern(service.origin, 'tools/call', call.params)).text()]
  for (const text of texts) {
    expect(text).toContain('domainRating')
    expect(text).not.toMatch(/^(?:id|retry):/m)
  }
})
