import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { collectHttpsRedirect } from '../../../api/crawler/collect/https-redirect.ts'
import { Unreachable } from '../../../api/net/unreachable.ts'
import { answering, type Answers, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

async function visit(answers: Answers, path = '/') {
  const site = await startSite(answering({ [path]: { body: htmlPage() }, ...answers }))
  return { ...(await startCrawler({ allow: [site.host] }).visit(site.url + path)), url: site.url }
}
const text = (body: string) => ({ type: 'text/plain', body })
const urlset = '<urlset><url><loc>https://example.com/</loc></url></urlset>'

describe('robots.txt', () => {
  it.each([
    ['that allows', text('User-agent: *\nDisallow: /app/'), { found: true, allowed: true, errors: [] }],
    ['that shuts everybody out', text('User-agent: *\nDisallow: /'), { found: true, allowed: false, errors: [] }],
    ['that shuts Googlebot out', text('User-agent: Googlebot\nDisallow: /'), { found: true, allowed: false, errors: [] }],
    ['that is not there', { status: 404 }, { found: false, allowed: true, errors: [] }],
    ['that is forbidden', { status: 403 }, { found: false, allowed: true, errors: [] }],
    ['that is asked for too often', { status: 429 }, { found: false, allowed: false, errors: [], unread: 'status 429' }],
    ['that is gone', { status: 410 }, { found: false, allowed: true, errors: [] }],
    ['that fails at once', { status: 500 }, { found: false, allowed: false, errors: [], unread: 'status 500' }],
    ['that fails', { status: 503 }, { found: false, allowed: false, errors: [], unread: 'status 503' }],
    ["that is the app's page", { body: htmlPage() }, { found: false, allowed: true, errors: ['an HTML page'] }],
  ])('%s is told so', async (_what, answer, robots) => {
    expect((await visit({ '/robots.txt': answer })).robots).toMatchObject(robots)
  })

  it('is read for the path and query of the page, and to its first 500 KB', async () => {
    const body = `User-agent: *\nDisallow: /beta?key\n${'#'.repeat(600_000)}\nDisallow: /`
    const files = { '/robots.txt': text(body) }
    expect((await visit(files, '/beta?key=1')).robots.allowed).toBe(false)
    expect((await visit(files, '/beta')).robots.allowed).toBe(true)
  })
})

describe('the sitemap', () => {
  it.each<[string, Answers, { found: boolean; malformed: boolean; isPage?: true; why?: string }]>([
    ['is at its usual place', { '/sitemap.xml': { type: 'application/xml', body: urlset } }, { found: true, malformed: false }],
    ['is nowhere', {}, { found: false, malformed: false }],
    ["is the app's page", { '/sitemap.xml': { body: htmlPage() } }, { found: false, malformed: false, isPage: true }],
    ['is broken', { '/sitemap.xml': { body: '<urlset><url>' } }, { found: true, malformed: true, why: 'has an unmatched <url> tag' }],
    [
      'is packed as a file',
      { '/sitemap.xml': { type: 'application/gzip', body: zlib.gzipSync(urlset) } },
      { found: true, malformed: false },
    ],
    ['is huge', { '/sitemap.xml': { body: `<urlset>${urlset.slice(8, -9).repeat(20_000)}</urlset>` } }, { found: true, malformed: false }],
  ])('%s', async (_what, answers, facts) => {
    const { sitemap, url } = await visit(answers)
    expect(sitemap).toEqual({ url: `${url}/sitemap.xml`, ...facts })
  })

  it('is the first that robots.txt names', async () => {
    const site = await startSite((request, response) => {
      const files = { '/': { body: htmlPage() }, '/robots.txt': text(`Sitemap: ${site.url}/en.xml`), '/en.xml': { body: htmlPage() } }
      answering(files)(request, response)
    })
    const { robots, sitemap } = await startCrawler({ allow: [site.host] }).visit(site.url)
    expect(robots.sitemaps).toEqual([`${site.url}/en.xml`])
    expect(sitemap).toEqual({ url: `${site.url}/en.xml`, found: true, malformed: true })
  })
})

describe('llms.txt', () => {
  it.each([
    ['a text', text('# Lanterna\n> Keeps trails lit.'), true],
    ['nothing', { status: 404 }, false],
    ['an empty file', text(' \n'), false],
    ["the app's page", { body: htmlPage() }, false],
    ["the app's page as plain text", text(`\n<!-- app -->\n<html lang="en">`), false],
  ])('with %s is found: %s', async (_what, answer, found) => {
    expect((await visit({ '/llms.txt': answer })).llmsTxt).toEqual({ found })
  })

  it('lists pages that are missing', async () => {
    const listing =
      '# Lanterna\n- [Start](/start)\n- [Gone](/gone.md)\n- [Elsewhere](https://trails.example/none)\n\nWrite `[text](/url)`:\n```md\n- [Home](/home)\n```\n'
    const { llmsTxt } = await visit({ '/llms.txt': text(listing), '/start': { body: htmlPage() } })
    expect(llmsTxt.gone?.map((url) => new URL(url).pathname)).toEqual(['/gone.md'])
  })

  it('is read at once, whatever is in it', async () => {
    const { llmsTxt } = await visit({ '/llms.txt': text(`# Lanterna${'\n'.repeat(60_000)}- [Gone](/gone)`) })
    expect(llmsTxt.gone).toHaveLength(1)
  })

  it.each(['/llms.txt', '/tides/llms.txt'])('of a page in a folder may be at %s', async (path) => {
    expect((await visit({ [path]: text('# Lanterna') }, '/tides/')).llmsTxt).toEqual({ found: true })
  })
})

const answered = (status: number, location: string | null) => ({
  ask: () => Promise.resolve({ status, header: () => location, discard: () => {} }),
})

describe('the http form of an https page', () => {
  const page = new URL('https://lantern.example/start?a#b')

  it.each([
    { status: 301, location: 'https://lantern.example/start?a', leads: true },
    { status: 308, location: 'https://www.lantern.example/', leads: true },
    { status: 302, location: '/start/', leads: false },
    { status: 200, location: null, leads: false },
  ])('that answers $status $location leads there: $leads', async ({ status, location, leads }) => {
    expect(await collectHttpsRedirect(answered(status, location), page, [page.href])).toBe(leads)
  })

  it('needs no request when the visit came that way', async () => {
    const silent = { ask: () => Promise.reject(new Error('asked')) }
    expect(await collectHttpsRedirect(silent, page, ['http://lantern.example/start?a', 'https://lantern.example/start?a'])).toBe(true)
    expect(await collectHttpsRedirect(silent, new URL('https://lantern.example:8443/'), [])).toBeNull()
    expect(await collectHttpsRedirect(silent, new URL('http://lantern.example/'), [])).toBeNull()
  })

  it('that cannot be asked is unknown', async () => {
    const closed = { ask: () => Promise.reject(new Unreachable('connection', 'Closed.')) }
    expect(await collectHttpsRedirect(closed, page, [])).toBeNull()
  })
})
