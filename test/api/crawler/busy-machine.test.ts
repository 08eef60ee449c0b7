import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { NotVisited } from '../../../api/domain/failure.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

/** This process stands still, as on a machine that gives it no CPU time. */
const standStill = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** A site whose visitor stands still whenever it asks for `path`, and then hears from it or not. */
async function visit(path: string, { visitMs, answers, head = '' }: { visitMs: number; answers: boolean; head?: string }) {
  const listener: RequestListener = (request, response) => {
    if (request.url === path) {
      standStill(1500)
      if (!answers) return
    }
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage({ head }))
    else response.writeHead(404).end()
  }
  const site = await startSite(listener)
  const started = await startSite((_request, response) => response.setHeader('content-type', 'text/html').end(htmlPage()))
  const crawler = startCrawler({ allow: [site.host, started.host], visitMs })
  // Starts the first thread.
  await crawler.visit(started.url)
  return crawler.visitOnce(site.url)
}

describe('on a busy machine', () => {
  it('a site has all its time: what this process is late doesn’t count', async () => {
    expect((await visit('/', { visitMs: 1000, answers: true })).page.title).toBe('Lanterna')
  })

  it('a site that may only seem slow isn’t blamed, and the visit can be tried again at no cost', async () => {
    const busy = await visit('/', { visitMs: 300, answers: false }).catch((error: unknown) => error)
    expect(busy).toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 30 } })
    expect(busy).toBeInstanceOf(NotVisited)
  })

  it('how late this process was is told beside the time to the first byte', async () => {
    const { response } = await visit('/', { visitMs: 5000, answers: true })
    expect(response.ms).toBeGreaterThan(1400)
    expect(response.ms - response.late).toBeLessThan(1000)
  })

  it('icons that are given up end nothing but their own check', async () => {
    const twice = '<meta property="og:image" content="/social.png"><meta name="twitter:image" content="/favicon.ico">'
    const rejected: unknown[] = []
    const note = (reason: unknown) => void rejected.push(reason)
    process.on('unhandledRejection', note)
    const site = await visit('/favicon.ico', { visitMs: 800, answers: false, head: twice })
    process.off('unhandledRejection', note)
    expect(site.unreached).toContain('icons')
    expect(rejected).toEqual([])
  })

  it('what a visit gives up is reported as not checked, apart from the rest', async () => {
    const site = await visit('/llms.txt', { visitMs: 800, answers: false })
    expect(site.unreached).toContain('llmsTxt')
    const { checks } = runAudit(site)
    expect(checks.find(({ id }) => id === 'agent-ready')).toMatchObject({ status: 'pass', detail: 'Not checked: we were busy.' })
    expect(checks.find(({ id }) => id === 'title')?.detail).not.toContain('Not checked')
  })
})
