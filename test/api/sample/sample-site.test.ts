import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLaunchReadiness } from '../../../api/actions/audit/check-launch-readiness.ts'
import { createCrawler } from '../../../api/crawler/crawler.ts'
import { createPageReader } from '../../../api/workers/page-reader.ts'
import { startSampleSite, type SampleSite } from '../../../api/sample/sample-site.ts'
import { literalCaller } from '../../support/literal-caller.ts'
import { openCatalog } from '../../support/open-catalog.ts'

let site: SampleSite
beforeAll(async () => {
  site = await startSampleSite(0, '127.0.0.1')
})
afterAll(() => site.close())

describe('the sample product site', () => {
  it.each([
    ['', 200, 'text/html; charset=utf-8'],
    ['?utm_source=slipway', 200, 'text/html; charset=utf-8'],
    ['fixed/', 200, 'text/html; charset=utf-8'],
    ['start/', 200, 'text/html; charset=utf-8'],
    ['privacy/', 200, 'text/html; charset=utf-8'],
    ['style.css', 200, 'text/css; charset=utf-8'],
    ['robots.txt', 200, 'text/plain; charset=utf-8'],
    ['sitemap.xml', 200, 'application/xml; charset=utf-8'],
    ['favicon.ico', 200, 'image/x-icon'],
    ['icon.svg', 200, 'image/svg+xml'],
    ['images/social.png', 200, 'image/png'],
    ['changelog/', 404, 'text/plain; charset=utf-8'],
    ['fixed', 404, 'text/plain; charset=utf-8'],
  ])('answers /%s with %i, %s', async (path, status, type) => {
    const answer = await fetch(site.url + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type])
  })

  it.each(['/../sample-site.ts', '/..%2fsample-site.ts', '/images/..%5c..%5cseed.ts', '//etc/passwd', '/%00', '/%', '/.%2e/seed.ts', '*'])(
    'gives nothing away at %s',
    async (path) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
      socket.end(`GET ${path} HTTP/1.1\r\nHost: sample\r\nConnection: close\r\n\r\n`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[04] /)
    },
  )

  it('uses its own origin in pages', async () => {
    const texts = await Promise.all(['fixed/', 'robots.txt', 'sitemap.xml'].map(async (path) => (await fetch(site.url + path)).text()))
    for (const text of texts) {
      expect(text).toContain(site.url)
      expect(text).not.toContain('{{')
    }
  })

  it('accepts GET and HEAD only', async () => {
    const [post, head] = await Promise.all(['POST', 'HEAD'].map((method) => fetch(site.url, { method })))
    expect([post?.status, post?.headers.get('allow'), head?.status, await head?.text()]).toEqual([405, 'GET, HEAD', 200, ''])
  })
})

async function audit(path: string) {
  const catalog = await openCatalog([])
  const crawler = createCrawler({ allow: [new URL(site.url).host], userAgent: 'Slipway/1.0', reader: createPageReader() })
  try {
    const { checks, score } = await checkLaunchReadiness({ ...catalog.world, crawler }, { url: site.url + path }, literalCaller())
    // How fast a busy machine answers is no matter of the page.
    const open = checks.filter(({ id, status }) => status !== 'pass' && id !== 'response-time')
    return { score, unsettled: open.map(({ id }) => id) }
  } finally {
    await crawler.close()
    await catalog.close()
  }
}

describe('an audit of the sample product site', () => {
  it('finds the built-in issues', async () => {
    const { score, unsettled } = await audit('')
    const faults = ['title', 'meta-description', 'h1', 'canonical', 'favicon', 'og-tags', 'twitter-card', 'structured-data']
    expect(unsettled).toEqual(expect.arrayContaining([...faults, 'privacy', 'links']))
    expect(score).toBeLessThan(90)
  })

  it('finds them fixed at /fixed/, except for the badge', async () => {
    const { score, unsettled } = await audit('fixed/')
    expect(unsettled).toEqual(['badge'])
    expect(score).toBeGreaterThanOrEqual(95)
  })
})
