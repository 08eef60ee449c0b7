import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnLink } from '../../../api/accounts/email/email-links.ts'
import { createPostgresStore, type PostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { proveEmail } from '../../support/prove-email.ts'
import { putAll } from '../../support/put-all.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { forkService, type ServiceProcess } from '../../support/processes.ts'
import { serveProductSite } from '../../support/product-site.ts'
import { approve, askForConnection, goodPassword, Visitor } from '../../support/visitor.ts'

// Two processes on one database, as behind a proxy that sends every request wherever it likes.

const databases = usePostgres()

let here: ServiceProcess
let there: ServiceProcess
let store: PostgresStore
let product: Awaited<ReturnType<typeof serveProductSite>>
const pageOf = (number: number) => `http://127.0.0.1:${product.port}/product-${number}/`

beforeAll(async () => {
  product = await serveProductSite()
  const databaseUrl = await databases.create('bare')
  const settings = { DATABASE_URL: databaseUrl, CRAWL_ALLOW: `127.0.0.1:${product.port}`, SAMPLE_DATA: '1', WEEK_CAPACITY_PER_MAKER: '10' }
  // Both make the tables and fill the catalog: once.
  ;[here, there] = await Promise.all([forkService(settings), forkService(settings)])
  store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
})
afterAll(async () => {
  await Promise.all([here.close(), there.close(), store.close()])
  await product.close()
})

const audit = (at: ServiceProcess, url: string) =>
  fetch(`${at.api}/launch-readiness/`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ url }) })
const draft = (at: ServiceProcess, token: string, body: object) =>
  fetch(`${at.api}/submissions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
const ownLaunches = (at: ServiceProcess, token: string) =>
  fetch(`${at.api}/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })
const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
/** Half of the callers here, half there. */
const fromBoth = <T>(count: number, call: (at: ServiceProcess, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? here : there, index)))

