import { describe, expect, it } from 'vitest'
import { crawledListing, foundPictures } from '../../../../api/domain/listing/crawled-listing.ts'
import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'

type Image = NonNullable<SiteFacts['favicon']>
const icon = (overrides: Partial<Image>): Image => ({
  url: 'https://acme.dev/favicon.png',
  reason: null,
  type: 'image/png',
  width: 64,
  height: 64,
  bytes: 900,
  ...overrides,
})
const touch = { url: 'https://acme.dev/touch.png', rel: 'apple-touch-icon', sizes: '180x180', type: null }
const siteWith = (favicon: Image | null, icons: (typeof touch)[] = []) => literalSite({ favicon, page: literalPage({ icons }) })

describe('the logo from a crawl', () => {
  it.each([
    ['the icon where it is large enough', siteWith(icon({}), [touch]), 'https://acme.dev/favicon.png'],
    ['the icon where it is a drawing', siteWith(icon({ type: 'image/svg+xml', width: null })), 'https://acme.dev/favicon.png'],
    ['the one for home screens before a small icon', siteWith(icon({ width: 16 }), [touch]), 'https://acme.dev/touch.png'],
    [
      'the one for home screens where the icon is broken',
      siteWith(icon({ reason: 'It is no image.' }), [touch]),
      'https://acme.dev/touch.png',
    ],
    ['a small icon before none', siteWith(icon({ width: 16 })), 'https://acme.dev/favicon.png'],
    ['none over http, which pages may not show', siteWith(icon({ url: 'http://acme.dev/favicon.png' })), ''],
    ['none where there is none', siteWith(null), ''],
  ])('is %s', (_, site, logo) => {
    expect(crawledListing(site).logo).toBe(logo)
  })
})

describe('the listing from a crawl', () => {
  it('names a page that says nothing by its host', () => {
    const listing = { name: null, tagline: null, description: null, categories: [], pricing: null }
    const page = literalPage({ url: 'https://www.acme.dev/start#top' })
    expect(crawledListing(literalSite({ page, listing }))).toMatchObject({
      name: 'acme.dev',
      tagline: '',
      description: '',
      url: 'https://www.acme.dev/start',
      pricing: null,
    })
  })
  it.each([
    [{ site: '@acme' }, 'acme'],
    [{ creator: 'https://x.com/ada' }, 'ada'],
    [{ site: 'Acme Inc.' }, null],
    [{}, null],
  ])('reads the user name of X from %j as %j', (twitter, twitterUsername) => {
    expect(crawledListing(literalSite({ page: literalPage({ twitter }) })).twitterUsername).toBe(twitterUsername)
  })
  it('has the repository and the X account that the page links as its own', () => {
    const link = (url: string) => ({ url, text: '', rel: [], images: [] })
    const links = [
      'https://x.com/ada',
      'https://x.com/acmehq',
      'https://github.com/postgres/postgres',
      'https://github.com/tides/acme/issues',
    ]
    const page = literalPage({ links: links.map(link) })
    expect(crawledListing(literalSite({ page }))).toMatchObject({ repository: 'https://github.com/tides/acme', twitterUsername: 'acmehq' })
  })
  it('shows the share picture first, where it can be fetched', () => {
    const social = icon({ url: 'https://acme.dev/social.png' })
    expect(crawledListing(literalSite({ socialImage: social })).screenshots).toEqual(['https://acme.dev/social.png'])
    expect(crawledListing(literalSite({ socialImage: { ...social, reason: 'It answers 404.' } })).screenshots).toEqual([])
  })
  it('has the pictures that the page declares where we were too busy to fetch them', () => {
    const page = literalPage({ favicon: 'https://acme.dev/icon.svg', openGraph: { image: '/social.png' } })
    const site = literalSite({ page, favicon: null, socialImage: null, unreached: ['favicon', 'icons', 'socialImage'] })
    expect(crawledListing(site)).toMatchObject({ logo: 'https://acme.dev/icon.svg', screenshots: ['https://acme.dev/social.png'] })
  })
})

it('the pictures of a page are its icons, what is shared, and large ones in the text, each once', () => {
  const image = (name: string, width: number | null, height: number | null) => ({ url: `https://acme.dev/${name}`, alt: '', width, height })
  const page = literalPage({
    url: 'https://acme.dev/',
    icons: [{ ...touch, url: 'https://acme.dev/small.png', rel: 'icon' }, touch],
    openGraph: { image: '/share.png' },
    twitter: { image: 'https://acme.dev/share.png' },
    images: [image('app.png', 1280, 800), image('avatar.png', 64, 64), image('unsized.png', null, null), image('app.png', 640, 400)],
  })
  expect(foundPictures(literalSite({ page, socialImage: null })).map((url) => new URL(url).pathname)).toEqual([
    '/touch.png',
    '/small.png',
    '/share.png',
    '/app.png',
    '/unsized.png',
  ])
})
