import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { runAudit } from '../../../../shared/audit/run-audit.ts'
import { suggestListing } from '../../../../shared/listing/suggest-listing.ts'
import { readPage as readFacts } from '../../../../shared/page/read-page.ts'
import { literalSite } from '../../../support/literal-page.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

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
    liveLaunch({
      slug: 'badged',
      screenshots: ['/sample/screenshots/badged-1.svg'],
      name: 'Harbour Ledger',
      tagline: 'Keeps the books of a small harbour, in one place',
      description: 'Berths, fees and who paid them: one ledger that the harbour master, the treasurer and the skippers read the same way.',
      badge: { status: 'ok', reason: null, checkedAt: null },
      pricing: 'subscription',
    }),
    liveLaunch({
      slug: 'premium',
      plan: 'premium_14',
      screenshots: ['https://premium.example/one.png'],
      pricing: 'freemium',
      description: '',
      logo: 'http://premium.example/logo.png',
    }),
    liveLaunch({
      slug: 'filmed',
      screenshots: ['https://filmed.example/one.png'],
      demoVideoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      categories: ['games'],
      maker: { name: 'Bea', handle: null },
    }),
    liveLaunch({ slug: 'bare', description: ' ' }),
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
  it('shows the listing', async () => {
    const { status, $ } = await open('/launches/teapot/')
    expect(status).toBe(200)
    expect($('h1').text()).toBe('Teapot')
    expect($('.gallery__strip img')).toHaveLength(2)
    expect($('.ticket').text()).toMatch(/20% off.*December 31, 2026.*STEAM/s)
    expect($('link[rel=canonical]').attr('href')).toBe('https://slipway.example/launches/teapot/')
    expect($('meta[property="og:image"]').attr('content')).toMatch(/^https:\/\/slipway\.example\/pictures\/teapot\//)
  })

  it('leaves out empty sections', async () => {
    const { $ } = await open('/launches/bare/')
    expect($('.prose, .gallery, .video, .news, .related, .chips, .ticket, .week-place')).toHaveLength(0)
    expect(
      $('.facts dt')
        .map((_, fact) => $(fact).text())
        .get(),
    ).toEqual(['Launched'])
    expect($('.facts a').attr('href')).toBe('/weeks/2026-w10/')
  })

  it('leads through several pictures by arrows and thumbnails, with one marked as current, and shows a single one as it is', async () => {
    const two = (await open('/launches/teapot/')).$
    expect(two('.gallery__thumbs a[aria-current=true]').attr('href')).toBe(`#${two('.gallery__strip li').attr('id')}`)
    expect(two('.gallery__thumbs a, .gallery section button[hidden]')).toHaveLength(4)
    const one = (await open('/launches/filmed/')).$
    expect([one('.gallery__strip a').attr('href'), one('.gallery__thumbs, .gallery__arrow').length]).toEqual([
      'https://filmed.example/one.png',
      0,
    ])
  })

  it('embeds nothing of a video’s host, links to the video, and allows that player alone', async () => {
    const { $, html, headers } = await open('/launches/filmed/')
    expect($('iframe, link[rel=preconnect], link[rel=dns-prefetch]')).toHaveLength(0)
    expect($('.video a').attr('href')).toBe('https://youtu.be/aqz-KE-bpKQ')
    expect($('.video').text()).toContain('Nothing is loaded from youtube-nocookie.com until you play it.')
    expect(html).not.toMatch(/src="[^"]*youtu/)
    expect($('.video img').attr('src')).toBe($('.gallery img').attr('src'))
    expect(headers.get('content-security-policy')).toMatch(/;frame-src https:\/\/www\.youtube-nocookie\.com$/)
  })

  it('links to a video elsewhere, and lets no page without a player embed frames', async () => {
    const { $, headers } = await open('/launches/teapot/')
    expect([$('.video').length, $('.facts a[href="https://video.example/1"]').text()]).toEqual([0, 'Watch demo'])
    for (const policy of [headers, (await open('/')).headers].map((of) => of.get('content-security-policy')))
      expect(policy).not.toContain('frame-src')
  })

  it('leads to other launches of its category', async () => {
    const { $ } = await open('/launches/teapot/')
    expect($('.related h2').text()).toBe('More in Games')
    expect($('.related li a').attr('href')).toBe('/launches/filmed/')
  })

  it('loads images without a referrer, and a drawn logo in place of one that the browser would block', async () => {
    for (const path of ['/launches/premium/', '/']) {
      const { $ } = await open(path)
      const images = $('main img').toArray()
      expect(images.map((image) => $(image).attr('referrerpolicy'))).toEqual(images.map(() => 'no-referrer'))
      expect($('.launch__logo, #launch-premium img').attr('src')).toBe('/logos/premium.svg')
    }
  })

  it('describes the product as a SoftwareApplication', async () => {
    const { $ } = await open('/launches/teapot/')
    expect(jsonLd($)).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Teapot',
      applicationCategory: 'GameApplication',
      offers: { price: '0' },
      interactionStatistic: [{ userInteractionCount: 0 }, { interactionType: 'https://schema.org/CommentAction' }],
    })
    expect(jsonLd($).aggregateRating).toBeUndefined()
  })

  it('marks every outbound link of a free launch without a badge as nofollow', async () => {
    const { $ } = await open('/launches/teapot/')
    const outward = $('a[href^=http], a[href^="/go/"]')
      .map((_, e) => $(e).attr('rel') ?? '')
      .get()
    expect(outward.length).toBeGreaterThanOrEqual(4)
    // The Share menu leads to networks of our choice.
    expect(new Set(outward)).toEqual(new Set(['nofollow ugc', 'noopener nofollow']))
    expect($('main a[href^=http]:not(.share a, [rel="nofollow ugc"])')).toHaveLength(0)
  })

  it.each([
    ['free, its badge in place', 'badged', undefined],
    ['premium', 'premium', undefined],
    ['free, without a badge', 'teapot', 'nofollow ugc'],
  ])('counts outbound clicks; %s', async (_, slug, rel) => {
    const link = (await open(`/launches/${slug}/`)).$('.launch__actions a')
    expect([link.attr('href'), link.attr('rel')]).toEqual([`/go/${slug}/`, rel])
  })

  it.each(['teapot', 'badged', 'premium'])('passes our own audit: %s', async (slug) => {
    const { html } = await open(`/launches/${slug}/`)
    const page = readFacts(html, { url: `https://slipway.example/launches/${slug}/` })
    const { sitemapEntries: _ofAnotherSite, ...site } = literalSite()
    const { checks } = runAudit({ ...site, page, listing: suggestListing(page) })
    expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
    const aboutTheHead = ['title', 'meta-description', 'h1', 'canonical', 'og-tags', 'twitter-card', 'structured-data', 'favicon', 'lang']
    expect(checks.filter(({ id, status }) => aboutTheHead.includes(id) && status !== 'pass')).toEqual([])
  })

  it('redirects a retired slug temporarily, because a launch can be renamed back', async () => {
    const { status, headers } = await open('/launches/kettle/')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([307, '/launches/teapot/', 'no-store'])
    expect((await open('/launches/kettle/?done=launch-reported')).headers.get('location')).toBe('/launches/teapot/?done=launch-reported')
  })

  it('shows hostile text as text and never links to a script', async () => {
    const { html, $ } = await open('/launches/hostile/')
    expect(html).not.toContain('<img src=x')
    expect(jsonLd($).name).toBe(hostile)
    expect($('[onload], [onerror]')).toHaveLength(0)
    expect(html).not.toMatch(/href="javascript:/)
    expect($('.facts a[href*="x.com"]').attr('href')).toBe('https://x.com/..%2Fevil')
  })

  it.each(['/launches/draft/', '/launches/nobody/', '/launches/%3Cscript%3E/'])('%s is a 404 page', async (path) => {
    const { status, $ } = await open(path)
    expect(status).toBe(404)
    expect($('h1').text()).not.toBe('')
    expect($('main form[action="/"]')).toHaveLength(1)
  })
})
