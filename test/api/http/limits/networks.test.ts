import { afterAll, beforeAll, expect, it } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'
import { initialize, sendMessage } from '../../../support/mcp-request.ts'
import { approve, goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0', TRUST_PROXY: '1', READS_PER_MINUTE: '2', SIGN_UPS_PER_HOUR: '1' })
})
afterAll(() => service.close())

const from = (ip: string) => ({ 'X-Forwarded-For': ip })
const read = async (ip: string) => (await fetch(`${service.api}/products/`, { headers: from(ip) })).status
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

it('a customer with a /48 reads as much as sixteen homes, cached answers included, and the neighbors as before', async () => {
  const statuses = []
  for (let nth = 0; nth < 40; nth += 1) statuses.push(await read(`2001:db8:a:${(nth * 256).toString(16)}::1`))
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([32, 8])
  expect(await Promise.all([read('2001:db8:b::1'), read('203.0.113.1'), read('203.0.113.2')])).toEqual([200, 200, 200])
})

it('a home can’t get around the sign-up limit by changing its address or its /64', async () => {
  const signUp = async (nth: number) => {
    const ip = `2001:db8:c:${nth}::1`
    const fields = { email: `ada${nth}@example.com`, name: 'Ada', password: goodPassword }
    return (await new Visitor(service.origin).send('/sign-up/', fields, from(ip))).status
  }
  const statuses = []
  for (let nth = 0; nth < 6; nth += 1) statuses.push(await signUp(nth))
  expect(statuses).toEqual([303, 303, 303, 303, 429, 429])
})

it('pages of a signed-in person count for the account, whatever the network', async () => {
  const signUp = async (email: string, ip: string) => {
    const visitor = new Visitor(service.origin)
    await visitor.send('/sign-up/', { email, name: 'Ada', password: goodPassword }, from(ip))
    return visitor
  }
  const [ada, bob] = [await signUp('ada@example.com', '192.0.2.101'), await signUp('bob@example.com', '192.0.2.102')]
  const open = async (visitor: Visitor, ip: string) => (await visitor.open('/dashboard/', { headers: from(ip) })).status
  const statuses = []
  for (let nth = 0; nth < 11; nth += 1) statuses.push(await open(ada, `192.0.2.${nth}`))
  expect([countOf(statuses.slice(0, 10), 200), statuses[10]]).toEqual([10, 429])
  expect(await open(bob, '192.0.2.0')).toBe(200)
})

it('messages of a connected agent count for its account, whatever the network', async () => {
  const { data } = await (await fetch(`${service.api}/me/launches/`, { headers: from('192.0.2.201') })).json()
  const eve = new Visitor(service.origin)
  await eve.send('/sign-up/', { email: 'eve@example.com', name: 'Eve', password: goodPassword }, from('192.0.2.202'))
  const token = await approve(eve, new URL(data.connectUrl).searchParams.get('code') ?? '')
  const begin = async (nth: number, headers: Record<string, string> = {}) =>
    (await sendMessage(service.origin, initialize, { headers: { ...from(`198.51.100.${nth}`), ...headers } })).status
  const statuses = []
  for (let nth = 0; nth < 11; nth += 1) statuses.push(await begin(nth, { Authorization: `Bearer ${token}` }))
  expect([countOf(statuses.slice(0, 10), 200), statuses[10]]).toEqual([10, 429])
  expect(await begin(10)).toBe(200)
})
