import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { createToken } from '../../../api/actions/connections/find-connection.ts'
import {
  connectionItem,
  connectJob,
  launchesItem,
  launchesJob,
  pairingItem,
  readStoredToken,
} from '../../../extension/account/account-storage.ts'
import { changeSite } from '../../../extension/options/use-server.ts'
import { disconnect, startConnecting, acceptToken, useToken } from '../../../extension/account/connecting.ts'
import { sendDraft } from '../../../extension/drafts/draft-job.ts'
import { noFields } from '../../../extension/drafts/draft-state.ts'
import { submissionItem, editsItem } from '../../../extension/drafts/draft-storage.ts'
import { loadLaunches } from '../../../extension/account/load-launches.ts'
import { loadPlan } from '../../../extension/fill/load-plan.ts'
import { planJob } from '../../../extension/fill/plan-storage.ts'
import { checkItem } from '../../../extension/proof/check-storage.ts'
import { sendCheck } from '../../../extension/proof/send-check.ts'
import type { SeenListing } from '../../../shared/schemas/elsewhere.ts'
import { json, listen } from '../listening-service.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const token = createToken({ random: randomBytes })
const key = 'https://acme.dev'
const none = json(200, { items: [] })
const unknown = (data: object = {}) => json(401, { code: 'UNAUTHORIZED', status: 401, message: 'This needs a connection.', data })

const setAccessLevel = vi.fn<(access: object) => Promise<void>>(async () => {})
let service: Awaited<ReturnType<typeof listen>>
const connectUrl = () => `${service.origin}/connect/?code=BCDF-GHJK`
const offer = (seconds = 600) => unknown({ connectUrl: connectUrl(), expiresAt: new Date(Date.now() + seconds * 1000).toISOString() })
const shown = () => ({ code: 'BCDF-GHJK', url: `${service.origin}/connect/`, isTopFrame: true })
const openedTabs = async () => (await fakeBrowser.tabs.query({})).map(({ url }) => url)

beforeEach(async () => {
  fakeBrowser.reset()
  vi.stubEnv('BROWSER', 'chrome')
  setAccessLevel.mockClear()
  Object.assign(fakeBrowser.storage.local, { setAccessLevel })
  service = await listen(none)
  await changeSite(service.origin)
})
afterEach(() => service.close())

describe('Connect', () => {
  it('requests a pairing under the client’s name and opens the approval page', async () => {
    service.answer = offer()
    await startConnecting()
    expect(service.heard).toEqual([{ path: '/api/v1/me/launches/', client: 'Slipway for Chrome', authorization: undefined, body: '' }])
    expect(await openedTabs()).toContain(connectUrl())
    expect(await pairingItem.read()).toMatchObject({ site: service.origin, code: 'BCDF-GHJK' })
    expect(await connectJob.read()).toBeNull()
  })

  it.each([
    ['too many pairings were started', unknown()],
    ['another site answers', json(200, { hello: 'world' })],
  ])('opens nothing when %s', async (_when, answer) => {
    service.answer = answer
    const before = await openedTabs()
    await startConnecting()
    expect(await openedTabs()).toEqual(before)
    expect(await connectJob.read()).toMatchObject({ at: 'failed' })
    expect(await pairingItem.read()).toBeNull()
  })
})

describe('a token on the approval page', () => {
  it('is verified, saved and used only once', async () => {
    service.answer = offer()
    await startConnecting()
    service.answer = none
    expect(await acceptToken(token, shown())).toBe('saved')
    expect(await readStoredToken()).toBe(token)
    expect(service.heard.at(-1)?.authorization).toBe(`Bearer ${token}`)
    expect(await connectionItem.read()).toMatchObject({ site: service.origin })
    expect(await launchesItem.read()).toMatchObject({ items: [] })
    expect(await acceptToken(createToken({ random: randomBytes }), shown())).toBe('not-ours')
  })

  it('says whose it is', async () => {
    service.answer = offer()
    await startConnecting()
    service.answer = (_request, response) =>
      response.writeHead(200, { 'Slipway-Account': 'J%C3%BCrgen%20(%40jay)' }).end(JSON.stringify({ items: [] }))
    await acceptToken(token, shown())
    expect(await launchesItem.read()).toMatchObject({ items: [], account: 'Jürgen (@jay)' })
  })

  it.each<[when: string, seconds: number | null, part: object]>([
    ['no pairing was started', null, {}],
    ['the code differs', 600, { code: 'ZZZZ-ZZZZ' }],
    ['the page has another origin', 600, { url: 'http://127.0.0.1:1/connect/' }],
    ['the pairing has expired', -1, {}],
  ])('is neither accepted, saved nor sent anywhere when %s', async (_when, seconds, part) => {
    if (seconds !== null) {
      service.answer = offer(seconds)
      await startConnecting()
    }
    service.heard.length = 0
    expect(await acceptToken(token, { ...shown(), ...part })).toBe('not-ours')
    expect(service.heard).toEqual([])
    expect(JSON.stringify(await fakeBrowser.storage.local.get(null))).not.toContain(token)
  })
})

