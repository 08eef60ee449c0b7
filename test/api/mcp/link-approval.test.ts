import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashSecret, isSessionConnected } from '../../../api/actions/connections/find-connection.ts'
import { errorIn, openAgent } from '../../support/agents.ts'
import { decide, expectCode, tokenOn } from '../../support/approval.ts'
import { sendMessage, sendModern } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

let service: RunningService
let turn = 0
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1' })
})
afterAll(() => service.close())

/** A call waits 20 seconds for its user, by a clock that runs ahead here. Running ahead too early only makes a test slower. */
let ahead = 0
const endWait = () => setTimeout(() => (ahead += 20_000), 1000)
beforeAll(() => {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
})
afterAll(() => void vi.restoreAllMocks())

const newUser = () => new Visitor(service.origin).signUp(`user-${(turn += 1)}@example.org`, 'Robin')
/** Each from an address of its own, so that the limit of links is not met. */
const from = () => ({ 'X-Forwarded-For': `198.51.100.${(turn += 1)}` })

describe('a client without sessions that opens links', () => {
  const open = (
    headers: Record<string, string> = {},
    onLink?: (url: string, message: string) => Promise<'accept' | 'decline' | 'cancel'>,
  ) => openAgent('2.x without sessions', service.origin, { headers: { ...from(), ...headers }, ...(onLink && { onLink }) })

  it('that continues as soon as the link is open waits for the user’s approval', async () => {
    const robin = await newUser()
    const seen: string[] = []
    const agent = await open({}, async (url) => {
      seen.push(url)
      setTimeout(() => void decide(robin, new URL(url).searchParams.get('code') ?? ''), 1000)
      return 'accept'
    })
    expect((await agent.call('get_my_launches')).structured).toMatchObject({ items: [] })
    expect(seen).toHaveLength(1)
  })

  it.concurrent('whose user doesn’t answer is asked twice, then told how the user approves', async () => {
    const urls: string[] = []
    const agent = await open({}, async (url) => {
      urls.push(url)
      endWait()
      return 'accept'
    })
    const reply = await agent.call('get_my_launches')
    expect(reply.structured).toMatchObject({ connectUrl: urls[0], next: expect.stringContaining('After approval, the page shows a token') })
    expect(urls).toEqual([`${service.world.siteUrl}/connect/?code=${expectCode(reply)}`, urls[0]])
    expect(tokenOn(await decide(await newUser(), expectCode(reply)))).toBeDefined()
  })

  it.concurrent('is asked again with the same link when the wait was too long', async () => {
    const robin = await newUser()
    const seen: string[] = []
    const agent = await open({}, async (url) => {
      seen.push(url)
      endWait()
      // The user only looks the first time and approves the second time.
      if (seen.length === 2) await decide(robin, new URL(url).searchParams.get('code') ?? '')
      return 'accept'
    })
    expect((await agent.call('get_my_launches')).structured).toMatchObject({ items: [] })
    expect(seen).toHaveLength(2)
    expect(new Set(seen).size).toBe(1)
  })

  it('whose user declines on the page is not asked again', async () => {
    const robin = await newUser()
    const seen: string[] = []
    const agent = await open({}, async (url) => {
      seen.push(url)
      await decide(robin, new URL(url).searchParams.get('code') ?? '', 'decline')
      return 'accept'
    })
    expect(errorIn(await agent.call('get_my_launches'))).toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Nothing was done. The user declined this connection. Don’t ask again unless they bring it up.',
    })
    expect(seen).toHaveLength(1)
  })

  it('is approved for any tool, by whoever has the state, and the state is no session’s id', async () => {
    const call = async (name: string, rest: object = {}) => {
      const answer = await sendModern(service.origin, 'tools/call', { name, arguments: { url: 'x' }, ...rest }, from())
      return (await answer.json()).result
    }
    const { requestState, inputRequests } = await call('get_my_launches')
    await decide(await newUser(), new URL(inputRequests.approval.params.url).searchParams.get('code') ?? '')
    const answers = { requestState, inputResponses: { approval: { action: 'accept' } } }
    expect(await call('get_my_launches', answers)).toMatchObject({ structuredContent: { items: [] } })
    expect(await call('submit_product', answers)).toMatchObject({ content: [{ text: expect.stringContaining('BAD_REQUEST') }] })
    const { clock } = service.world
    service.world.clock = () => new Date(Date.now() + 10 * 60_000)
    expect(await call('get_my_launches', answers)).toMatchObject({ resultType: 'input_required' })
    service.world.clock = clock
    const [, secret = ''] = String(requestState).split('.')
    const listing = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'get_my_launches', arguments: {} } }
    expect((await sendMessage(service.origin, listing, { headers: { 'Mcp-Session-Id': secret } })).status).toBe(404)
    expect(await isSessionConnected(service.world, hashSecret(secret))).toBe(false)
  })

  it('asks again for every call, since each approval covers one; the page shows a token for the rest', async () => {
    const robin = await newUser()
    const pages: string[] = []
    const agent = await open({}, async (url) => {
      pages.push(await decide(robin, new URL(url).searchParams.get('code') ?? ''))
      return 'accept'
    })
    await agent.call('get_my_launches')
    await agent.call('get_my_launches')
    expect(pages).toHaveLength(2)
    const connected = await open({ Authorization: `Bearer ${tokenOn(pages[0] ?? '')}` })
    expect((await connected.call('get_my_launches')).structured).toMatchObject({ items: [] })
  })

  it('whose user declines has done nothing', async () => {
    const urls: string[] = []
    const agent = await open({}, async (url) => {
      urls.push(url)
      return 'decline'
    })
    const rejection = errorIn(await agent.call('submit_product', { url: 'https://finchnote.example/' }))
    expect(rejection).toMatchObject({ code: 'UNAUTHORIZED', message: expect.stringContaining('Don’t ask again') })
    const page = await decide(await newUser(), new URL(urls[0] ?? '').searchParams.get('code') ?? '')
    expect(tokenOn(page)).toBeUndefined()
  })

  it('that dismisses the prompt itself, having no screen, gets the link in words, and it can be approved', async () => {
    const urls: string[] = []
    const agent = await open({}, async (url) => {
      urls.push(url)
      return 'cancel'
    })
    const reply = await agent.call('get_my_launches')
    expect(reply.structured).toMatchObject({ connectUrl: urls[0] })
    const token = tokenOn(await decide(await newUser(), expectCode(reply)))
    const connected = await open({ Authorization: `Bearer ${token}` })
    expect((await connected.call('get_my_launches')).structured).toMatchObject({ items: [] })
  })

  it('whose user approved on the page but declines in the client doesn’t run the call, and keeps the connection', async () => {
    const robin = await newUser()
    const pages: string[] = []
    const agent = await open({}, async (url) => {
      pages.push(await decide(robin, new URL(url).searchParams.get('code') ?? ''))
      return 'decline'
    })
    expect(errorIn(await agent.call('submit_product', { url: 'https://finchnote.example/' }))).toMatchObject({
      code: 'UNAUTHORIZED',
      message: expect.stringMatching(/approved the connection on the page but declined this call.*call again to run it/),
    })
    const connected = await open({ Authorization: `Bearer ${tokenOn(pages[0] ?? '')}` })
    expect((await connected.call('get_my_launches')).structured).toMatchObject({ items: [] })
  })

  it('whose user approved on the page and just dismisses the prompt continues', async () => {
    const robin = await newUser()
    const agent = await open({}, async (url) => {
      await decide(robin, new URL(url).searchParams.get('code') ?? '')
      return 'cancel'
    })
    expect((await agent.call('get_my_launches')).structured).toMatchObject({ items: [] })
  })

  it('that sends an invalid token is told so', async () => {
    const messages: string[] = []
    const onLink = async (_: string, message: string) => {
      messages.push(message)
      return 'decline' as const
    }
    for (const headers of [{}, { Authorization: 'Bearer slipway_ct_x' }]) await (await open(headers, onLink)).call('get_my_launches')
    expect(messages.every((message) => message.includes(`use ${service.world.siteUrl}/mcp/account/ as this server’s URL`))).toBe(true)
    expect(messages.map((message) => message.includes('The token in this server’s settings is invalid'))).toEqual([false, true])
    let page = ''
    const agent = await open({ Authorization: 'Bearer slipway_ct_x' }, async (url) => {
      page = await decide(await newUser(), new URL(url).searchParams.get('code') ?? '')
      return 'accept'
    })
    expect((await agent.call('get_my_launches')).structured).toMatchObject({ items: [] })
    expect(page.replaceAll(/\s+/g, ' ')).toContain('replace the old token in its settings with this one. Then return to it to continue.')
  })

  it('leaves a connection that only its token can use', async () => {
    const robin = await newUser()
    const agent = await open({}, async (url) => {
      await decide(robin, new URL(url).searchParams.get('code') ?? '')
      return 'accept'
    })
    await agent.call('get_my_launches')
    const page = await (await robin.open('/profile/connections/')).text()
    expect([page.includes('Access: token'), page.includes('current session')]).toEqual([true, false])
  })

  it('whose link has expired is told so', async () => {
    const { clock } = service.world
    const agent = await open({}, async () => {
      service.world.clock = () => new Date(Date.now() + 10 * 60_000)
      return 'accept'
    })
    const rejection = errorIn(await agent.call('get_my_launches'))
    service.world.clock = clock
    expect(rejection).toMatchObject({ code: 'UNAUTHORIZED', message: 'The link expired before it was approved; nothing was done.' })
  })

  it('gains nothing from a forged state', async () => {
    for (const requestState of ['', 'x', 'BBBB-BBBB.', `BBBB-BBBB.${'a'.repeat(32)}`, '{"accountId":"1"}']) {
      const params = { name: 'get_my_launches', arguments: {}, requestState, inputResponses: { approval: { action: 'accept' } } }
      const answer = await sendModern(service.origin, 'tools/call', params, from())
      expect(await answer.json()).toMatchObject({ result: { resultType: 'input_required' } })
    }
  })
})
