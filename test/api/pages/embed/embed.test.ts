import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countEmbed, embedPath } from '../../../../api/domain/count-embed.ts'
import { shareUrls } from '../../../../api/domain/sharing.ts'
import { xmlFaults } from '../../../support/feeds.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'

const hostile = `</title><script>alert(1)</script>"'&\u0000`
let site: OpenPages
beforeAll(async () => {
  site = await openPages([
    liveLaunch({ aliases: ['kettle'], upvotes: 7, ownerId: 'ada', maker: { name: 'Ada', handle: 'ada' }, categories: ['games'] }),
    liveLaunch({ slug: 'hostile', name: hostile, tagline: hostile, maker: { name: hostile, handle: null }, logo: 'javascript:alert(1)' }),
    literalLaunch({ slug: 'draft' }),
  ])
  await putAll(site.world.store, 'profiles', [
    { id: 'ada', email: 'ada@teapot.example', name: 'Ada', handle: 'ada', createdAt: '2026-01-01T00:00:00.000Z' },
  ])
})
afterAll(() => site.close())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await readPage(site.origin + path, { headers })
  return { ...answer, $: load(answer.html) }
}

describe('the vote count in a frame', () => {
  it('shows logo, name and count, and opens the launch in a new tab', async () => {
    const { status, $ } = await open('/embed/teapot/')
    expect(status).toBe(200)
    expect($('a').attr()).toEqual({
      class: 'count',
      href: 'https://slipway.example/launches/teapot/',
      target: '_blank',
      rel: 'noopener',
    })
    expect($('a').text().replaceAll(/\s+/g, ' ')).toBe('Teapoton Slipway7 votes')
    expect($('img').attr('src')).toBe('/logo.svg')
  })

  it('may be framed by any site, runs nothing, sends nothing and sets no cookie', async () => {
    for (const path of ['/embed/teapot/', '/embed/hostile/', '/embed/none/']) {
      const { headers, $ } = await open(path, { Cookie: 'slipway.session_token=x' })
      expect(headers.get('x-frame-options')).toBeNull()
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self' https: data:; base-uri 'none'; form-action 'none'; frame-ancestors *",
      )
      expect(headers.get('set-cookie')).toBeNull()
      expect($('script, form, iframe').length).toBe(0)
    }
  })

  it('keeps its look in the sandbox that editors put around frames of other sites, which makes all its files cross-origin', async () => {
    const { $ } = await open('/embed/teapot/')
    const { status, headers } = await open($('link[rel=stylesheet]').attr('href') ?? '')
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
  })

  it('is the same for everyone, signed in or not, with an ETag that answers 304', async () => {
    const { headers } = await open('/embed/teapot/?theme=dark', { Cookie: 'slipway.session_token=x' })
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate')
    expect(headers.get('vary')).not.toContain('Cookie')
    const again = await open('/embed/teapot/?theme=dark', { 'If-None-Match': headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('x-frame-options')]).toEqual([304, null])
  })

  it.each([
    ['', 'auto', 'large'],
    ['?theme=dark&size=small', 'dark', 'small'],
    ['?theme=light', 'light', 'large'],
    ['?theme=<b>&size=9', 'auto', 'large'],
  ])('looks as %j asks', async (query, theme, size) => {
    expect((await open(`/embed/teapot/${query}`)).$('html').attr()).toEqual({ lang: 'en-US', 'data-theme': theme, 'data-size': size })
  })

  it('follows a former slug, and says in the frame that a launch isn’t there', async () => {
    const moved = await open('/embed/kettle/?theme=dark')
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/embed/teapot/?theme=dark'])
    for (const slug of ['draft', 'none']) {
      const { status, $, headers } = await open(`/embed/${slug}/`)
      expect([status, $('body').text(), headers.get('cache-control')]).toEqual([404, 'This launch isn’t available.', 'no-store'])
    }
  })

  it('has HTML that no name breaks out of', () => {
    const html = countEmbed({ slug: 'hostile', name: hostile }, 'https://slipway.example', { theme: 'dark', size: 'small' })
    const $ = load(html)
    expect($('body').children().length).toBe(1)
    expect($('iframe').attr()).toMatchObject({
      src: 'https://slipway.example/embed/hostile/?theme=dark&size=small',
      width: '240',
      height: '56',
    })
  })
})

