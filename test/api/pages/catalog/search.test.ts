import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxRanked } from '../../../../api/domain/search/matching.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

const quiet = { tagline: 'Quiet', description: 'Quiet.', url: 'https://quiet.example/' }
const common = Array.from({ length: maxRanked + 1 }, (_, n) => liveLaunch({ ...quiet, slug: `c-${n}`, name: `Common ${n}` }))
const many = Array.from({ length: 45 }, (_, n) =>
  liveLaunch({ ...quiet, slug: `m-${n}`, name: `Many ${n}`, upvotes: n % 7, launchDate: `2026-01-${10 + (n % 9)}` }),
)
let site: OpenPages
beforeAll(async () => {
  site = await openPages([
    ...common,
    ...many,
    liveLaunch({ ...quiet, slug: 'text', name: 'Ledger', description: `${'Plain. '.repeat(40)}Keeps NÓTES <b>safe</b>.`, upvotes: 90 }),
    liveLaunch({ ...quiet, slug: 'tag', name: 'Harbour', tagline: 'Notes & <i>drafts</i>', categories: ['design'] }),
    liveLaunch({ ...quiet, slug: 'name', name: 'Notes', launchDate: '2025-12-29' }),
    liveLaunch({ ...quiet, slug: 'cjk', name: '急須のための時計' }),
  ])
})
afterAll(() => site.close())

const open = async (path: string) => {
  const { status, html } = await readPage(site.origin + path)
  const $ = load(html)
  const texts = (selector: string) =>
    $(selector)
      .map((_, e) => $(e).text())
      .get()
  return { status, $, texts, heading: $('h1').text(), names: texts('.launch-row h3 a') }
}

describe('search results', () => {
  it('say how many there are, and begin with the best match', async () => {
    const { heading, names } = await open('/?query=notes')
    expect([heading, names]).toEqual(['3 launches match “notes”', ['Notes', 'Harbour', 'Ledger']])
    expect((await open('/?query=notes&category=design')).heading).toBe('1 launch matches “notes” in Design')
  })

  it('mark what was searched for, as it was written, and show the description where it is found only there', async () => {
    const { $, texts } = await open('/?query=notes')
    expect(texts('.launch-row mark')).toEqual(['Notes', 'Notes', 'NÓTES'])
    expect(texts('.launch-row__snippet')).toEqual([expect.stringMatching(/^…Plain\. .*Keeps NÓTES <b>safe<\/b>\.$/)])
    expect($('.launch-row__tagline').eq(1).html()).toContain('<mark>Notes</mark> &amp; &lt;i&gt;drafts&lt;/i&gt;')
    expect((await open('/?query=ための')).texts('.launch-row mark')).toEqual(['ための'])
    expect((await open('/')).texts('mark')).toEqual([])
  })

  it('come in pages, each launch once, the most voted first among equals', async () => {
    const seen: string[] = []
    for (let path: string | undefined = '/?query=many'; path !== undefined;) {
      const { $, names, heading } = await open(path)
      expect(heading).toBe('45 launches match “many”')
      seen.push(...names)
      path = $('a[rel=next]').attr('href')
    }
    expect(new Set(seen).size).toBe(45)
    const votes = seen.map((name) => Number(name.slice(5)) % 7)
    expect(votes).toEqual(votes.toSorted((a, b) => b - a))
  })

  it('never claim to count more than were counted', async () => {
    const { heading, texts } = await open('/?query=common')
    expect(heading).toBe('More than 500 launches match “common”')
    expect(texts('nav[aria-label=Pages] span')).toEqual(['Page 1 of 25'])
  })

  it.each([
    ['/?query=many&page=4', 404],
    ['/?query=many&page=0', 404],
    ['/?query=many&page=x', 404],
    ['/?query=many&page=', 200],
    ['/?query=many&cursor=nonsense', 200],
  ])('%s is answered with %i', async (path, expected) => {
    const { status, heading, $ } = await open(path)
    expect([status, heading]).toEqual([expected, expected === 200 ? '45 launches match “many”' : 'This page isn’t available'])
    if (expected === 404) expect($('.launches .sw-button').attr('href')).toBe('/?query=many')
  })

  it('suggest categories where nothing is found', async () => {
    const { $ } = await open('/?query=developing')
    expect($('.empty__near a').first().attr('href')).toBe('/categories/developer-tools/')
  })
})

it.each(['/', '/?query=notes', '/launches/name/', '/directories/', '/sign-in/', '/nowhere/'])(
  '%s has one search, in the header',
  async (path) => {
    const { $ } = await open(path)
    expect([$('[data-search]').length, $('#search').length, $('.site-header form[role=search]').attr('action')]).toEqual([1, 1, '/'])
    expect($('label[for=search]').text()).toBe('Search launches')
    expect($('.search-opener').attr('href')).toBe('#search')
  },
)
