import { decide } from '../support/approval.ts'
import { beginSession, initialize, sendMessage } from '../support/mcp-request.ts'
import { Visitor } from '../support/visitor.ts'
import { onBothStores } from './both-stores.ts'
import { askForLaunches, askForLink, atOnce, boundMs, flood, from, healthz, keepAsking } from './callers.ts'
import type { ChildService } from './child-service.ts'
import type { Outcome } from './fault.ts'

const [agentIp, strangerIp] = ['203.0.113.1', '203.0.113.2']
const hex = (nth: number) => nth.toString(16)
/** Another /64 of one customer each time. */
const inOne48 = (nth: number) => `2001:db8:1:${hex(nth)}::1`
/** Another /64, in forty customers' /48s of one provider. */
const inOne32 = (nth: number) => `2001:db8:${hex(100 + (nth % 40))}:${hex(nth)}::1`

/** A customer, then a whole provider, fills the queue of connection requests and the table of sessions. */
export const floodFromNetworks = (): Promise<Outcome> =>
  onBothStores(async (service) => {
    const misses: string[] = []
    const agent = await connectAgent(service)
    const early = await askForLink(service, strangerIp)
    const earlySession = await beginSession(service.origin, from(strangerIp))

    const health = keepAsking(() => healthz(service))
    const strangers = keepAsking(async (nth) => (await askForLink(service, `198.51.${nth >> 8}.${nth & 255}`)) !== null)
    const beginners = keepAsking(async (nth) => (await begin(service, `192.0.${nth >> 8}.${nth & 255}`)) === 200)
    const connected = keepAsking(async () => (await askForLaunches(service, agentIp, agent)).connected)
    const links = (await flood(1000, (nth) => askForLink(service, inOne48(nth)))).filter((link) => link !== null).length
    const sessions = (await flood(800, (nth) => begin(service, inOne48(nth)))).filter((status) => status === 200).length
    const more = (await flood(7000, (nth) => askForLink(service, inOne32(nth)))).filter((link) => link !== null).length
    const moreSessions = (await flood(2000, (nth) => begin(service, inOne32(nth)))).filter((status) => status === 200).length
    const felt = { healthz: await health(), strangers: await strangers(), 'new sessions': await beginners(), agent: await connected() }

    if (links !== 160) misses.push(`a /48 got ${links} links`)
    // On PostgreSQL, sessions that begin in the same moment aren’t counted for each other.
    if (sessions < 500 || sessions >= 500 + atOnce) misses.push(`a /48 got ${sessions} sessions`)
    for (const [who, { asked, failed }] of Object.entries(felt)) {
      if (failed > 0) misses.push(`${who}: ${failed} of ${asked} refused`)
    }
    if (felt.healthz.slowest > boundMs) misses.push(`/healthz took ${Math.round(felt.healthz.slowest)} ms`)
    if (!(await isApproved(service, early ?? ''))) misses.push('the link of a stranger was dropped')
    if ((await askForLaunches(service, strangerIp, earlySession)).status !== 200) misses.push('the session of a stranger was closed')
    const waits = Object.entries(felt).map(([who, { slowest, asked }]) => `${who} ${Math.round(slowest)} ms of ${asked}`)
    const note = `a /48 got ${links} of 1000 links and ${sessions} of 800 sessions, forty /48s ${more} of 7000 and ${moreSessions} of 2000; slowest meanwhile: ${waits.join(', ')}`
    return { rounds: 10_800, misses, note }
  })

async function begin({ origin }: ChildService, ip: string): Promise<number> {
  const answer = await sendMessage(origin, initialize, { headers: from(ip) })
  await answer.text()
  return answer.status
}

/** An agent's session that its user has approved. */
async function connectAgent(service: ChildService): Promise<string> {
  const session = await beginSession(service.origin, from(agentIp))
  const { code = '' } = await askForLaunches(service, agentIp, session)
  await decide(await new Visitor(service.origin).signUp('ada@example.com'), code)
  return session
}

async function isApproved({ origin }: ChildService, code: string): Promise<boolean> {
  const page = await decide(await new Visitor(origin).signUp('bob@example.com'), code)
  return page.includes('slipway_ct_')
}
