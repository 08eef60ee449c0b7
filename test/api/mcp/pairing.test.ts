import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPairings } from '../../../api/actions/retention/forget-pairings.ts'
import { hashSecret } from '../../../api/actions/connections/find-connection.ts'
import { errorIn, openAgent, sessionKinds, type Agent } from '../../support/agents.ts'
import { expectCode, decide, linksSpent, openRequest, tokenOn } from '../../support/approval.ts'
import { beginSession, sendMessage } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

let service: RunningService
let turn = 0
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1' })
})
afterAll(() => service.close())

const newUser = () => new Visitor(service.origin).signUp(`user-${(turn += 1)}@example.org`, 'Robin')
/** Each from an address of its own, so that the limit of links is met only where it is tried. */
const from = () => ({ 'X-Forwarded-For': `198.51.100.${(turn += 1)}` })
const tokenStatus = async (token: string | undefined) =>
  (await fetch(`${service.api}/me/launches/`, { headers: { ...from(), Authorization: `Bearer ${token}` } })).status
const revokeAll = (visitor: Visitor) => visitor.send('/profile/connections/', { do: 'revoke-all-connections' })

/** A session whose calls carry the Authorization that is passed. */
async function beginCalling() {
  const headers = from()
  const session = await beginSession(service.origin, headers)
  let id = 2
  return async (authorization?: string) => {
    const message = { jsonrpc: '2.0', id: (id += 1), method: 'tools/call', params: { name: 'get_my_launches', arguments: {} } }
    const own = { 'Mcp-Session-Id': session, ...headers, ...(authorization && { Authorization: authorization }) }
    const text = await (await sendMessage(service.origin, message, { headers: own })).text()
    return JSON.parse(text.slice(text.indexOf('data: ') + 6)).result.structuredContent
  }
}