describe('a token', () => {
  it('with a typo is sent nowhere', async () => {
    expect(await useToken(token.slice(0, -1))).toBe('malformed')
    expect(service.heard).toEqual([])
  })

  it('that the server refuses isn’t saved', async () => {
    service.answer = unknown()
    expect(await useToken(token)).toBe('rejected')
    expect(await readStoredToken()).toBeNull()
  })

  it('is saved when the server is temporarily unavailable', async () => {
    service.answer = json(503, { code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Later.' })
    expect(await useToken(token)).toBe('unverified')
    expect(await readStoredToken()).toBe(token)
  })

  it('is hidden from content scripts where the browser supports that', async () => {
    await useToken(token)
    expect(setAccessLevel).toHaveBeenCalledWith({ accessLevel: 'TRUSTED_CONTEXTS' })
    Object.assign(fakeBrowser.storage.local, { setAccessLevel: undefined })
    expect(await useToken(token)).toBe('saved')
  })

  it('is not sent to another service', async () => {
    await useToken(token)
    await changeSite('http://127.0.0.1:9')
    expect(await readStoredToken()).toBeNull()
    expect(await connectionItem.read()).toBeNull()
    expect(JSON.stringify(await fakeBrowser.storage.local.get(null))).not.toContain(token)
  })

  it('is forgotten on Disconnect, with what was read by it', async () => {
    await useToken(token)
    await disconnect()
    expect(await readStoredToken()).toBeNull()
    expect(await launchesItem.read()).toBeNull()
    expect(await connectJob.read()).toEqual({ at: 'forgotten' })
  })

  it('that was revoked leads back to Connect when launches are loaded', async () => {
    await useToken(token)
    service.answer = unknown()
    await loadLaunches()
    expect(await readStoredToken()).toBeNull()
    expect(await connectJob.read()).toEqual({ at: 'revoked' })
  })

  it('survives an outage of the server, and so do the launches', async () => {
    await useToken(token)
    service.answer = json(503, { code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Later.' })
    await loadLaunches()
    expect(await readStoredToken()).toBe(token)
    expect(await launchesItem.read()).toMatchObject({ items: [] })
    expect(await launchesJob.read()).toMatchObject({ at: 'failed', failure: { message: 'Later.' } })
  })

  it('brings the launches from an older server, which has no notifications', async () => {
    await useToken(token)
    service.answer = (request, response) =>
      (request.url === '/api/v1/me/notices/' ? json(404, { code: 'NOT_FOUND', status: 404, message: 'Not found.' }) : none)(
        request,
        response,
      )
    await loadLaunches()
    expect([await launchesItem.read(), await launchesJob.read()]).toEqual([expect.objectContaining({ items: [], notices: [] }), null])
  })

  const page: SeenListing = { page: 'https://listed.example/', links: [], directives: [], canonical: null }
  it.each([
    ['launches', loadLaunches, launchesJob],
    ['a plan', () => loadPlan('acme', ''), planJob('acme')],
    ['a listing', () => sendCheck('acme', 'listed', page), checkItem('acme', 'listed')],
  ])(
    'is not deleted by a late refusal of an older token, which asked for %s',
    async (_what, ask, item: { read: () => Promise<unknown> }) => {
      await useToken(token)
      const newer = createToken({ random: randomBytes })
      let answerLate = () => {}
      const asked = new Promise<void>((resolve) => {
        service.answer = (request, response) => {
          answerLate = () => unknown()(request, response)
          resolve()
        }
      })
      const reading = ask()
      await asked
      service.answer = none
      await useToken(newer)
      answerLate()
      await reading
      expect(await readStoredToken()).toBe(newer)
      expect([await connectJob.read(), await item.read()]).toEqual([null, null])
    },
  )
})

describe('a draft', () => {
  const result = { ok: true, slug: 'acme', reviewUrl: '', existing: false, warnings: [] }
  const answerDraft = (status: number, body: object) => {
    service.answer = (request, response) => (request.url?.startsWith('/api/v1/submissions/') ? json(status, body) : none)(request, response)
  }
  beforeEach(async () => {
    await useToken(token)
    await editsItem(key).write({ at: 1, fields: { ...noFields, name: 'Acme' } })
    service.heard.length = 0
  })

  it('is created with the token, and the edits are removed', async () => {
    answerDraft(200, { ...result, draftUrl: `${service.origin}/drafts/acme/` })
    await sendDraft(key, { url: key, name: 'Acme' })
    expect(service.heard[0]).toMatchObject({
      path: '/api/v1/submissions/',
      authorization: `Bearer ${token}`,
      body: JSON.stringify({ url: key, name: 'Acme' }),
    })
    expect(await submissionItem(key).read()).toMatchObject({ at: 'sent', result: { slug: 'acme' } })
    expect(await editsItem(key).read()).toBeNull()
    expect(service.heard.slice(-2).map(({ path }) => path)).toEqual(['/api/v1/me/launches/', '/api/v1/me/notices/'])
  })

  it('that already exists keeps the edits, because none were used', async () => {
    answerDraft(200, { ...result, draftUrl: `${service.origin}/drafts/acme/`, existing: true })
    await sendDraft(key, { url: key })
    expect(await editsItem(key).read()).not.toBeNull()
  })

  it('refused because of a revoked token leads back to Connect and keeps the edits', async () => {
    answerDraft(401, { code: 'UNAUTHORIZED', status: 401, message: 'This needs a connection.' })
    await sendDraft(key, { url: key })
    expect(await connectJob.read()).toEqual({ at: 'revoked' })
    expect(await editsItem(key).read()).toMatchObject({ fields: { name: 'Acme' } })
  })

  it('is sent once, however often the button is clicked', async () => {
    answerDraft(200, { ...result, draftUrl: `${service.origin}/drafts/acme/` })
    await Promise.all([sendDraft(key, { url: key }), sendDraft(key, { url: key })])
    expect(service.heard.filter(({ path }) => path === '/api/v1/submissions/')).toHaveLength(1)
  })

  it('isn’t shown after Disconnect', async () => {
    answerDraft(200, { ...result, draftUrl: `${service.origin}/drafts/acme/` })
    await sendDraft(key, { url: key })
    await disconnect()
    expect(await submissionItem(key).read()).toBeNull()
  })
})
