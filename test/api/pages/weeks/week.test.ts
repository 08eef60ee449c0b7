import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { ada } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'

// The clock says Wednesday, March 4, 2026, in week 10.
const live = (slug: string, launchDate: string, upvotes: number, more: object = {}) =>
  liveLaunch({ slug, name: slug, launchDate, upvotes, ...more })
let site: OpenPages
beforeAll(async () => {
  site = await openPages([
    live('one', '2026-03-02', 3),
    live('two', '2026-03-03', 2, { categories: ['games'] }),
    live('too', '2026-03-03', 2),
    live('four', '2026-03-04', 1),
    live('none', '2026-03-04', 0),
    live('winner', '2026-02-23', 5, { weekPlace: { year: 2026, week: 9, place: 1 } }),
    live('gone', '2026-02-24', 4, { status: 'draft' }),
    live('old', '2026-01-12', 50, { categories: ['games'] }),
    ...Array.from({ length: 130 }, (_, n) => live(`many-${n}`, '2025-12-30', n)),
    literalLaunch({ slug: 'hidden', name: 'Hidden', status: 'scheduled', launchDate: '2026-03-04' }),
  ])
  await putAll(site.world.store, 'profiles', [ada])
  const first = ['winner', 'gone'].map((launchId, index) => ({ launchId, place: index + 1, upvotes: 5 - index }))
  await putAll(site.world.store, 'weeks', [{ id: '2026-w09', closedAt: '2026-03-02T00:00:00.000Z', first }])
})
afterAll(() => site.close())

const open = async (path: string) => {
  const { status, html, headers } = await readPage(site.origin + path)
  return { status, headers, html, $: load(html) }
}
const texts = ($: ReturnType<typeof load>, selector: string) =>
  $(selector)
    .map((_, e) => $(e).text().replaceAll(/\s+/g, ' ').trim())
    .get()

describe('the page of a week', () => {
  it('lists its launches with their places, the first three on a podium', async () => {
    const { $, html } = await open('/weeks/2026-w10/')
    expect(texts($, 'h1')).toEqual(['Launches of March 2 – 8, 2026'])
    expect(texts($, 'title')).toEqual(['Launches of March 2 – 8, 2026 · Slipway'])
    expect(texts($, '.podium__place')).toEqual(['1No. 1 so far', '2No. 2 so far', '2No. 2 so far'])
    expect(texts($, '.launch-row__place')).toEqual(['No. 4', ''])
    expect(texts($, '.week-head__lead')[0]).toContain('The week ends Sun, Mar 8, 2026, at midnight UTC; until then, places can change.')
    expect(html).not.toContain('Hidden')
  })

  it('of an ended week keeps the winners that are still live', async () => {
    const { $ } = await open('/weeks/2026-w09/')
    expect(texts($, '.podium h3')).toEqual(['winner'])
    expect($.text()).not.toContain('gone')
    expect(texts($, '[rel=next], [rel=prev]')).toEqual(['← Previous week', 'Next week →'])
  })

  it('leads to earlier weeks, with their winners', async () => {
    const { $ } = await open('/weeks/2026-w10/')
    const hrefs = $('.earlier-weeks h3 a')
      .map((_, e) => $(e).attr('href') ?? '')
      .get()
    expect(hrefs).toEqual(['/weeks/2026-w09/', '/weeks/2026-w03/', '/weeks/2026-w01/'])
    expect(texts($, '.earlier-weeks__winners bdi')).toEqual(['winner'])
  })

  it('lists at most 100, and says how many more there are', async () => {
    const { $ } = await open('/weeks/2026-w01/')
    expect($('.launch-row, .podium__step')).toHaveLength(100)
    expect(texts($, '.week-more')[0]).toMatch(/^30 more launched that week\./)
    expect($('[rel=prev]')).toHaveLength(0)
  })

  it('says so when it has no launches, and isn’t indexed', async () => {
    const { status, $ } = await open('/weeks/2026-w05/')
    expect([status, texts($, '.empty__title')[0], $('meta[name=robots]').attr('content')]).toEqual([
      200,
      'No launches that week',
      'noindex',
    ])
  })

  it('describes its list to search engines', async () => {
    const { $ } = await open('/weeks/2026-w10/')
    const list = JSON.parse($('script[type="application/ld+json"]').first().text())
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 5 })
    expect(list.itemListElement[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'one', url: 'https://slipway.example/launches/one/' })
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(70)
  })

  it.each([
    ['/weeks/', 302, '/weeks/2026-w10/'],
    ['/weeks/2026-W09/', 308, '/weeks/2026-w09/'],
    ['/weeks/2026-w9/', 308, '/weeks/2026-w09/'],
    ['/weeks/2026-w11/', 404, null],
    ['/weeks/2025-w52/', 404, null],
    ['/weeks/2026-w54/', 404, null],
    ['/weeks/now/', 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const answer = await open(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })
})

