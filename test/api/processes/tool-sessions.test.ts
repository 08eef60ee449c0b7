import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAgent, sessionKinds } from '../../support/agents.ts'
import { decide, expectCode, tokenOn } from '../../support/approval.ts'
import { beginSession, initialize, ping, pingStatus, sendMessage } from '../../support/mcp-request.ts'
import { failOn } from '../../support/failing-table.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { forkService, type ServiceProcess } from '../../support/processes.ts'
import { startRoundRobin } from '../../support/round-robin.ts'
import { approve, askForConnection, Visitor } from '../../support/visitor.ts'

const databases = usePostgres()

let databaseUrl: string
let here: ServiceProcess
let there: ServiceProcess
let proxy: Awaited<ReturnType<typeof startRoundRobin>>

beforeAll(async () => {
  databaseUrl = await databases.create()
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' }
  ;[here, there] = await Promise.all([forkService(settings), forkService(settings)])
  proxy = await startRoundRobin([here.origin, there.origin])
})
afterAll(async () => {
  await proxy.close()
  await Promise.all([here.close(), there.close()])
})

const inBoth = (session: string) => Promise.all([here, there].map(({ origin }) => pingStatus(origin, session)))
const end = async (at: ServiceProcess, session: string) =>
  (await sendMessage(at.origin, null, { method: 'DELETE', headers: { 'Mcp-Session-Id': session } })).status
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
async function count(what: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`select count(*)::int as count from ${what}`)
  await client.end()
  return rows[0].count
}
let messages = 10
/** The code that a call is answered with which needs an approval. */
async function askIn(at: ServiceProcess, session: string, headers: Record<string, string>): Promise<string | undefined> {
  const call = { jsonrpc: '2.0', id: (messages += 1), method: 'tools/call', params: { name: 'get_my_launches', arguments: {} } }
  const answer = await sendMessage(at.origin, call, { headers: { ...headers, 'Mcp-Session-Id': session } })
  return /"code":"([A-Z]{4}-[A-Z]{4})"/.exec(await answer.text())?.[1]
}

describe.each(sessionKinds)('the official client %s behind a proxy that knows no sessions', (kind) => {
  it('reads, connects and acts for the account, whichever process gets its messages', async () => {
    const agent = await openAgent(kind, proxy.origin, { name: 'Wandering agent' })
    for (let turn = 0; turn < 4; turn += 1) expect((await agent.call('search_products', { query: 'tea' })).isError).toBe(false)
    const robin = await new Visitor(there.origin).signUp(`${kind.slice(0, 1)}@robin.example`, 'Robin')
    const codes = new Set<string>()
    for (let turn = 0; turn < 3; turn += 1) codes.add(expectCode(await agent.call('get_my_launches')))
    expect(codes.size).toBe(1)
    const [code = ''] = codes
    expect(await (await robin.open(`/connect/?code=${code}`)).text()).toContain('Wandering agent')
    await decide(robin, code)
    for (let turn = 0; turn < 4; turn += 1) expect((await agent.call('get_my_launches')).structured).toEqual({ items: [] })
    await robin.send('/profile/connections/', { do: 'revoke-all-connections' })
    for (let turn = 0; turn < 2; turn += 1) expectCode(await agent.call('get_my_launches'))
    await agent.close()
  })
})

it('a session at /mcp/account/ continues in each process, with tokens of its account alone', async () => {
  const path = '/mcp/account/'
  const [own = '', other = ''] = await times(2, async (index) => {
    const person = await new Visitor(there.origin).signUp(`person${index}@robin.example`, 'Robin')
    return approve(person, (await askForConnection(`${here.origin}/api/v1`, `Tool ${index}/1.0`)).code)
  })
  const begun = await sendMessage(here.origin, initialize, { path, headers: { Authorization: `Bearer ${own}` } })
  const session = begun.headers.get('mcp-session-id') ?? ''
  const statuses = (token: string) =>
    Promise.all(
      [here, there].map(async ({ origin }) => {
        const headers = { Authorization: `Bearer ${token}`, 'Mcp-Session-Id': session }
        return (await sendMessage(origin, ping, { path, headers })).status
      }),
    )
  expect([await statuses(own), await statuses(other), await statuses(own)]).toEqual([
    [200, 200],
    [404, 404],
    [200, 200],
  ])
})

