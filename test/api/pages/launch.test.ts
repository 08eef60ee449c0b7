import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../support/pages.ts'

const hostile = `</script><img src=x onerror=alert(1)>`
let site: OpenPages
beforeAll(async () => {
  site = await openPages([
    liveLaunch({
      slug: 'teapot',
      aliases: ['kettle'],
      url: 'https://teapot.example/brew',
      screenshots: ['https://teapot.example/one.png', 'https://teapot.example/two.png'],
      pricing: 'free',
      twitterUsername: 'teapot',
      demoVideoUrl: 'https://video.example/1',
      discount: { badgeTitle: null, code: 'STEAM', percentOff: 20, validUntil: '2026-12-31' },
      categories: ['games'],
    }),
    liveLaunch({
      slug: 'hostile',
      name: hostile,
      tagline: hostile,
      description: hostile,
      url: 'javascript:alert(1)',
      logo: 'https://a.example/" onload="alert(1)',
      demoVideoUrl: 'javascript:alert(2)',
      maker: { name: hostile, handle: hostile },
      twitterUsername: '../evil',
    }),
    literalLaunch({ slug: 'draft' }),
  ])
})
afterAll(() => site.close())

const open = async (path: string) => {
  const { status, html, headers } = await readPage(site.origin + path)
  return { status, headers, html, $: load(html) }
}
const jsonLd = ($: ReturnType<typeof load>) => JSON.parse($('script[type="application/ld+json"]').text())

describe('a launch page', () => {
  it('tells what the listing knows', async () => {
    const { status, $ } = await open('/launches/teapot/')
    expect(status).toBe(200)
    expect($('h1').text()).toBe('Teapot')
    expect($('.gallery img')).toHaveLength(2)
    expect($('.ticket').text()).toMatch(/20% off.*31 December 2026.*STEAM/s)
    expect($('link[rel=canonical]').attr('href')).toBe('https://slipway.example/launches/teapot/')
    expect($('meta[property="og:image"]').attr('content')).toBe('https://teapot.example/one.png')
  })

  it('describes the product as a SoftwareApplication', async () => {
    const { $ } = await open('/launches/teapot/')
    expect(jsonLd($)).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Teapot',
      applicationCategory: 'GameApplication',
      offers: { price: '0' },
    })
  })

  it('vouches for no link that leaves the site', async () => {
    const { $ } = await open('/launches/teapot/')
    const outward = $('a[href^=http]')
      .map((_, e) => $(e).attr('rel') ?? '')
      .get()
    expect(outward.length).toBeGreaterThanOrEqual(4)
    expect(new Set(outward)).toEqual(new Set(['nofollow ugc']))
  })

  it('sends a retired slug on to the canonical one', async () => {
    const { status, headers } = await open('/launches/kettle/')
    expect(status).toBe(308)
    expect(headers.get('location')).toBe('/launches/teapot/')
  })

  it('shows hostile text as text, and links no script', async () => {
    const { html, $ } = await open('/launches/hostile/')
    expect(html).not.toContain('<img src=x')
    expect(jsonLd($).name).toBe(hostile)
    expect($('[onload], [onerror]')).toHaveLength(0)
    expect(html).not.toMatch(/href="javascript:/)
    expect($('a[href*="x.com"]').attr('href')).toBe('https://x.com/..%2Fevil')
  })

  it.each(['/launches/draft/', '/launches/nobody/', '/launches/%3Cscript%3E/'])('%s is a page that says there is nothing', async (path) => {
    const { status, $ } = await open(path)
    expect(status).toBe(404)
    expect($('h1').text()).not.toBe('')
    expect($('form[action="/"]')).toHaveLength(1)
  })
})
