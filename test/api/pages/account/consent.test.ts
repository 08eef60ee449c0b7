import { load } from 'cheerio'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maxConnections } from '../../../../api/actions/connections/manage-connections.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { askParams, callback, changed, newClient, newVerifier } from '../../../support/oauth.ts'
import { grantTo } from '../../../support/granted.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

const { challenge } = newVerifier()
const document = 'https://claude.example/client.json'
const documented = 'https://claude.example/callback'

let pages: OpenPages
let ada: Person
let bob: Person
beforeAll(async () => {
  pages = await openPages([])
  pages.world.readClientDocument = async () => ({ client_id: document, client_name: 'Claude', redirect_uris: [documented] })
  ada = await signUpPerson(pages, 'Ada')
  bob = await signUpPerson(pages, 'Bob')
})
afterAll(() => pages.close())
afterEach(() => change(ada.profile))

const change = (profile: Profile) => pages.world.store.transact((transaction) => transaction.put('profiles', profile))
const approved = () => pages.world.store.list('authorizations', 'state', 'waiting')

type Asked = { client?: object; ask?: Record<string, string | null> }
/** The parameters of a fresh client’s request. */
async function askFor({ client = {}, ask = {} }: Asked = {}): Promise<URLSearchParams> {
  return changed(askParams(await newClient(pages.world, client), challenge), ask)
}
const read = async (answer: Response) => ({ answer, page: load(await answer.text()) })
const open = async (params: URLSearchParams, visitor = ada.visitor) => read(await visitor.open(`/connect/?${params}`))
const press = async (params: URLSearchParams, decision: string, visitor = ada.visitor, headers: Record<string, string> = {}) =>
  read(await visitor.send('/connect/', { ...Object.fromEntries(params), do: `${decision}-client` }, headers))
