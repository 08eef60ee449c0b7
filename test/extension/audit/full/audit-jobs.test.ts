import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { cancelAudit, startAudit } from '../../../../extension/audit/full/audit-jobs.ts'
import { changeSite } from '../../../../extension/options/use-server.ts'
import { readJob, readReport, watchAudit, writeReport, type Job } from '../../../../extension/audit/full/audit-storage.ts'
import { readHistory, writeHistory } from '../../../../extension/audit/history/history-storage.ts'
import { readSite, writeSite } from '../../../../extension/service/site-storage.ts'
import { json, listen } from '../../listening-service.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const key = 'https://acme.dev'
const run = () => startAudit(key, 'https://acme.dev/')
const report = {
  ok: true as const,
  url: 'https://acme.dev/',
  score: 71,
  checks: [],
  suggestedListing: { name: null, tagline: null, description: null, categories: [], pricing: null },
  suggestedCategories: [],
  nextFreeWeeks: [],
}

let service: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  fakeBrowser.reset()
  vi.stubEnv('BROWSER', 'chrome')
  service = await listen(json(200, report))
  await writeSite(service.origin)
})
afterEach(() => service.close())

const holdResponse = () => new Promise<void>((resolve) => (service.answer = () => resolve()))

describe('an audit in the background', () => {
  it('calls the readiness endpoint in its slash form and names the client', async () => {
    await run()
    expect(service.heard).toEqual([
      {
        path: '/api/v1/launch-readiness/',
        client: 'Slipway for Chrome',
        authorization: undefined,
        body: JSON.stringify({ url: 'https://acme.dev/' }),
      },
    ])
  })

  it('has the report kept by the account once connected, and goes on without it when the token was revoked', async () => {
    await startAudit(key, 'https://acme.dev/', 'slipway_ct_x')
    expect(service.heard.map(({ authorization }) => authorization)).toEqual(['Bearer slipway_ct_x'])
    expect((await readReport(key))?.isKept).toBe(true)
    const revoked = json(401, { code: 'UNAUTHORIZED', status: 401, message: 'Revoked.' })
    service.answer = (request, response) => (service.heard.length === 2 ? revoked : json(200, report))(request, response)
    await startAudit(key, 'https://acme.dev/', 'slipway_ct_x')
    expect(service.heard.slice(1).map(({ authorization }) => authorization)).toEqual(['Bearer slipway_ct_x', undefined])
    expect((await readReport(key))?.isKept).toBeUndefined()
  })

  it('names the client after its browser', async () => {
    vi.stubEnv('BROWSER', 'firefox')
    await run()
    vi.unstubAllEnvs()
    expect(service.heard.map(({ client }) => client)).toEqual(['Slipway for Firefox'])
  })

  it('stores the report and removes the job', async () => {
    const seen: (Job | null)[] = []
    watchAudit(key, { report: () => {}, job: (job) => seen.push(job) })
    await run()
    expect((await readReport(key))?.report).toEqual(report)
    expect(seen.map((job) => job?.at ?? null)).toEqual(['running', null])
  })

  it('stores the reason when there is no report', async () => {
    service.answer = (_request, response) => response.writeHead(429, { 'Retry-After': '30' }).end()
    await run()
    expect(await readJob(key)).toMatchObject({ at: 'failed', failure: { kind: 'rate-limited' } })
    expect(await readReport(key)).toBeNull()
  })

  it('reports a server that is down', async () => {
    service.close()
    await run()
    expect(await readJob(key)).toMatchObject({ at: 'failed', failure: { kind: 'service' } })
  })

  it('is requested once, however often the button is clicked', async () => {
    const asked = holdResponse()
    const first = run()
    await run()
    await asked
    await cancelAudit(key)
    await first
    expect(service.heard).toHaveLength(1)
  })

  it('stores nothing when it is cancelled', async () => {
    const asked = holdResponse()
    const running = run()
    await asked
    await cancelAudit(key)
    await running
    expect(await readJob(key)).toBeNull()
    expect(await readReport(key)).toBeNull()
  })
})

describe('the storage', () => {
  it('keeps the newest 50 reports', async () => {
    for (let at = 1; at <= 53; at++) await writeReport(`https://site-${at}.example`, { at, report })
    expect(await readReport('https://site-3.example')).toBeNull()
    expect(await readReport('https://site-4.example')).toEqual({ at: 4, report })
    expect(await readSite()).toContain('127.0.0.1')
  })

  it('keeps the history of the 50 sites read last', async () => {
    for (let at = 1; at <= 53; at++) await writeHistory(`https://site-${at}.example`, { at, entries: [], failures: 0, tabThen: null })
    expect(await readHistory('https://site-3.example')).toBeNull()
    expect(await readHistory('https://site-4.example')).toMatchObject({ at: 4 })
  })

  it('drops the failures of the previous server when another is set', async () => {
    service.close()
    await run()
    await changeSite('https://launches.example.org')
    expect(await readJob(key)).toBeNull()
  })

  it('holds the default server until another is set', async () => {
    await writeSite('not an address at all')
    expect(await readSite()).toBe('http://localhost:3000')
  })
})
