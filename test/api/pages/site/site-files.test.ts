import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([liveLaunch({ slug: 'teapot' })])
})
afterAll(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { redirect: 'manual', headers })

describe('assets', () => {
  it.each([
    ['link[rel=stylesheet]', 'href', 'text/css; charset=utf-8'],
    ['script[src]', 'src', 'text/javascript; charset=utf-8'],
    ['link[rel=preload]', 'href', 'font/woff2'],
  ])('%s may be cached forever', async (selector, attribute, type) => {
    const $ = load((await readPage(site.origin)).html)
    const path = new URL($(selector).attr(attribute) ?? '', 'https://slipway.example').pathname
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
  })

  it('are compressed when they are text', async () => {
    const $ = load((await readPage(site.origin)).html)
    const path = $('link[rel=stylesheet]').attr('href') ?? ''
    const sizes: number[] = []
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await get(path, { 'Accept-Encoding': encoding })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      expect(await answer.text()).toContain('--paper')
      sizes.push(Number(answer.headers.get('content-length')))
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(3)
  })

  it('returns 404 for an outdated or unknown hash', async () => {
    expect((await get('/assets/000000000000-site.css')).status).toBe(404)
    expect((await get('/assets/..%2F..%2Fpackage.json')).status).toBe(404)
  })
})

describe('site files', () => {
  it('robots.txt allows all crawlers and names the sitemap', async () => {
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /\n\nSitemap: https://slipway.example/sitemap.xml\n')
  })

  it('the sitemap lists every page and launch', async () => {
    const answer = await get('/sitemap.xml')
    const $ = load(await answer.text(), { xml: true })
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const addresses = $('url > loc')
      .map((_, e) => $(e).text())
      .get()
    expect(addresses).toContain('https://slipway.example/launches/teapot/')
    const answers = await Promise.all(addresses.map(async (address) => (await get(new URL(address).pathname)).status))
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('llms.txt lists URLs that work', async () => {
    const text = await (await get('/llms.txt')).text()
    expect(text).toMatch(/^# Slipway\n\n> /)
    const paths = [...text.matchAll(/\(https:\/\/slipway\.example([^)]+)\)/g)].map(([, path = '']) => path)
    const answers = await Promise.all(paths.map(async (path) => (await get(path)).status))
    expect(paths.length).toBeGreaterThan(4)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('the icon is an SVG, and /favicon.ico redirects to it', async () => {
    expect((await get('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml')
    expect((await get('/favicon.ico')).headers.get('location')).toBe('/favicon.svg')
  })
})

describe('the badge', () => {
  it('exists before the launch and may be embedded by other sites', async () => {
    const answer = await get('/badge/not-launched-yet.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    const svg = load(await answer.text(), { xml: true })('svg')
    expect([svg.attr('width'), svg.attr('height'), svg.attr('aria-label')]).toEqual(['220', '48', 'Find us on Slipway'])
  })

  it('says which place a launch won in its week, from the next load on, until it’s unpublished', async () => {
    const label = async () => load(await (await get('/badge/winner.svg')).text(), { xml: true })('svg').attr('aria-label')
    const winner = liveLaunch({ slug: 'winner', name: 'Winner' })
    await putAll(site.world.store, 'launches', [winner])
    for (let times = 0; times < 3; times += 1) expect(await label()).toBe('Find us on Slipway')
    const won = { ...winner, weekPlace: { year: 2026, week: 10, place: 2 } }
    await putAll(site.world.store, 'launches', [won])
    expect(await label()).toBe('No. 2 of the week on Slipway, week 10 of 2026')
    await putAll(site.world.store, 'launches', [{ ...won, status: 'draft' }])
    expect(await label()).toBe('Find us on Slipway')
  })

  it('has a dark variant', async () => {
    const [light, dark] = await Promise.all(['', '?theme=dark'].map(async (theme) => (await get(`/badge/teapot.svg${theme}`)).text()))
    expect(dark).not.toBe(light)
  })

  it.each(['/badge/teapot.png', '/badge/-.svg', '/badge/a%3Cb.svg', '/badge/.svg'])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('images of the sample catalog', () => {
  it('exist for its launches only', async () => {
    expect((await get('/sample/logos/tallyhop.svg')).headers.get('content-type')).toContain('image/svg+xml')
    expect((await get('/sample/screenshots/tallyhop-1.svg')).status).toBe(200)
    expect((await get('/sample/logos/teapot.svg')).status).toBe(404)
  })
})