const refreshOf = ({ page }: Awaited<ReturnType<typeof read>>) => page('meta[http-equiv=refresh]').attr('content') ?? null
const factsOf = ({ page }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(
    page('.connect__facts > div')
      .toArray()
      .map((row) => [page(row).find('dt').text(), page(row).find('dd').text().replaceAll(/\s+/g, ' ').trim()]),
  )
const reachOf = ({ page }: Awaited<ReturnType<typeof read>>) =>
  page('.connect__scope section')
    .toArray()
    .map((section) =>
      page(section)
        .find('li')
        .toArray()
        .map((line) => page(line).text()),
    )

const [canRead, canDraft] = ['read your launches and drafts', 'create drafts in your account']
const plans = 'read your submission plans and the texts in them, including your contact email'
const never = [plans, 'publish, or choose a plan or week', 'spend money or change your profile', 'access other makers’ products']

describe('the consent page', () => {
  const [app, site] = ['cursor://anysphere.cursor-mcp/oauth/callback', 'https://booster.example/back']
  it.each([
    [
      {},
      'Not verified. Tools choose their own names.',
      'Your browser returns to this computer (127.0.0.1:33418).',
      'Until you revoke it, or it goes unused for 30 days',
    ],
    [
      { client: { redirect_uris: [site], grant_types: ['authorization_code'] }, ask: { redirect_uri: site } },
      'Not verified. Tools choose their own names.',
      'Your browser returns to booster.example.',
      '30 days, unless you revoke it sooner',
    ],
    [
      { client: { redirect_uris: [app] }, ask: { redirect_uri: app } },
      'Not verified. Tools choose their own names.',
      'Your browser returns to the app that opens cursor: links.',
      'Until you revoke it, or it goes unused for 30 days',
    ],
    [
      { ask: { client_id: document, redirect_uri: documented } },
      'Published by claude.example',
      'Your browser returns to claude.example.',
      '30 days, unless you revoke it sooner',
    ],
  ])('of %j says who asks, where the browser goes and how long access lasts', async (asked, tool, place, lasts) => {
    const consent = await open(await askFor(asked))
    expect(factsOf(consent)).toEqual({ Tool: tool, 'After approval': place, 'Access lasts': lasts })
    expect(consent.page('.connect__client').text()).toContain('ada@example.com')
  })

  it.each([
    [null, [[canRead, canDraft], never]],
    ['read', [[canRead], [canDraft, ...never]]],
    ['drafts', [[canDraft], [canRead, ...never]]],
  ])('for the scope %j shows what the tool can and can’t do', async (scope, reach) => {
    expect(reachOf(await open(await askFor({ ask: { scope } })))).toEqual(reach)
  })

  it('is never cached or framed, and approves nothing by being opened', async () => {
    const before = (await approved()).length
    const params = await askFor()
    const { answer } = await open(params)
    const policy = answer.headers.get('content-security-policy')
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-frame-options')]).toEqual([200, 'no-store', 'DENY'])
    expect([
      policy?.includes("frame-ancestors 'none'"),
      policy?.includes("form-action 'self'"),
      answer.headers.get('referrer-policy'),
    ]).toEqual([true, true, 'same-origin'])
    await ada.visitor.open(`/connect/?${params}&do=approve-client`)
    await ada.visitor.open(`/connect/?${params}`, { method: 'HEAD' })
    expect((await approved()).length).toBe(before)
  })

  it('writes what a client sends as text', async () => {
    const state = '"><script>alert(1)</script>'
    const { page } = await open(await askFor({ client: { client_name: state }, ask: { state } }))
    expect([page('script:not([src])').length, page('input[name=state]').attr('value')]).toEqual([0, state])
  })
})

describe('the buttons', () => {
  it('approve, and the browser returns with a code, the state and the issuer, without a referrer', async () => {
    const result = await press(await askFor({ ask: { state: 'a&b=c d' } }), 'approve')
    const url = new URL(/^0; url=(.*)$/.exec(refreshOf(result) ?? '')?.[1] ?? '')
    expect(url.href.startsWith(`${callback}?`)).toBe(true)
    expect([...url.searchParams.keys()].toSorted()).toEqual(['code', 'iss', 'state'])
    expect([url.searchParams.get('state'), url.searchParams.get('iss')]).toEqual(['a&b=c d', pages.world.siteUrl])
    expect(result.page('.connect a.sw-button').attr('href')).toBe(url.href)
    expect([result.answer.headers.get('referrer-policy'), result.answer.headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
  })

  it.each([
    [callback, true],
    ['cursor://anysphere.cursor-mcp/oauth/callback', true],
    ['https://booster.example/back', false],
  ])('decline, and the browser returns to %s by itself: %s', async (uri, isAutomatic) => {
    const result = await press(await askFor({ client: { redirect_uris: [uri] }, ask: { redirect_uri: uri } }), 'decline')
    const href = result.page('.connect a.sw-button').attr('href') ?? ''
    expect([href.startsWith(uri), new URL(href).searchParams.get('error'), refreshOf(result) !== null]).toEqual([
      true,
      'access_denied',
      isAutomatic,
    ])
  })

  it('aren’t pressed by the link that led to them', async () => {
    const params = await askFor()
    const own = Object.entries({ do: 'approve-client', account: bob.profile.id, described: 'ends x' })
    const { page } = await open(new URLSearchParams([...params, ...own]))
    const sent = Array.from(page('.connect__form input'), (input) => [page(input).attr('name'), page(input).attr('value')])
    expect(sent).toEqual([['do', 'decline-client'], ...params, ['account', ada.profile.id], ['described', 'stays Test agent']])
  })

  it.each(['', 'yes', 'approve '])('%j decides nothing', async (decision) => {
    const before = (await approved()).length
    const result = await press(await askFor(), decision)
    expect([result.answer.status, (await approved()).length]).toEqual([400, before])
  })

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a page that hides its origin', { Origin: 'null' }],
    ['another host of the same domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.slipway.example' }],
  ])('pressed by %s do nothing', async (_, headers) => {
    const before = (await approved()).length
    const { answer } = await press(await askFor(), 'approve', ada.visitor, headers)
    expect([answer.status, (await approved()).length]).toEqual([403, before])
  })

  it('approve for the account that is signed in when they are pressed', async () => {
    const params = await askFor()
    await open(params)
    const result = await press(params, 'approve', bob.visitor)
    expect(refreshOf(result)).not.toBeNull()
    expect((await approved()).findLast(({ clientId }) => clientId === params.get('client_id'))?.accountId).toBe(bob.profile.id)
  })
})