it('nothing else can be framed', async () => {
  const paths = [
    '/',
    '/launches/teapot/',
    '/about/',
    '/sign-in/',
    '/audit/',
    '/embed/',
    '/launches/teapot/mastodon/',
    '/makers/ada/',
    '/feed.atom',
    '/oembed/?url=x',
    '/badge/teapot.svg',
    '/api/v1/products/',
    '/nothing/',
  ]
  for (const path of paths) {
    const { headers } = await open(path)
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

describe('oEmbed', () => {
  const ask = (url: string, more = '') => open(`/oembed/?url=${encodeURIComponent(url)}${more}`)
  const page = 'https://slipway.example/launches/teapot/'

  it('describes a launch page as rich content, in JSON unless XML is asked for', async () => {
    const { headers, html } = await ask(page)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const described = JSON.parse(html) as Record<string, string | number>
    expect(described).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Teapot: Short and stout',
      author_name: 'Ada',
      author_url: 'https://slipway.example/makers/ada/',
      provider_name: 'Slipway',
      provider_url: 'https://slipway.example/',
      cache_age: 3600,
      thumbnail_url: expect.stringMatching(/^https:\/\/slipway\.example\/pictures\/teapot\/\w+\.png$/) as unknown,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      html: countEmbed({ slug: 'teapot', name: 'Teapot' }, 'https://slipway.example'),
      width: 340,
      height: 96,
    })
    const xml = await ask(page, '&format=xml')
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(xmlFaults(xml.html)).toEqual([])
    const $ = load(xml.html, { xml: true })
    for (const [name, value] of Object.entries(described)) expect($(`oembed > ${name}`).text()).toBe(String(value))
  })

  it.each([
    ['', 340, 96, true],
    ['&maxwidth=300', 240, 56, false],
    ['&maxheight=80', 240, 56, false],
    ['&maxwidth=200&maxheight=40', 200, 40, false],
    ['&maxwidth=2000&maxheight=700', 340, 96, true],
  ])('fits the room that %j gives', async (room, width, height, hasThumbnail) => {
    const described = JSON.parse((await ask(page, room)).html) as Record<string, string>
    expect([described['width'], described['height'], 'thumbnail_url' in described]).toEqual([width, height, hasThumbnail])
    expect(load(described['html'] ?? '')('iframe').attr()).toMatchObject({ width: String(width), height: String(height) })
  })

  it.each([
    ['https://slipway.example/launches/kettle/', '', 200],
    ['http://slipway.example/launches/teapot?ref=1#comments', '', 200],
    [page, '&format=xml', 200],
    [page, '&format=yaml', 501],
    ['https://slipway.example/launches/draft/', '', 404],
    ['https://slipway.example/launches/none/', '', 404],
    ['https://slipway.example/launches/teapot/report/', '', 404],
    ['https://slipway.example/launches/%E0%A4%A/', '', 404],
    ['https://slipway.example.evil.example/launches/teapot/', '', 404],
    ['https://slipway.example@evil.example/launches/teapot/', '', 404],
    ['javascript:alert(1)', '', 404],
    ['x'.repeat(3000), '', 404],
    ['', '', 400],
    [page, '&maxwidth=0', 400],
    [page, '&maxheight=1e3', 400],
  ])('answers for %j%s with %i', async (url, more, status) => {
    expect((await ask(url, more)).status).toBe(status)
  })

  it('carries any text, in both formats', async () => {
    const url = 'https://slipway.example/launches/hostile/'
    expect(xmlFaults((await ask(url, '&format=xml')).html)).toEqual([])
    const described = JSON.parse((await ask(url)).html) as { html: string }
    expect(load(described.html)('body').children().length).toBe(1)
  })
})

it('pages advertise their feed, and launch pages oEmbed', async () => {
  const feeds: [page: string, feed: string][] = [
    ['/', '/feed'],
    ['/categories/games/', '/categories/games/feed'],
    ['/makers/ada/', '/makers/ada/feed'],
    ['/weeks/2026-w10/', '/weeks/2026-w10/feed'],
    ['/launches/teapot/', '/launches/teapot/updates'],
  ]
  for (const [path, feed] of feeds) {
    const { $ } = await open(path)
    const links = (type: string) => $(`head link[rel="alternate"][type="${type}"]`).attr('href')
    expect([path, links('application/atom+xml'), links('application/feed+json')]).toEqual([path, `${feed}.atom`, `${feed}.json`])
    expect(
      $('footer a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toContain(`${feed}.atom`)
    for (const ending of ['.atom', '.json']) expect([feed, (await open(feed + ending)).status]).toEqual([feed, 200])
  }
  const { $ } = await open('/launches/teapot/')
  for (const type of ['application/json+oembed', 'text/xml+oembed']) {
    const href = $(`head link[type="${type}"]`).attr('href') ?? ''
    expect(href).toMatch(/^https:\/\/slipway\.example\/oembed\/\?/)
    expect((await open(href.replace('https://slipway.example', ''))).status).toBe(200)
  }
})

describe('sharing on Mastodon', () => {
  const path = new URL(shareUrls({ url: 'https://slipway.example/launches/teapot/', text: 'Ahoy & "hi"' })[2]?.url ?? '')

  it('asks for the server, and keeps the post', async () => {
    const { status, $ } = await open(path.pathname + path.search)
    expect(status).toBe(200)
    expect($('textarea').text()).toContain('Ahoy & "hi"')
    expect($('form a').length).toBe(0)
  })

  it('links to the server’s own form, and says when that can’t be a server', async () => {
    const { $ } = await open(`/launches/teapot/mastodon/?server=mastodon.social&text=hi`)
    expect($('form a').attr('href')).toBe('https://mastodon.social/share?text=hi')
    const wrong = await open(`/launches/teapot/mastodon/?server=${encodeURIComponent('javascript:alert(1)')}&text=hi`)
    expect(wrong.$('form a').length).toBe(0)
    expect(wrong.$('.field-error').text()).toContain('Enter a server name')
    expect(wrong.$('[name=server]').attr('value')).toBe('javascript:alert(1)')
    expect((await open('/launches/draft/mastodon/')).status).toBe(404)
  })
})

it('the frame’s path is short while it looks as usual', () => {
  expect(embedPath({ slug: 'teapot' })).toBe('/embed/teapot/')
})
