import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedPathsOf } from '../../../../api/domain/feed-paths.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { strictUrl } from '../../../../api/pages/feeds/feed.ts'
import { atomFaults, jsonFeedFaults, xmlFaults } from '../../../support/feeds.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'

const hostile = {
  markup: `</title></entry><script>alert(1)</script>]]><![CDATA[<!-- & &amp; &#0; "'`,
  control: 'a\u0000b\u0008c\u000bd\u001be\u007ff\uffff\ufffeg',
  surrogates: 'half \ud83d and \udea2 pairs, whole 🚢',
  lines: 'one\r\ntwo\rthree\n\nfour\u2028five\u0085six',
  scripts: 'שלום ‮مرحبا 日本語 ﷐',
}
const words = Object.values(hostile).join(' ')

let site: OpenPages
beforeAll(async () => {
  const owned = { ownerId: 'ada', maker: { name: 'Ada', handle: 'ada' } }
  site = await openPages([
    liveLaunch({
      ...owned,
      aliases: ['kettle'],
      categories: ['games', 'ai'],
      screenshots: ['/sample/one.svg'],
      changelogCount: 2,
      launchDate: '2026-03-02',
    }),
    liveLaunch({
      slug: 'hostile',
      name: words,
      tagline: words,
      description: words,
      url: 'https://a.example/100%|[x]#1#2',
      logo: 'https://a.example/"><script>',
      screenshots: ['https://a.example/"><script>.png', 'javascript:alert(1)'],
      ownerId: 'gone',
      maker: { name: '\u0000', handle: words },
      categories: [words],
      launchDate: '2026-02-23',
    }),
    ...Object.entries(hostile).map(([slug, name]) =>
      liveLaunch({ slug, name, tagline: name, description: name, maker: { name, handle: null }, launchDate: '2026-01-05' }),
    ),
    literalLaunch({ slug: 'draft', name: 'Not public' }),
  ])
  await putAll(site.world.store, 'profiles', [
    { id: 'ada', email: 'ada@teapot.example', name: 'Ada', handle: 'ada', createdAt: '2026-01-01T00:00:00.000Z' },
  ])
  await putAll(site.world.store, 'changelog', [
    { id: 'u1', launchId: 'teapot', title: 'Whistles', text: 'It whistles.\n\nTwice.', at: '2026-03-03T10:00:00.000Z' },
    { id: 'u2', launchId: 'teapot', title: words, text: words, at: '2026-03-04T10:00:00.000Z' },
  ])
})
afterAll(() => site.close())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.origin + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const feeds = [
  '/feed',
  '/categories/games/feed',
  '/categories/design/feed',
  '/weeks/2026-w10/feed',
  '/makers/ada/feed',
  '/launches/teapot/updates',
  '/launches/hostile/updates',
]
const itemsOf = async (path: string) => (JSON.parse((await read(`${path}.json`)).text) as { items: Record<string, unknown>[] }).items

describe.each(feeds)('%s', (path) => {
  it('is valid Atom (RFC 4287) and JSON Feed 1.1, with the same entries', async () => {
    const [atom, json] = [await read(`${path}.atom`), await read(`${path}.json`)]
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(atomFaults(atom.text)).toEqual([])
    expect(jsonFeedFaults(json.text)).toEqual([])
    const $ = load(atom.text, { xml: true })
    const { items } = JSON.parse(json.text) as { items: Record<string, string>[] }
    expect(items.map(({ id, title, content_html: html }) => [id, title, html])).toEqual(
      $('entry')
        .toArray()
        .map((entry) => [$('id', entry).text(), $('> title', entry).text(), $('content', entry).text()]),
    )
    expect($('feed > link[rel="self"]').attr('href')).toBe(`https://slipway.example${path}.atom`)
    expect(JSON.parse(json.text)).toMatchObject({ feed_url: `https://slipway.example${path}.json` })
  })

  it('is cached: the same ETag again, 304 for it, and open to pages of any site', async () => {
    const tag = (await read(`${path}.atom`)).headers.get('etag') ?? ''
    const again = await read(`${path}.atom`, { 'If-None-Match': tag })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate')
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    expect(again.headers.get('set-cookie')).toBeNull()
  })
})

