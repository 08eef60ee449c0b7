import { describe, expect, it } from 'vitest'
import { isLive, toProduct, toProductSummary } from '../../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const siteUrl = 'https://slipway.example'

describe('a launch', () => {
  it.each([
    ['live', '2026-03-02', true],
    ['live', null, false],
    ['scheduled', '2026-03-02', false],
    ['draft', null, false],
  ] as const)('that is %s with date %s is live: %s', (status, launchDate, expected) => {
    expect(isLive(literalLaunch({ status, launchDate }))).toBe(expected)
  })

  it('has exactly the fields of interface section 2.2 in its summary', () => {
    expect(toProductSummary(liveLaunch({ categories: ['home'], pricing: 'free', upvotes: 3 }), siteUrl)).toEqual({
      slug: 'teapot',
      name: 'Teapot',
      tagline: 'Short and stout',
      url: 'https://teapot.example/',
      categories: ['home'],
      pricing: 'free',
      openSource: false,
      upvotes: 3,
      launchDate: '2026-03-02',
      productUrl: 'https://slipway.example/launches/teapot/',
    })
  })

  it('adds exactly the fields of section 2.3 to its full listing', () => {
    const { slug, name, tagline, url, categories, pricing, openSource, upvotes, launchDate, productUrl, ...more } = toProduct(
      liveLaunch(),
      siteUrl,
    )
    expect([slug, name, tagline, url, categories, pricing, openSource, upvotes, launchDate, productUrl]).not.toContain(undefined)
    expect(more).toEqual({
      description: 'Boils when asked.',
      logo: 'https://slipway.example/logo.svg',
      screenshots: [],
      twitterUsername: null,
      demoVideoUrl: null,
      discount: null,
      maker: { name: 'Ada', handle: null },
      commentCount: 0,
      changelogCount: 0,
    })
  })

  it('resolves relative image URLs, and keeps absolute ones', () => {
    const { screenshots } = toProduct(liveLaunch({ screenshots: ['/sample/one.svg', 'https://cdn.example/two.png'] }), siteUrl)
    expect(screenshots).toEqual(['https://slipway.example/sample/one.svg', 'https://cdn.example/two.png'])
  })
})
