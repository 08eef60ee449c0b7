import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionLimits } from '../../../api/mcp/make-room.ts'
import { connectAccount } from '../../support/connect-account.ts'
import { beginSession, initialize, pingStatus, sendMessage } from '../../support/mcp-request.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../support/service.ts'

const databases = usePostgres()
const places = 150
const usual = { ...sessionLimits }
beforeAll(() => void Object.assign(sessionLimits, { perProcess: places, shared: places }))
afterAll(() => void Object.assign(sessionLimits, usual))

const from = (address: string) => ({ 'X-Forwarded-For': address })
/** One session from each address, one after the other. */
async function fill(origin: string, count: number, ipOf: (nth: number) => string): Promise<string[]> {
  const sessions: string[] = []
  for (let nth = 0; nth < count; nth += 1) sessions.push(await beginSession(origin, from(ipOf(nth))))
  return sessions
}
const statusFor = async (origin: string, headers: Record<string, string>): Promise<number> => {
  const answer = await sendMessage(origin, initialize, { headers })
  await answer.text()
  return answer.status
}

describe.each(['embedded store', 'PostgreSQL'])('when all places for sessions are taken, on the %s', (store) => {
  let service: RunningService
  beforeAll(async () => {
    service = await runService({ TRUST_PROXY: '1', ...(store === 'PostgreSQL' && { DATABASE_URL: await databases.create() }) })
  })
  afterAll(() => service.close())

  it('by one session from each address of an IPv4 network, strangers and token holders get one, and a neighbor of theirs keeps theirs', async () => {
    const { origin, world } = service
    const [early = ''] = await fill(origin, 1, () => '198.51.100.1')
    await fill(origin, places + 5, (nth) => `203.0.${96 + (nth % 8)}.${nth}`)
    const strangers = await fill(origin, 5, (nth) => `192.0.${16 * nth}.1`)
    const token = await connectAccount(world)
    expect(await statusFor(origin, { ...from('203.0.96.200'), Authorization: `Bearer ${token}` })).toBe(200)
    expect(await Promise.all([early, ...strangers].map((session) => pingStatus(origin, session)))).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('and no network stands out any longer, those that never called a tool give way to strangers', async () => {
    const { origin } = service
    const strangers = await fill(origin, places + 20, (nth) => `10.${nth}.0.1`)
    expect(strangers).toHaveLength(places + 20)
  })

  it('and all have called a tool, a stranger is told when the first one expires; a token holder gets a place', async () => {
    const { origin, world } = service
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_product', arguments: { slug: 'none' } } }
    let answer: Response
    let nth = 0
    do {
      nth += 1
      const own = from(`11.${nth}.0.1`)
      answer = await sendMessage(origin, initialize, { headers: own })
      const session = answer.headers.get('Mcp-Session-Id') ?? ''
      if (answer.status === 200) await (await sendMessage(origin, call, { headers: { ...own, 'Mcp-Session-Id': session } })).text()
    } while (answer.status === 200 && nth < 2 * places)
    const wait = Number(answer.headers.get('retry-after'))
    expect([answer.status, await answer.json()]).toMatchObject([
      429,
      {
        message: expect.stringMatching(/^Too many open sessions\. The limit is 100 per IP address.* Try again in (29|30) minutes\.$/),
        data: { retryAfter: wait },
      },
    ])
    expect(wait).toBeGreaterThan(28 * 60)
    const token = { Authorization: `Bearer ${await connectAccount(world)}` }
    expect(await Promise.all([1, 2, 3].map((last) => statusFor(origin, { ...from(`192.0.2.${last}`), ...token })))).toEqual([200, 200, 200])
  })
})
