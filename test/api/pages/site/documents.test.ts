import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, runAudit, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([liveLaunch({ slug: 'teapot' })], async () => literalSite())
})
afterAll(() => site.close())

const pages = [
  '/',
  '/?query=x',
  '/launches/teapot/',
  '/directories/',
  '/audit/',
  'audited',
  '/reference/',
  '/about/',
  '/agents/',
  '/nowhere/',
]
const open = (path: string) => (path === 'audited' ? runAudit(site, { url: 'acme.dev' }) : readPage(site.origin + path))

describe.each(pages)('the document of %s', (path) => {
  it('has no inline script, handler or style', async () => {
    const $ = load((await open(path)).html)
    expect($('script:not([src]):not([type="application/ld+json"]), style, [style]')).toHaveLength(0)
    const handlers = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs).filter((name) => name.startsWith('on')) : []))
    expect(handlers).toEqual([])
  })

  it('has one h1, a title, a description, a language and a skip link', async () => {
    const $ = load((await open(path)).html)
    expect($('h1')).toHaveLength(1)
    expect($('title').text().length).toBeGreaterThan(10)
    expect($('meta[name=description]').attr('content')).not.toBe('')
    expect($('html').attr('lang')).toBe('en-US')
    expect($($('.skip-link').attr('href') ?? '')).toHaveLength(1)
  })

  it('loads nothing but images from other hosts', async () => {
    const $ = load((await open(path)).html)
    const loaded = $('script[src], link[rel=stylesheet], link[rel=preload], link[rel=icon]').toArray()
    for (const element of loaded) expect($(element).attr('src') ?? $(element).attr('href')).toMatch(/^\/(?!\/)/)
  })
})

describe('the reference page', () => {
  it('has the same content security policy as every page', async () => {
    const policyOf = async (path: string) => (await readPage(site.origin + path)).headers.get('content-security-policy')
    expect(await policyOf('/reference/')).toBe(await policyOf('/'))
    expect(await policyOf('/reference/')).not.toContain('unsafe-inline')
  })
})