describe('a request that isn’t valid', () => {
  const foreign = 'https://evil.example/steal'
  it.each([
    ['of an unknown client', { client_id: 'slipway_client_00000000000000000000000000000000', redirect_uri: foreign }],
    ['without a client', { client_id: null, redirect_uri: foreign }],
    ['with a redirect URI of somebody else', { redirect_uri: foreign }],
    ['with a longer redirect URI', { redirect_uri: `${callback}/../evil` }],
    ['without a redirect URI', { redirect_uri: null }],
  ])('%s ends on a page that leads nowhere, when it is opened and when it is approved', async (_, ask) => {
    const params = await askFor({ ask })
    for (const result of [await open(params), await press(params, 'approve')]) {
      expect([result.answer.status, refreshOf(result), result.answer.headers.get('location')]).toEqual([400, null, null])
      expect(result.page('h1').text()).toBe('Invalid request')
      expect(result.page.html()).not.toContain('evil')
    }
  })

  it.each([
    ['for more than there is', { scope: 'publish' }, 'invalid_scope'],
    ['for another resource', { resource: 'https://other.example/mcp/' }, 'invalid_target'],
    ['without PKCE', { code_challenge: null }, 'invalid_request'],
    ['for a token in the URL', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s is returned to its client, to another site only by a link', async (_, ask, error) => {
    const site = 'https://booster.example/back'
    for (const uri of [callback, site]) {
      const params = await askFor({ client: { redirect_uris: [uri] }, ask: { redirect_uri: uri, ...ask } })
      for (const result of [await open(params), await press(params, 'approve')]) {
        const href = result.page('.connect a.sw-button').attr('href') ?? ''
        expect([result.answer.status, href.startsWith(uri), new URL(href).searchParams.get('error')]).toEqual([400, true, error])
        expect(refreshOf(result) === null).toBe(uri === site)
      }
    }
  })

  it('is refused before anybody signs in for it, if it is too long to come back to', async () => {
    const { answer, page } = await open(await askFor({ ask: { state: 'x'.repeat(5000) } }), new Visitor(pages.origin))
    expect([answer.status, page('h1').text()]).toEqual([400, 'Invalid request'])
  })
})

describe('somebody who is signed out', () => {
  const returnOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', pages.origin).searchParams.get('return') ?? ''

  it('signs in first and comes back to the whole request, however long', async () => {
    const params = await askFor({ ask: { state: `é&=%${'s'.repeat(1500)}`, scope: 'read' } })
    const visitor = new Visitor(pages.origin)
    const { answer } = await open(params, visitor)
    const back = await visitor.send('/sign-in/', { email: 'ada@example.com', password: goodPassword, return: returnOf(answer) })
    const consent = await read(await visitor.open(back.headers.get('location') ?? ''))
    expect(consent.page('input[name=state]').attr('value')).toBe(params.get('state'))
    expect(reachOf(consent)[0]).toEqual([canRead])
  })

  it('while reading the page comes back to the request after pressing', async () => {
    const params = await askFor()
    const { answer } = await press(params, 'approve', new Visitor(pages.origin))
    expect([answer.status, returnOf(answer)]).toEqual([303, `/connect/?${params}`])
  })

  it('to use another account comes back as that one', async () => {
    const visitor = await new Visitor(pages.origin).signUp('carol@example.com', 'Carol')
    const { page } = await open(await askFor(), visitor)
    const out = await visitor.send(page('form.connect__switch').attr('action') ?? '', {})
    const back = await visitor.send('/sign-in/', { email: 'ada@example.com', password: goodPassword, return: returnOf(out) })
    expect((await read(await visitor.open(back.headers.get('location') ?? ''))).page('.connect__client').text()).toContain(
      'ada@example.com',
    )
  })
})

describe('an account', () => {
  it('that is suspended sees no buttons, and its form is refused', async () => {
    const params = await askFor()
    await change({ ...ada.profile, suspension: { at: '2026-03-01T00:00:00Z', by: null, until: null, reason: 'Spam' } })
    expect((await open(params)).page('button[name=do][value$=client]').length).toBe(0)
    expect((await press(params, 'approve')).answer.status).toBe(403)
  })

  it('that is about to be deleted connects nothing', async () => {
    await change({ ...ada.profile, deletion: { askedAt: '2026-03-04T00:00:00Z', dueAt: '2026-03-18T00:00:00Z', keepsLaunches: false } })
    const result = await press(await askFor(), 'approve')
    expect([result.answer.status, refreshOf(result), result.page('[role=alert]').text().includes('Nothing was connected')]).toEqual([
      409,
      null,
      true,
    ])
  })

  it('that signed in after the page was shown to another one has to decide again', async () => {
    const params = await askFor()
    const shownTo = ({ page }: Awaited<ReturnType<typeof read>>) => String(page('.connect__form input[name=account]').attr('value'))
    const pressAs = async (account: string) => press(new URLSearchParams([...params, ['account', account]]), 'approve', bob.visitor)
    const result = await pressAs(shownTo(await open(params)))
    expect([result.answer.status, refreshOf(result)]).toEqual([409, null])
    expect(result.page('[role=alert]').text()).toContain('switched accounts')
    expect(result.page('.connect__client').text()).toContain('bob@example.com')
    expect(refreshOf(await pressAs(shownTo(result)))).toContain('code=')
  })

  it('at the connection limit is told to revoke one', async () => {
    const carl = await signUpPerson(pages, 'Carl')
    for (let turn = 0; turn < maxConnections; turn += 1) await grantTo(pages.world, carl.profile)
    const result = await press(await askFor(), 'approve', carl.visitor)
    expect([result.answer.status, refreshOf(result)]).toEqual([409, null])
    expect(result.page('[role=alert]').text()).toContain('limit of 20 connections')
    expect(result.page('button[name=do][value$=client]').length).toBe(2)
  })
})

it('a person who sends many invalid requests has to wait, and others don’t', async () => {
  const eve = await signUpPerson(pages, 'Eve')
  const [invalid, valid] = [await askFor({ ask: { client_id: 'unknown' } }), await askFor()]
  for (let nth = 0; nth < 30; nth += 1) {
    expect((await open(invalid, eve.visitor)).answer.status).toBe(400)
    expect((await open(valid, bob.visitor)).answer.status).toBe(200)
  }
  expect((await open(invalid, eve.visitor)).answer.status).toBe(429)
  expect((await open(valid, bob.visitor)).answer.status).toBe(200)
})
