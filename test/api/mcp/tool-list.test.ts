import { afterAll, beforeAll, expect, it } from 'vitest'
import { createToolList } from '../../../api/mcp/tool.ts'
import { beginSession, initialize, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

const list = (id: string | number, params?: object) => ({ jsonrpc: '2.0', id, method: 'tools/list', ...(params && { params }) })
const messageIn = (text: string) => JSON.parse(text.replace(/^event: message\ndata: /, ''))

it('a list is created once for each kind of request, and sent with each id', async () => {
  const answerList = createToolList()
  let made = 0
  const ask = async (message: object, requestHeaders = ['2025-11-25']) => {
    const answer = await answerList(message, requestHeaders, async (given) => {
      made += 1
      return Response.json({ result: { tools: ['a'] }, id: (given as { id: unknown }).id }, { headers: { 'Mcp-Session-Id': 'a' } })
    })
    return answer.json()
  }
  for (const id of [1, 2, 'three', '"']) expect(await ask(list(id))).toEqual({ result: { tools: ['a'] }, id })
  expect(made).toBe(1)
  await ask(list(1), ['2025-06-18'])
  await ask(list(1, { cursor: 'x' }))
  expect(made).toBe(3)
  await ask({ ...list(1), method: 'prompts/list' })
  await ask({ ...list(1), method: 'prompts/list' })
  expect(made).toBe(5)
})

it('an error isn’t cached', async () => {
  const answerList = createToolList()
  const statuses = [400, 200]
  const ask = async () => {
    const send = async () => Response.json({}, { status: statuses.shift() ?? 500 })
    return (await answerList(list(1), [], send)).status
  }
  expect([await ask(), await ask(), await ask()]).toEqual([400, 200, 200])
})

it('sessions get the same list with their own ids, and errors as before', async () => {
  const sessions = [await beginSession(service.origin), await beginSession(service.origin)]
  const texts: string[] = []
  for (const session of sessions) {
    const headers = { 'Mcp-Session-Id': session }
    const answer = await sendMessage(service.origin, list(session), { headers })
    expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, session])
    const { id, result } = messageIn(await answer.text())
    expect(id).toBe(session)
    expect(result.tools).toHaveLength(6)
    texts.push(JSON.stringify(result))
    expect((await sendMessage(service.origin, list(1), { headers: { ...headers, Accept: 'text/html' } })).status).toBe(406)
    const wrong = await sendMessage(service.origin, list(1, { cursor: 1 }), { headers })
    expect(messageIn(await wrong.text())).toMatchObject({ id: 1, error: { code: -32602 } })
  }
  expect(texts[0]).toBe(texts[1])
  expect((await sendMessage(service.origin, list(1), { headers: { 'Mcp-Session-Id': 'gone' } })).status).toBe(404)
})

it('clients without sessions get the same list again and again', async () => {
  const ask = async () => (await sendModern(service.origin, 'tools/list', {})).text()
  const first = await ask()
  expect(messageIn(first).result.tools).toHaveLength(6)
  expect(await ask()).toBe(first)
})

it.each(['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'])(
  'the list of revision %s has at most 10,000 characters',
  async (version) => {
    const ask = async () => {
      if (version === '2026-07-28') return sendModern(service.origin, 'tools/list', {})
      const begun = await sendMessage(service.origin, { ...initialize, params: { ...initialize.params, protocolVersion: version } })
      expect(messageIn(await begun.text()).result.protocolVersion).toBe(version)
      return sendMessage(service.origin, list(1), { headers: { 'Mcp-Session-Id': begun.headers.get('mcp-session-id') ?? '' } })
    }
    const { result } = messageIn(await (await ask()).text())
    expect(result.tools).toHaveLength(6)
    expect(JSON.stringify(result).length).toBeLessThanOrEqual(10_000)
  },
)
