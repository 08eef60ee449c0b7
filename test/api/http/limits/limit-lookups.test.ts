import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectAccount } from '../../../support/connect-account.ts'
import { createToken, hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { ping, sendMessage } from '../../../support/mcp-request.ts'
import { runService, type RunningService } from '../../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0', TRUST_PROXY: '1', READS_PER_MINUTE: '4' })
})
afterAll(() => service.close())

/** Five times the reads. */
const max = 20
/** Well-formed, so only the store knows that it is invalid. */
const invalid = () => createToken(service.world)
const withToken = (ip: string, token: string) => ({ 'X-Forwarded-For': ip, Authorization: `Bearer ${token}` })
const read = async (ip: string, token: string) => (await fetch(`${service.api}/products/`, { headers: withToken(ip, token) })).status
const message = async (ip: string, headers: Record<string, string>) => {
  const answer = await sendMessage(service.origin, ping, { headers: { 'X-Forwarded-For': ip, ...headers } })
  await answer.text()
  return answer.status
}

/** How often the store was searched for a connection. */
async function lookupsOf(work: () => Promise<unknown>): Promise<number> {
  const list = vi.spyOn(service.world.store, 'list')
  await work()
  const lookups = list.mock.calls.filter(([table]) => table === 'connections').length
  list.mockRestore()
  return lookups
}
const many = (work: (nth: number) => Promise<unknown>) => async () => {
  for (let nth = 0; nth < 50; nth += 1) await work(nth)
}

it('a network whose tokens keep failing is refused without a look into the store', async () => {
  expect(await lookupsOf(many(() => read('192.0.2.1', invalid())))).toBe(max)
  expect(await lookupsOf(many(() => message('192.0.2.2', { Authorization: `Bearer ${invalid()}` })))).toBe(max)
  expect(await lookupsOf(many((nth) => message('192.0.2.3', { 'Mcp-Session-Id': `session ${nth}` })))).toBe(max)
  const answer = await fetch(`${service.api}/products/`, { headers: withToken('192.0.2.1', invalid()) })
  expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  expect((await answer.json()).message).toContain('20 requests with an unknown token or session per minute')
})

it('a token that works costs its network nothing, and works on behind a network that is refused', async () => {
  const token = await connectAccount(service.world)
  for (let nth = 0; nth < max + 5; nth += 1) expect(await read('192.0.2.4', token)).toBe(200)
  await many(() => read('192.0.2.4', invalid()))()
  expect(await read('192.0.2.4', token)).toBe(200)
  expect(await read('192.0.2.5', await connectAccount(service.world))).toBe(200)
  // Unless it is revoked.
  const [connection] = await service.world.store.list('connections', 'tokenHash', hashSecret(token))
  await service.world.store.transact(({ remove }) => remove('connections', connection?.id ?? ''))
  await read('192.0.2.4', token)
  expect(await lookupsOf(() => read('192.0.2.4', token))).toBe(0)
})