it('a client without sessions acts with one approval or with a token, whichever process gets its messages', async () => {
  const robin = await new Visitor(there.origin).signUp('modern@robin.example', 'Robin')
  const approved: string[] = []
  const onLink = async (url: string) => {
    const page = await decide(robin, new URL(url).searchParams.get('code') ?? '')
    approved.push(tokenOn(page) ?? '')
    return 'accept' as const
  }
  const agent = await openAgent('2.x without sessions', proxy.origin, { onLink })
  expect((await agent.call('get_my_launches')).structured).toEqual({ items: [] })
  expect(approved).toHaveLength(1)
  const headers = { Authorization: `Bearer ${approved[0]}` }
  const settled = await openAgent('2.x without sessions', proxy.origin, { headers })
  for (let turn = 0; turn < 4; turn += 1) expect((await settled.call('get_my_launches')).structured).toEqual({ items: [] })
  await Promise.all([agent.close(), settled.close()])
})

describe('a session', () => {
  it('continues on another process, also with many messages at once, and ends everywhere once it is deleted anywhere', async () => {
    const session = await beginSession(here.origin)
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => pingStatus(there.origin, session))))).toEqual(new Set([200]))
    expect(await inBoth(session)).toEqual([200, 200])
    expect(await end(there, session)).toBe(200)
    expect(await inBoth(session)).toEqual([404, 404])
  })

  it('that never began doesn’t exist', async () => {
    expect(await inBoth('unknown')).toEqual([404, 404])
  })

  it('can be deleted on a process that never used it', async () => {
    const session = await beginSession(here.origin)
    expect(await end(there, session)).toBe(200)
    expect(await inBoth(session)).toEqual([404, 404])
  })

  it('that the database can’t delete is not reported as deleted: the client is told to try again, and can', async () => {
    const session = await beginSession(here.origin)
    const mend = await failOn(databaseUrl, 'delete', 'toolSessions')
    try {
      const answer = await sendMessage(here.origin, null, { method: 'DELETE', headers: { 'Mcp-Session-Id': session } })
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(await inBoth(session)).toEqual([200, 200])
    } finally {
      await mend()
    }
    expect(await end(here, session)).toBe(200)
    expect(await inBoth(session)).toEqual([404, 404])
  })

  it('that requests approval in both processes at once gets one link, and leaves no other behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${round}` }
      const session = await beginSession(here.origin, headers)
      expect(await inBoth(session)).toEqual([200, 200])
      const codes = await times(6, (index) => askIn(index % 2 === 0 ? here : there, session, headers))
      expect(new Set(codes).size).toBe(1)
      const [code = ''] = codes
      expect([await askIn(here, session, headers), await askIn(there, session, headers)]).toEqual([code, code])
    }
    expect(await count(`"pairings" where data->>'ip' like '198.51.100.%'`)).toBe(5)
  })

  it('isn’t closed for one that is refused', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    const session = await beginSession(here.origin, headers)
    const before = await count('"toolSessions"')
    for (let turn = 0; turn < 101; turn += 1) {
      const at = turn % 2 === 0 ? here : there
      const answer = await sendMessage(at.origin, initialize, { headers: { ...headers, Accept: 'application/json' } })
      expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([406, null])
    }
    expect(await inBoth(session)).toEqual([200, 200])
    expect(await count('"toolSessions"')).toBe(before)
  })

  it('that can’t be saved doesn’t begin: the client is told to try again', async () => {
    const mend = await failOn(databaseUrl, 'insert', 'toolSessions')
    try {
      const answer = await sendMessage(here.origin, initialize)
      expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('mcp-session-id')]).toEqual([503, '5', null])
    } finally {
      await mend()
    }
    expect(await pingStatus(here.origin, await beginSession(here.origin))).toBe(200)
  })

  it('whose first call the database can’t note has that noted at the next call, so that it isn’t closed as one that never called a tool', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const session = await beginSession(here.origin, headers)
    const calledBefore = await count('"toolSessions" where called')
    const mend = await failOn(databaseUrl, 'update', 'toolSessions')
    try {
      expect(await askIn(here, session, headers)).toBeUndefined()
    } finally {
      await mend()
    }
    expect(await askIn(here, session, headers)).toBeDefined()
    expect(await count('"toolSessions" where called')).toBe(calledBefore + 1)
  })

  it('is closed as the oldest of a hundred and one from one IP address, whichever process they began in', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const oldest = await beginSession(here.origin, headers)
    const next = await beginSession(there.origin, headers)
    for (let count = 2; count < 101; count += 1) await beginSession((count % 2 === 0 ? here : there).origin, headers)
    expect(await Promise.all([inBoth(oldest), inBoth(next)])).toEqual([
      [404, 404],
      [200, 200],
    ])
  })

  it.each([
    ['a name that no database keeps', { clientInfo: { name: '\0\ud800', version: '\0' } }],
    ['a revision nobody knows', { protocolVersion: '\0future' }],
    ['a long name', { clientInfo: { name: 'x'.repeat(7000), version: '1' } }],
  ])('of a client with %s goes on as well', async (_, params) => {
    const answer = await sendMessage(here.origin, { ...initialize, params: { ...initialize.params, ...params } })
    await answer.text()
    expect(await inBoth(answer.headers.get('mcp-session-id') ?? '')).toEqual([200, 200])
  })

  it('expires half an hour after its last use in any process', async () => {
    const start = Date.now()
    const at = (minutes: number) => Promise.all([here, there].map(({ tickAt }) => tickAt(new Date(start + minutes * 60_000).toISOString())))
    const session = await beginSession(here.origin)
    await at(29)
    expect(await pingStatus(there.origin, session)).toBe(200)
    await at(58)
    expect(await pingStatus(here.origin, session)).toBe(200)
    await at(91)
    expect(await inBoth(session)).toEqual([404, 404])
  })

  it('whose link was declined gets no other link from any process, also once the request is forgotten', async () => {
    const leads = () => Promise.all([here, there].map(({ figure }) => figure('scheduler_leads')))
    await expect.poll(leads).toContain(1)
    const start = Date.now() + 2 * 3_600_000
    const at = (minutes: number) => Promise.all([here, there].map(({ tickAt }) => tickAt(new Date(start + minutes * 60_000).toISOString())))
    await at(0)
    const headers = { 'X-Forwarded-For': '198.51.100.77' }
    const session = await beginSession(here.origin, headers)
    const robin = await new Visitor(there.origin).signUp('declining@robin.example', 'Robin')
    await decide(robin, (await askIn(here, session, headers)) ?? '', 'decline')
    const ask = async ({ origin }: ServiceProcess) => {
      const call = {
        jsonrpc: '2.0',
        id: (messages += 1),
        method: 'tools/call',
        params: { name: 'submit_product', arguments: { url: 'x' } },
      }
      return (await sendMessage(origin, call, { headers: { ...headers, 'Mcp-Session-Id': session } })).text()
    }
    for (const process of [there, here]) expect(await ask(process)).toMatch(/UNAUTHORIZED.*The user declined this connection/)
    expect(await count(`"pairings" where data->>'ip' = '198.51.100.77'`)).toBe(1)
    for (const minutes of [25, 50, 75]) {
      await at(minutes)
      expect(await pingStatus(there.origin, session)).toBe(200)
    }
    expect(await count(`"pairings" where data->>'ip' = '198.51.100.77'`)).toBe(0)
    for (const process of [there, here]) expect(await ask(process)).toMatch(/UNAUTHORIZED.*The user declined this connection/)
    expect(await end(here, session)).toBe(200)
  })

  it('outlives the process it began in', async () => {
    const session = await beginSession(here.origin)
    await here.kill('SIGKILL')
    expect(await pingStatus(there.origin, session)).toBe(200)
  })
})
