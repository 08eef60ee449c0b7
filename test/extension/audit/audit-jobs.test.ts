import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { cancelAudit, startAudit } from '../../../extension/audit/audit-jobs.ts'
import { changeSite } from '../../../extension/options/use-options.ts'
import { readJob, readReport, readSite, watchSite, writeReport, writeSite, type Job } from '../../../extension/browser/storage.ts'
import { json, listen } from '../listening-service.ts'

// The one thing that is not there outside a browser.
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
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({ manifest_version: 3, name: 'Slipway', version: '1.0.0' })
  service = await listen(json(200, report))
  await writeSite(service.origin)
})
afterEach(() => service.close())

const heldBack = () => new Promise<void>((resolve) => (service.answer = () => resolve()))

describe('an audit in the background', () => {
  it('asks the readiness endpoint in its slash form, by name and version', async () => {
    await run()
    expect(service.heard).toEqual([
      {
        path: '/api/v1/launch-readiness/',
        client: 'Slipway extension/1.0.0',
        authorization: undefined,
        body: JSON.stringify({ url: 'https://acme.dev/' }),
      },
    ])
  })

  it('leaves the report where a popup finds it, and no job', async () => {
    const seen: (Job | null)[] = []
    watchSite(key, { report: () => {}, job: (job) => seen.push(job) })
    await run()
    expect((await readReport(key))?.report).toEqual(report)
    expect(seen.map((job) => job?.at ?? null)).toEqual(['running', null])
  })

  it('leaves the reason when there is no report', async () => {
    service.answer = (_request, response) => response.writeHead(429, { 'Retry-After': '30' }).end()
    await run()
    expect(await readJob(key)).toMatchObject({ at: 'failed', failure: { kind: 'rate-limited' } })
    expect(await readReport(key)).toBeNull()
  })

  it('tells a service that is not there', async () => {
    service.close()
    await run()
    expect(await readJob(key)).toMatchObject({ at: 'failed', failure: { kind: 'service' } })
  })

  it('is asked once, however often the button is pressed', async () => {
    const asked = heldBack()
    const first = run()
    await run()
    await asked
    await cancelAudit(key)
    await first
    expect(service.heard).toHaveLength(1)
  })

  it('leaves nothing when it was cancelled', async () => {
    const asked = heldBack()
    const running = run()
    await asked
    await cancelAudit(key)
    await running
    expect(await readJob(key)).toBeNull()
    expect(await readReport(key)).toBeNull()
  })
})

describe('what is kept', () => {
  it('is at most 50 reports, the newest', async () => {
    for (let at = 1; at <= 53; at++) await writeReport(`https://site-${at}.example`, { at, report })
    expect(await readReport('https://site-3.example')).toBeNull()
    expect(await readReport('https://site-4.example')).toEqual({ at: 4, report })
    expect(await readSite()).toContain('127.0.0.1')
  })

  it('is no failure of a service that was left for another', async () => {
    service.close()
    await run()
    await changeSite('https://launches.example.org')
    expect(await readJob(key)).toBeNull()
  })

  it('is the service of the build until another is chosen', async () => {
    await writeSite('not an address at all')
    expect(await readSite()).toBe('http://localhost:3000')
  })
})