describe.each(sessionKinds)('a client with a session, %s,', (kind) => {
  const open = (name = 'Test agent') => openAgent(kind, service.origin, { name, headers: from() })

  it.each(['get_my_launches', 'submit_product'])('is told by %s how to connect, which is not an error', async (tool) => {
    const agent = await open()
    const reply = await agent.call(tool, { url: 'https://finchnote.example/' })
    const code = expectCode(reply)
    expect(reply.structured).toMatchObject({ connectUrl: `${service.world.siteUrl}/connect/?code=${code}` })
    expect(reply.text).toContain(`call ${tool} again with the same arguments`)
    expect(reply.text).toContain('You never see a token or password.')
    expect(reply.text).toMatch(/as the header "Authorization: Bearer <token>", never to this conversation/)
    await agent.close()
  })

  it('acts for the user once the link is approved, and never sees a token', async () => {
    const [agent, robin] = [await open(), await newUser()]
    const asked = await agent.call('get_my_launches')
    const page = await decide(robin, expectCode(asked))
    expect(page).toContain('Return to your tool and repeat your request')
    const reply = await agent.call('get_my_launches')
    expect(reply.structured).toMatchObject({ items: [] })
    expect([tokenOn(asked.text), tokenOn(reply.text)]).toEqual([undefined, undefined])
    await agent.close()
  })

  it('is approved together with a token, which the page shows once; revoking the connection invalidates both', async () => {
    const [agent, robin] = [await open(), await newUser()]
    const code = expectCode(await agent.call('get_my_launches'))
    const token = tokenOn(await decide(robin, code))
    expect(tokenOn(await decide(robin, code))).toBeUndefined()
    expect(await tokenStatus(token)).toBe(200)
    const own = await service.world.store.list('connections', 'tokenHash', hashSecret(String(token)))
    expect(own).toHaveLength(1)
    await robin.send('/profile/connections/', { id: own[0]?.id ?? '', do: 'revoke-connection' })
    expect(await tokenStatus(token)).toBe(401)
    expectCode(await agent.call('get_my_launches'))
    await agent.close()
  })

  it('has to connect again on the first call after it was revoked', async () => {
    const [agent, robin] = [await open(), await newUser()]
    await decide(robin, expectCode(await agent.call('get_my_launches')))
    await agent.call('get_my_launches')
    await revokeAll(robin)
    expectCode(await agent.call('get_my_launches'))
    await agent.close()
  })

  it('whose user declined gets no other link, whatever it calls, even once the request is deleted; a new session does', async () => {
    const [agent, robin] = [await open(), await newUser()]
    await decide(robin, expectCode(await agent.call('get_my_launches')), 'decline')
    const isRejected = async (tool: string) => {
      const reply = await agent.call(tool, { url: 'https://finchnote.example/' })
      expect(errorIn(reply)).toMatchObject({
        code: 'UNAUTHORIZED',
        message:
          'Nothing was done. The user declined this connection. Don’t ask again unless they bring it up. ' +
          'If they change their mind, they can reconnect this server in their client or start a new session.',
      })
      expect(reply.text).not.toContain('/connect/')
    }
    const replies = ['get_my_launches', 'submit_product', 'get_my_launches'].map(isRejected)
    await Promise.all(replies)
    for (const hours of [2, 24 * 60]) {
      await forgetPairings({ ...service.world, clock: () => new Date(Date.now() + hours * 3_600_000) })
      await isRejected('submit_product')
    }
    expect((await agent.call('search_products')).isError).toBe(false)
    await agent.close()
    const next = await open()
    expectCode(await next.call('get_my_launches'))
    await next.close()
  })

  it('is told once that its user revoked its connection, with a new link', async () => {
    const [agent, robin] = [await open(), await newUser()]
    const ask = async () => {
      const reply = await agent.call('get_my_launches')
      expectCode(reply)
      return [reply.text, String(reply.structured?.['next'])].map((text) => text.includes('The user revoked this session’s connection'))
    }
    await decide(robin, expectCode(await agent.call('get_my_launches')))
    await revokeAll(robin)
    expect([await ask(), await ask()]).toEqual([
      [true, true],
      [false, false],
    ])
    await agent.close()
  })

  it('is approved for its own session only', async () => {
    const [agent, other, robin] = [await open(), await open(), await newUser()]
    await decide(robin, expectCode(await agent.call('get_my_launches')))
    expectCode(await other.call('get_my_launches'))
    await Promise.all([agent.close(), other.close()])
  })

  it('gets the same link while it is open, and a new one once it is expired', async () => {
    const agent = await open()
    const replies = await Promise.all([1, 2, 3].map(() => agent.call('get_my_launches')))
    const [first = '', ...same] = replies.map(expectCode)
    expect(same).toEqual([first, first])
    const clock = service.world.clock
    service.world.clock = () => new Date(Date.now() + 11 * 60_000)
    expect(expectCode(await agent.call('get_my_launches'))).not.toBe(first)
    service.world.clock = clock
    await agent.close()
  })

  it('that ends leaves the user its token, and the next session has to connect again', async () => {
    const [agent, robin] = [await open(), await newUser()]
    const token = tokenOn(await decide(robin, expectCode(await agent.call('get_my_launches'))))
    expect(await (await robin.open('/profile/connections/')).text()).toContain('Access: token and current session')
    await agent.close()
    const page = await (await robin.open('/profile/connections/')).text()
    expect([page.includes('Access: token'), page.includes('current session')]).toEqual([true, false])
    expect(await tokenStatus(token)).toBe(200)
    const next = await open()
    expectCode(await next.call('get_my_launches'))
    await next.close()
  })

  it('that sends an invalid token can’t act, whatever was approved for its session', async () => {
    const [call, robin] = [await beginCalling(), await newUser()]
    const page = await decide(robin, (await call()).code)
    expect(await call()).toMatchObject({ items: [] })
    for (const authorization of ['Bearer', 'Bearer slipway_ct_x', `Bearer ${tokenOn(page)}0`]) {
      const { connected, next } = await call(authorization)
      expect([connected, next]).toEqual([false, expect.stringContaining('The token is invalid or was revoked')])
    }
    expect((await call('Bearer slipway_ct_x')).next).not.toContain('ended by its owner')
    expect(await call('Basic YTpi')).toMatchObject({ items: [] })
    expect(await call(`Bearer ${tokenOn(page)}`)).toMatchObject({ items: [] })
  })

  it.each([
    ['first without a token', [undefined, 'Bearer slipway_ct_x']],
    ['first with a wrong token', ['Bearer slipway_ct_x', undefined]],
  ] as const)('asked %s gets one link, whose approval is of use to the last call', async (_, authorizations) => {
    const [call, robin] = [await beginCalling(), await newUser()]
    const told = [await call(authorizations[0]), await call(authorizations[1])]
    expect(told[0].code).toBe(told[1].code)
    const says = (words: string) => told.map(({ next }) => next.includes(words))
    expect(says('After approval, this session is connected')).toEqual(authorizations.map((sent) => sent === undefined))
    expect(says('replaces the old one with it')).toEqual(authorizations.map((sent) => sent !== undefined))
    const page = await decide(robin, told[0].code)
    const [isForSession, shown] = [authorizations[1] === undefined, await (await robin.open('/profile/connections/')).text()]
    expect(page.includes('Return to your tool and repeat your request')).toBe(isForSession)
    expect(/replace the old token in its settings with this one/.test(page.replaceAll(/\s+/g, ' '))).toBe(!isForSession)
    expect(shown.includes('Access: token and current session')).toBe(isForSession)
    expect(await call()).toMatchObject(isForSession ? { items: [] } : { connected: false, next: expect.not.stringContaining('revoked') })
    expect(await call(`Bearer ${tokenOn(page)}`)).toMatchObject({ items: [] })
    expect(await call('Bearer slipway_ct_x')).toMatchObject({ connected: false })
  })

  it('whose user approved but left the wrong token in its settings is told so, with a new link; calls at once get the same', async () => {
    const [call, robin] = [await beginCalling(), await newUser()]
    const ask = async () => {
      const { code, next } = await call('Bearer slipway_ct_x')
      return { code, isLeft: next.includes('The user approved the last link, but this call still has an invalid token.') }
    }
    const [first, same] = await Promise.all([ask(), ask()])
    expect([first.code, first.isLeft, same.isLeft]).toEqual([same.code, false, false])
    await decide(robin, first.code)
    const second = await ask()
    expect([second.code === first.code, second.isLeft]).toEqual([false, true])
    expect((await call()).code).toBe(second.code)
    await decide(robin, second.code)
    expect(await call()).toMatchObject({ items: [] })
  })

  it('that has ended when its link is approved, as after a single tool run, leaves the user a token', async () => {
    const [agent, robin] = [await open(), await newUser()]
    const code = expectCode(await agent.call('get_my_launches'))
    await agent.close()
    const page = await decide(robin, code)
    expect(page).not.toContain('Return to your tool and repeat your request')
    expect(await tokenStatus(tokenOn(page))).toBe(200)
  })

  it('is shown on the approval page under the name it gives itself, without markup', async () => {
    const [agent, robin] = [await open('<b>Robot</b>\u202E'), await newUser()]
    const page = await (await openRequest(robin, expectCode(await agent.call('get_my_launches')))).text()
    expect(page).toMatch(/<strong><bdi>&lt;b>Robot&lt;\/b> [12]\.0<\/bdi><\/strong> wants to connect/)
    await agent.close()
  })
})