describe('two processes', () => {
  it('that start together on an empty database add the sample catalog once', async () => {
    const lists = await Promise.all([here, there].map(async ({ api }) => (await fetch(`${api}/products/?limit=50`)).json()))
    expect(lists[0]).toEqual(lists[1])
    const slugs = lists[0].items.map(({ slug }: { slug: string }) => slug)
    expect(slugs.length).toBeGreaterThan(10)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('show a vote of one on its next load, and of the other within a second', async () => {
    const ada = await new Visitor(here.origin).signUp('ada.votes@example.org')
    await proveEmail(store, 'ada.votes@example.org')
    const { slug, upvotes } = (await (await fetch(`${there.api}/products/?limit=1`)).json()).items[0]
    const pages = [`/launches/${slug}/`, '/weeks/', '/?order=top']
    const page = () => Promise.all(pages.map(async (path) => (await fetch(there.origin + path)).text()))
    const read = async ({ api }: ServiceProcess) => (await (await fetch(`${api}/products/${slug}/`)).json()).upvotes
    // From the second request on, an answer is kept.
    for (const at of [here, there, here, there]) expect(await read(at)).toBe(upvotes)
    const before = await page()
    await ada.send(`/launches/${slug}/upvote/`, { wanted: 'yes' })
    expect(await read(here)).toBe(upvotes + 1)
    await expect.poll(() => read(there), { timeout: 1000 }).toBe(upvotes + 1)
    const after = await page()
    expect(pages.filter((_, index) => after[index] === before[index])).toEqual([])
  })

  it('report in their metrics which of them leads, and their connections', async () => {
    const leads = () => Promise.all([here, there].map(({ figure }) => figure('scheduler_leads')))
    await expect.poll(leads).toEqual(expect.arrayContaining([0, 1]))
    expect(await here.figure('database_connections{state="total"}')).toBeGreaterThan(0)
    expect(await here.figure('database_connections{state="waiting"}')).toBe(0)
  })
})

describe('the limits', () => {
  it('allow ten audits an hour in total, and refund those that visited nothing', async () => {
    for (const at of [here, there]) expect((await audit(at, 'http://127.0.0.1:9/')).status).toBe(400)
    const first = await Promise.all([audit(here, pageOf(1)), audit(there, pageOf(1))])
    const left = first.map(({ headers }) => /"audits";r=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1])
    expect(left).toEqual(expect.arrayContaining(['8', '9']))
    const rest = []
    for (let index = 0; index < 10; index += 1) rest.push(await audit(index % 2 === 0 ? here : there, pageOf(1)))
    expect(statuses(rest)).toEqual([...times(8, 200), 429, 429])
    expect(rest.at(-1)?.headers.get('Retry-After')).toMatch(/^\d+$/)
  })

  it('allow an account ten drafts an hour, whichever process is called', async () => {
    const maker = await new Visitor(here.origin).signUp('drafter@example.org')
    const token = await approve(maker, (await askForConnection(here.api)).code)
    const answers = []
    for (let round = 0; round < 6; round += 1)
      answers.push(
        ...(await fromBoth(2, (at, who) => draft(at, token, { url: pageOf(20 + 2 * round + who), name: `Draft ${round} ${who}` }))),
      )
    const refused = answers.filter(({ status }) => status === 400)
    expect(await Promise.all(refused.map((answer) => answer.text()))).toEqual([])
    expect(statuses(answers)).toEqual([...times(10, 200), 429, 429])
    expect((await (await ownLaunches(there, token)).json()).items).toHaveLength(10)
  })

  it('count wrong passwords across both', async () => {
    await new Visitor(here.origin).signUp('guessed@example.org')
    const sendTo = (at: ServiceProcess, password: string) =>
      new Visitor(at.origin).send('/sign-in/', { email: 'guessed@example.org', password })
    for (let index = 0; index < 10; index += 1) await sendTo(index % 2 === 0 ? here : there, 'not the password')
    expect((await sendTo(there, goodPassword)).status).toBe(429)
  })
})

describe('an account', () => {
  it('that signs in on one process is signed in on the other, until it signs out', async () => {
    const visitor = await new Visitor(here.origin).signUp('ada@example.org')
    expect((await visitor.open(`${there.origin}/profile/`)).status).toBe(200)
    const { cookieHeader: Cookie } = visitor
    await visitor.send(`${there.origin}/sign-out/`, {})
    expect((await new Visitor(here.origin).open('/profile/', { headers: { Cookie } })).status).toBe(303)
  })

  it('can approve on one process a client that asked on the other; once revoked there, its next call here is refused', async () => {
    const visitor = await new Visitor(there.origin).signUp('bob@example.org')
    const token = await approve(visitor, (await askForConnection(here.api)).code)
    expect((await ownLaunches(here, token)).status).toBe(200)
    expect((await ownLaunches(there, token)).status).toBe(200)
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(await (await visitor.open('/profile/connections/')).text()) ?? []
    expect((await visitor.send('/profile/connections/', { id, do: 'revoke-connection' })).status).toBe(303)
    expect((await ownLaunches(here, token)).status).toBe(401)
  })
})

describe('of fifty callers of both processes', () => {
  const monday = '2027-03-01'

  it('ten get the places of a week', async () => {
    const makers = await Promise.all(['one', 'two'].map((name) => new Visitor(here.origin).signUp(`${name}@places.example`)))
    await Promise.all(['one', 'two'].map((name) => proveEmail(store, `${name}@places.example`)))
    const owners = await Promise.all(
      makers.map(async (_, at) => (await store.list('profiles', 'email', `${['one', 'two'][at]}@places.example`))[0]),
    )
    const drafts = Array.from({ length: 50 }, (_, index) =>
      literalLaunch({
        slug: `place-${index}`,
        name: `Place ${index}`,
        url: `https://place-${index}.example/`,
        ownerId: owners[index % 2]?.id ?? null,
        categories: ['ai'],
        plan: 'free',
        requestedLaunchDate: monday,
      }),
    )
    await putAll(store, 'launches', drafts)
    await putAll(
      store,
      'crawls',
      drafts.map(({ id }) => literalCrawl({ id })),
    )
    // One writes at a time: on a busy machine, some wait too long and are asked to come back.
    const answers = await fromBoth(50, async (at, index) => {
      for (;;) {
        const answer = await makers[index % 2]?.send(`${at.origin}/drafts/place-${index}/review/`, { do: 'submit' })
        if (answer?.status !== 503) return answer
        await sleep(500)
      }
    })
    expect(answers.filter((answer) => answer?.status === 303)).toHaveLength(10)
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(40)
    expect(await store.countReservations(2027, 9)).toBe(10)
  })

  it('one approves a code, and sees the only token', async () => {
    const visitor = await new Visitor(here.origin).signUp('carol@example.org')
    const { code } = await askForConnection(here.api)
    const pages = await fromBoth(50, async (at) => (await visitor.send(`${at.origin}/connect/`, { code, do: 'approve-code' })).text())
    expect(pages.filter((page) => /slipway_ct_[0-9A-Za-z]{36}/.test(page))).toHaveLength(1)
    const [profile] = await store.list('profiles', 'email', 'carol@example.org')
    expect(await store.list('connections', 'accountId', profile?.id ?? '')).toHaveLength(1)
  })

  it('one gets an email address', async () => {
    const fields = { email: 'dora@example.org', name: 'Dora', password: goodPassword }
    const answers = await fromBoth(10, (at) => new Visitor(at.origin).send('/sign-up/', fields))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await store.list('authUsers', 'email', 'dora@example.org')).toHaveLength(1)
  })

  it('one sets a password with a reset link', async () => {
    await new Visitor(here.origin).signUp('eve@example.org')
    const [user] = await store.list('authUsers', 'email', 'eve@example.org')
    const token = await createOwnLink(store, 'reset-password', user?.id ?? '', 'eve@example.org')
    const answers = await fromBoth(6, (at, index) =>
      new Visitor(at.origin).send('/reset/', { do: 'reset-password', token, password: `quite another secret ${index}` }),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  })
})