describe('the home page', () => {
  it('shows last week’s winners and leads to this week', async () => {
    const { $ } = await open('/')
    expect(texts($, '.last-winners bdi')).toEqual(['winner'])
    expect($('.last-winners__head > a').attr('href')).toBe('/weeks/2026-w10/')
    expect((await open('/categories/games/')).$('.last-winners')).toHaveLength(0)
  })

  it('ranks the launches of four weeks at Top, with their places', async () => {
    const { $ } = await open('/?order=top')
    expect(texts($, '.launch-row h3 bdi').slice(0, 2)).toEqual(['winner', 'one'])
    expect(texts($, '.launch-row__place')).toEqual(['No. 1', 'No. 2', 'No. 3', 'No. 3', 'No. 5', ''])
    expect(texts($, '.order-tabs [aria-current=page]')).toEqual(['Top'])
    expect(texts($, '.week-place')).toEqual(['1 No. 1 of week 9, 2026'])
    expect($('.order-tabs a').first().attr('href')).toBe('/#catalog')
  })

  it('keeps the category at Top, and Top in the categories', async () => {
    const { $ } = await open('/categories/games/?order=top')
    expect(texts($, '.launch-row h3 bdi')).toEqual(['two'])
    expect($('.order-tabs a').first().attr('href')).toBe('/categories/games/')
    expect($('.categories a').eq(1).attr('href')).toContain('order=top')
    expect(texts((await open('/categories/design/?order=top')).$, '.empty__title')).toEqual(['No launches in the last four weeks'])
  })

  it.each(['/?order=new', '/?order=', '/?order=%22%3E'])('%s is the newest first', async (path) => {
    expect(texts((await open(path)).$, '.order-tabs [aria-current=page]')).toEqual(['New'])
  })
})

it('a vote shows on the week’s page and at Top on the next load', async () => {
  const votes = async (path: string, row: string) => texts((await open(path)).$, `${row} [data-upvote-count]`)
  for (let times = 0; times < 3; times += 1) expect(await votes('/weeks/2026-w10/', '#launch-none')).toEqual(['0'])
  for (let times = 0; times < 3; times += 1) expect(await votes('/?order=top', '#launch-none')).toEqual(['0'])
  await toggleUpvote(site.world, { slug: 'none' }, ada)
  expect(await votes('/weeks/2026-w10/', '#launch-none')).toEqual(['1'])
  expect(await votes('/?order=top', '#launch-none')).toEqual(['1'])
  expect(texts((await open('/weeks/2026-w10/')).$, '.launch-row__place')).toEqual(['No. 4', 'No. 4'])
})

it('says how many votes don’t affect the place yet', async () => {
  const launch = await site.world.store.findLaunch('none')
  if (launch === null) throw new Error('There is no launch “none”.')
  await putAll(site.world.store, 'launches', [{ ...launch, upvotes: 13, unconfirmed: 12 }])
  const { $ } = await open('/weeks/2026-w10/')
  expect([$('#launch-none [data-upvote-count]').text(), $('#launch-none .launch-row__facts').text()]).toEqual([
    '13',
    expect.stringContaining('12 votes don’t affect its place yet'),
  ])
  await putAll(site.world.store, 'launches', [{ ...launch, upvotes: 16, unconfirmed: 10 }])
  expect((await open('/weeks/2026-w10/')).$('.podium #launch-none').text()).toContain('10 votes don’t affect its place yet')
})

it('the sitemap lists the weeks that have launches', async () => {
  const { html } = await open('/sitemap.xml')
  expect([...html.matchAll(/example(\/weeks\/[^<]*)/g)].map(([, path]) => path)).toEqual(
    ['10', '09', '03', '01'].map((week) => `/weeks/2026-w${week}/`),
  )
})