describe('a client without sessions', () => {
  const open = (headers: Record<string, string> = {}) =>
    openAgent('2.x without sessions', service.origin, { headers: { ...from(), ...headers } })

  it('is told to keep the token in its settings, and acts for the user with it until it is revoked', async () => {
    const [agent, robin] = [await open(), await newUser()]
    const reply = await agent.call('get_my_launches')
    expect(reply.text).toContain('never to this conversation')
    const token = tokenOn(await decide(robin, expectCode(reply)))
    expectCode(await agent.call('get_my_launches'))
    const connected = await open({ Authorization: `Bearer ${token}` })
    expect((await connected.call('get_my_launches')).structured).toMatchObject({ items: [] })
    await revokeAll(robin)
    expectCode(await connected.call('get_my_launches'))
  })
})

describe('a bearer token', () => {
  it.each(['2.x without sessions', ...sessionKinds] as const)('works for %s, and an invalid one leads to a link', async (kind) => {
    const robin = await newUser()
    const asking = await openAgent('2.x without sessions', service.origin, { headers: from() })
    const token = tokenOn(await decide(robin, expectCode(await asking.call('get_my_launches'))))
    const agent: Agent = await openAgent(kind, service.origin, { headers: { ...from(), Authorization: `Bearer ${token}` } })
    expect((await agent.call('get_my_launches')).structured).toMatchObject({ items: [] })
    const wrong = await openAgent(kind, service.origin, { headers: { ...from(), Authorization: `Bearer ${token}0` } })
    expectCode(await wrong.call('get_my_launches'))
    await Promise.all([agent.close(), wrong.close(), asking.close()])
  })
})

it('after ten links in ten minutes a client is told to wait, over MCP and REST', async () => {
  const headers = from()
  for (let link = 0; link < 10; link += 1) {
    const agent = await openAgent('2.x without sessions', service.origin, { headers })
    expectCode(await agent.call('get_my_launches'))
  }
  const kinds = ['2.x without sessions', '2.x with a session'] as const
  for (const [kind, token] of [[kinds[0]], [kinds[1]], [kinds[1], 'slipway_ct_x']] as const) {
    const agent = await openAgent(kind, service.origin, { headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) } })
    const { message, ...error } = errorIn(await agent.call('get_my_launches')) as { message: string }
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: expect.any(Number) } })
    expect(message).toMatch(linksSpent)
    expect(message).toContain('The last link you got still works until it expires.')
    expect(message.startsWith('The token is invalid or was revoked.')).toBe(token !== undefined)
    await agent.close()
  }
  expect((await (await fetch(`${service.api}/me/launches/`, { headers })).json()).data).toMatchObject({ retryAfter: expect.any(Number) })
})
