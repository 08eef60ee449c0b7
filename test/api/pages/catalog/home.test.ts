import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

const hostile = '"><script>alert(1)</script>'
const older = Array.from({ length: 25 }, (_, n) => liveLaunch({ slug: `older-${n}`, name: `Older ${n}`, launchDate: '2026-01-05' }))
let site: OpenPages
beforeAll(async () => {
  site = await openPages([
    liveLaunch({ slug: 'new', name: 'Newcomer', launchDate: '2026-03-03', categories: ['design'], upvotes: 7, openSource: true }),
    liveLaunch({ slug: 'before', name: 'Weekbefore', launchDate: '2026-02-24' }),
    liveLaunch({ slug: 'hostile', name: hostile, tagline: hostile, categories: [hostile], launchDate: '2026-02-02' }),
    literalLaunch({ slug: 'hidden', name: 'Hidden', status: 'scheduled', launchDate: '2026-03-03' }),
    ...older,
  ])
})
afterAll(() => site.close())

const open = async (path: string) => {
  const { status, html } = await readPage(site.origin + path)
  return { status, $: load(html), html }
}
const namesOf = ($: ReturnType<typeof load>) =>
  $('.launch-row h3')
    .map((_, e) => $(e).text())
    .get()

describe('the catalog page', () => {
  it('lists live launches by week, newest first', async () => {
    const { $ } = await open('/')
    expect(namesOf($).slice(0, 2)).toEqual(['Newcomer', 'Weekbefore'])
    expect(
      $('.week__title')
        .map((_, e) => $(e).text().trim().replaceAll('\u2009', ' '))
        .get()
        .slice(0, 2),
    ).toEqual(['This week March 2 – 8, 2026', 'Last week February 23 – March 1, 2026'])
    expect($.text()).not.toContain('Hidden')
    expect($('.launch-row').first().text()).toMatch(/Design.*Open source.*Votes: 7/s)
  })

  it('shows hostile catalog text as text', async () => {
    const { html, $ } = await open('/')
    expect(html).not.toContain('<script>alert(1)')
    expect(namesOf($)).toContain(hostile)
  })

  it('pages through every launch exactly once', async () => {
    const seen: string[] = []
    for (let path: string | undefined = '/'; path !== undefined;) {
      const { $ } = await open(path)
      seen.push(
        ...$('.launch-row h3 a')
          .map((_, e) => $(e).attr('href') ?? '')
          .get(),
      )
      path = $('a[rel=next]').attr('href')
    }
    expect(seen).toHaveLength(28)
    expect(new Set(seen).size).toBe(28)
  })

  it('keeps search words and category in the form and in the links', async () => {
    const { $ } = await open('/?query=older&category=games')
    expect($('#search').attr('value')).toBe('older')
    expect($('form[role=search] input[name=category]').attr('value')).toBe('games')
    expect($('.categories a').eq(2).attr('href')).toContain('query=older')
  })

  it('explains an empty result and offers a way on', async () => {
    const { status, $ } = await open('/?query=unfindable')
    expect(status).toBe(200)
    expect($('h1').text()).toBe('No launches match “unfindable”')
    expect($('.empty').text()).toContain('check the spelling')
    expect($('.empty a[href="/"], .empty a[href="/#catalog"]').length).toBeGreaterThan(0)
  })

  it('shows an error next to an overlong search and keeps its text', async () => {
    const typed = 'x'.repeat(121)
    const { status, $ } = await open(`/?query=${typed}`)
    expect(status).toBe(400)
    expect($('#search-error').text()).toContain('120')
    expect($('#search').attr('aria-describedby')).toBe('search-error')
    expect($('#search').attr('value')).toBe(typed)
  })

  it.each([
    ['a cursor that is none', '/?cursor=nonsense'],
    ['an overlong cursor', `/?cursor=${'a'.repeat(600)}`],
  ])('offers a way back from %s', async (_, path) => {
    const { status, $ } = await open(path)
    expect(status).toBe(400)
    expect($('.empty').text()).toContain('This page isn’t available')
    expect($('.empty a').attr('href')).toBe('/#catalog')
  })

  it.each([
    ['/?category=design', '/categories/design/'],
    ['/?category=design&order=top', '/categories/design/?order=top'],
    ['/?category=design&query=', '/categories/design/'],
  ])('leads from %s to %s for good', async (from, to) => {
    const answer = await fetch(site.origin + from, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, to])
  })

  it('has no page for a category that doesn’t exist', async () => {
    expect((await open('/categories/nonsense/')).status).toBe(404)
  })

  it('is indexed as the catalog and by category, not as a search', async () => {
    const robots = async (path: string) => (await open(path)).$('meta[name=robots]').attr('content')
    expect(await robots('/')).toBeUndefined()
    expect(await robots('/categories/design/')).toBeUndefined()
    expect(await robots('/?query=newcomer')).toBe('noindex')
    expect((await open('/categories/design/')).$('link[rel=canonical]').attr('href')).toBe('https://slipway.example/categories/design/')
    expect((await open('/categories/design/')).$('title').text()).toBe('Design: new launches on Slipway')
  })
})