describe('entries', () => {
  it('match the listing', async () => {
    expect((await itemsOf('/categories/games/feed'))[0]).toEqual({
      id: 'tag:slipway.example,2026:launches/teapot',
      url: 'https://slipway.example/launches/teapot/',
      external_url: 'https://teapot.example/',
      title: 'Teapot',
      content_html:
        '<p>Short and stout</p>\n<p>Boils when asked.</p>\n<p><img src="https://slipway.example/sample/one.svg" alt=""></p>\n<p><a href="https://teapot.example/" rel="nofollow ugc">Visit Teapot</a></p>',
      summary: 'Short and stout',
      image: expect.stringMatching(/^https:\/\/slipway\.example\/pictures\/teapot\/\w+\.png$/) as unknown,
      attachments: [{ url: expect.stringContaining('/pictures/teapot/') as unknown, mime_type: 'image/png' }],
      date_published: '2026-03-02T00:00:00Z',
      date_modified: '2026-03-02T00:00:00Z',
      authors: [{ name: 'Ada', url: 'https://slipway.example/makers/ada/' }],
      tags: ['Games', 'AI'],
    })
  })

  it('have a followed link only where the launch page has one', async () => {
    const launch = await site.world.store.findLaunch('teapot')
    if (launch === null) throw new Error('The launch is gone.')
    await putAll(site.world.store, 'launches', [{ ...launch, badge: { ...launch.badge, status: 'ok' } }])
    expect((await itemsOf('/categories/games/feed'))[0]?.['content_html']).toContain('<a href="https://teapot.example/">')
    await putAll(site.world.store, 'launches', [launch])
  })

  it('carry no markup but ours, whatever a listing says', async () => {
    for (const path of ['/feed', '/launches/teapot/updates', '/makers/ada/feed'])
      for (const { content_html: html, title } of await itemsOf(path)) {
        const $ = load(String(html))
        expect(
          $('body *')
            .toArray()
            .every(({ tagName }) => ['p', 'br', 'img', 'a'].includes(tagName)),
        ).toBe(true)
        expect($('[href^="javascript:"], [src^="javascript:"]').length).toBe(0)
        expect(title).not.toMatch(/\p{Cc}(?<![\u007f-\u009f])/u)
      }
  })

  it('keep their id and dates through votes, comments and a new slug, but not through an edit', async () => {
    const { store } = site.world
    const before = (await itemsOf('/feed')).find(({ title }) => title === 'Teapot')
    const launch = await store.findLaunch('teapot')
    if (launch === null) throw new Error('The launch is gone.')
    const moved = {
      ...launch,
      slug: 'samovar',
      aliases: ['kettle', 'teapot'],
      upvotes: 9,
      commentCount: 2,
      updatedAt: '2026-03-04T11:00:00.000Z',
    }
    await putAll(store, 'launches', [moved])
    const after = (await itemsOf('/feed')).find(({ title }) => title === 'Teapot')
    expect([after?.['id'], after?.['date_modified']]).toEqual([before?.['id'], before?.['date_modified']])
    expect(after?.['url']).toBe('https://slipway.example/launches/samovar/')
    await putAll(store, 'launches', [{ ...launch, listingChangedAt: '2026-03-04T12:00:00.000Z' }])
    const edited = (await itemsOf('/feed')).find(({ title }) => title === 'Teapot')
    expect([edited?.['date_published'], edited?.['date_modified']]).toEqual(['2026-03-02T00:00:00Z', '2026-03-04T12:00:00.000Z'])
    await putAll(store, 'launches', [launch])
  })

  it('of a maker are launches and updates, newest first', async () => {
    const items = await itemsOf('/makers/ada/feed')
    expect(items.map(({ id }) => String(id).replace(/^tag:[^:]+:/, ''))).toEqual(['updates/u2', 'updates/u1', 'launches/teapot'])
    expect(items[1]?.['title']).toBe('Teapot: Whistles')
  })

  it('of a week are those that launched in it', async () => {
    expect((await itemsOf('/weeks/2026-w10/feed')).map(({ title }) => title)).toEqual(['Teapot'])
    expect((await itemsOf('/weeks/2026-w09/feed')).length).toBe(1)
  })
})

it.each([
  ['/categories/none/feed.atom', 404],
  ['/categories/__proto__/feed.json', 404],
  ['/weeks/2026-w99/feed.atom', 404],
  ['/weeks/2027-w01/feed.atom', 404],
  ['/makers/nobody/feed.json', 404],
  ['/launches/draft/updates.atom', 404],
  ['/launches/none/updates.json', 404],
  ['/launches/kettle/updates.atom', 303],
  ['/feed.rss', 404],
])('%s answers %i', async (path, status) => {
  const answer = await read(path)
  expect(answer.status).toBe(status)
  if (status === 303) expect(answer.headers.get('location')).toBe('/launches/teapot/updates.atom')
})

it('a hub is advertised in both formats and in the headers, only where one is set', async () => {
  expect((await read('/feed.atom')).headers.get('link')).toBeNull()
  site.world.websubHub = 'https://hub.example/?a&b'
  const [atom, json] = [await read('/feed.atom?hub'), await read('/feed.json?hub')]
  site.world.websubHub = null
  expect(atom.headers.get('link')).toBe('<https://hub.example/?a&b>; rel="hub", <https://slipway.example/feed.atom>; rel="self"')
  expect(atom.text).toContain('<link rel="hub" href="https://hub.example/?a&amp;b"/>')
  expect(JSON.parse(json.text)).toMatchObject({ hubs: [{ type: 'WebSub', url: 'https://hub.example/?a&b' }] })
  expect(atomFaults(atom.text).concat(jsonFeedFaults(json.text))).toEqual([])
})

it('the hub is pinged about every feed that a launch is in', async () => {
  const launch = liveLaunch({ ownerId: 'ada', maker: { name: 'Ada', handle: 'ada' }, categories: ['games'] })
  const paths = feedPathsOf(launch)
  expect(paths.length).toBe(10)
  for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 200])
})

it.each([
  ['<a>', 'not closed'],
  ['<a></b>', 'out of place'],
  ['<a>&nbsp;</a>', 'entity'],
  ['<a>\u0001</a>', 'character'],
  ['<a b="1" b="2"/>', 'twice'],
  ['<a/><b/>', 'two roots'],
])('the checker of XML refuses %j', (xml, fault) => {
  expect(xmlFaults(`<?xml version="1.0" encoding="utf-8"?>\n${xml}`).join()).toContain(fault)
})

it.each([
  ['https://a.example/100%', 'https://a.example/100%25'],
  ['https://a.example/a%20b?q=%zz#one#two', 'https://a.example/a%20b?q=%25zz#one%23two'],
  ['https://a.example/[a]|{b}^`', 'https://a.example/%5Ba%5D%7C%7Bb%7D%5E%60'],
  ['http://[::1]:80/', 'http://[::1]:80/'],
  ['https://a.example/?a=1&b=2#c', 'https://a.example/?a=1&b=2#c'],
])('the URL %s is %s in a feed', (href, strict) => {
  expect(strictUrl(href)).toBe(strict)
})
