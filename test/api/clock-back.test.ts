import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import { runLoggedService } from '../support/logged-service.ts'
import { callWith, connect } from '../support/tokens.ts'
import { approve, askForConnection, Visitor } from '../support/visitor.ts'

// The machine's clock is put back by eight days, into the week before the last, while the service runs, and stays there.

const late = new Date('2026-03-12T12:00:00Z')
const early = new Date('2026-03-04T12:00:00Z')

let folder: string
let service: Awaited<ReturnType<typeof runLoggedService>>
let ada: Visitor
let token: string
let spentCode: string
let before: { newest: string[]; cursor: string; all: string[] }

const read = async (path: string) => (await fetch(`${service.api}${path}`)).json()
const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: late })
  folder = await mkdtemp(join(tmpdir(), 'slipway-clock-'))
  service = await runLoggedService(folder, { SAMPLE_DATA: '1', READS_PER_MINUTE: '40' })
  ada = await new Visitor(service.origin).signUp('ada@example.com')
  token = await connect(service, ada)
  ;({ code: spentCode } = await askForConnection(service.api))
  await approve(ada, spentCode)
  const page = await read('/products/?limit=5')
  before = { newest: slugsOf(page), cursor: page.nextCursor, all: slugsOf(await read('/products/?limit=50')) }
  vi.setSystemTime(early)
})
afterAll(async () => {
  await service.close()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

it('people stay signed in, and connected', async () => {
  expect((await ada.open('/profile/')).status).toBe(200)
  expect(await callWith(service, token)).toBe(200)
})

it('a code that has been used is not good again', async () => {
  const answer = await ada.send('/connect/', { code: spentCode, do: 'approve-code' })
  expect(await answer.text()).not.toMatch(/slipway_ct_/)
})

it('what is live stays live, and a cursor goes on where it was', async () => {
  expect(slugsOf(await read('/products/?limit=50'))).toEqual(before.all)
  const next = slugsOf(await read(`/products/?limit=5&cursor=${before.cursor}`))
  expect([...before.newest, ...next]).toEqual(before.all.slice(0, 10))
})

it('new accounts, votes and pairings are taken', async () => {
  const grace = await new Visitor(service.origin).signUp('grace@example.com')
  const path = `/launches/${before.newest[0]}/upvote/`
  expect((await grace.send(path, { wanted: 'yes' })).status).toBe(303)
  expect(await callWith(service, await connect(service, grace))).toBe(200)
})

it('nobody whose quota is used up waits for longer than its minute', async () => {
  const answers = await Promise.all(Array.from({ length: 45 }, () => fetch(`${service.api}/directories/`)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

it('what was written on either side of the change opens again, in the order it was written', async () => {
  await service.close()
  const store = await createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })
  const emails = ['ada@example.com', 'grace@example.com']
  expect(await Promise.all(emails.map(async (email) => (await store.list('profiles', 'email', email)).length))).toEqual([1, 1])
  await store.close()
  service = await runLoggedService(folder, { SAMPLE_DATA: '1' })
  expect((await ada.open(`${service.origin}/profile/`)).status).toBe(200)
})
