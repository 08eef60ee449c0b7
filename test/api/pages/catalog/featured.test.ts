import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

// The clock says March 4, 2026.
const free = Array.from({ length: 130 }, (_, n) =>
  liveLaunch({ slug: `free-${String(n).padStart(3, '0')}`, name: `Free ${n}`, launchDate: '2026-03-02', categories: ['design'] }),
)
let site: OpenPages
beforeAll(async () => {
  site = await openPages([
    ...free,
    liveLaunch({ slug: 'seven', name: 'Seven', plan: 'premium_7', launchDate: '2026-03-03', categories: ['design'] }),
    liveLaunch({ slug: 'over', name: 'Over', plan: 'premium_7', launchDate: '2026-02-25', categories: ['games'] }),
    liveLaunch({ slug: 'thirty', name: 'Thirty', plan: 'premium_30', launchDate: '2026-02-10' }),
    liveLaunch({ slug: 'pro', name: 'Pro', plan: 'premium_14_pro', launchDate: '2026-02-20', categories: ['design'] }),
  ])
})
afterAll(() => site.close())

const namesOn = async (path: string) => {
  const $ = load((await readPage(site.origin + path)).html)
  const names = (rows: string) =>
    $(rows)
      .map((_, e) => $(e).find('h3 a').text())
      .get()
  return {
    first: names('.week--featured .launch-row'),
    others: names('.week:not(.week--featured) .launch-row'),
    results: names('.launches > .launch-list > .launch-row'),
    labelled: names('.launch-row:has(.featured-label)'),
    heading: $('.week--featured h2').text().trim(),
    next: $('a[rel=next]').attr('href'),
  }
}

it('puts featured launches first on the home page for the days of their plan, under a heading', async () => {
  const { first, others, labelled, heading } = await namesOn('/')
  expect(first).toEqual(['Seven', 'Pro', 'Thirty'])
  expect(heading).toBe('Featured')
  expect(labelled).toEqual([])
  expect(others).not.toContain('Seven')
})

it('features only premium_14_pro in its categories', async () => {
  const { first, others } = await namesOn('/categories/design/')
  expect(first).toEqual(['Pro'])
  expect(others[0]).toBe('Seven')
  expect((await namesOn('/categories/games/')).first).toEqual([])
})

it('features nothing above search results', async () => {
  const { first, results, labelled } = await namesOn('/?query=pro')
  expect([first, results, labelled]).toEqual([[], ['Pro'], ['Pro']])
})

it.each(['/', '/categories/design/'])('shows every launch of %s once, page after page', async (start) => {
  const seen: string[] = []
  for (let path: string | undefined = start; path !== undefined;) {
    const { first, others, next } = await namesOn(path)
    seen.push(...first, ...others)
    path = next
  }
  expect(seen).toHaveLength(start === '/' ? 134 : 132)
  expect(new Set(seen).size).toBe(seen.length)
})

it('features at most three, others each day, and still lists the rest', async () => {
  const many = await openPages(
    Array.from({ length: 5 }, (_, n) => liveLaunch({ slug: `paid-${n}`, name: `Paid ${n}`, plan: 'premium_30', launchDate: '2026-03-01' })),
  )
  const $ = load((await readPage(many.origin)).html)
  expect([$('.week--featured .launch-row').length, $('.week:not(.week--featured) .launch-row:has(.featured-label)').length]).toEqual([3, 2])
  await many.close()
})
