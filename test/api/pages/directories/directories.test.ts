import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import { literalEntry, literalFacts, putDirectories } from '../../../support/literal-directory.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

const known = { price: 'Free', free: true, cost: 0, link: 'followed', badge: false, accountNeeded: false, domainRating: 80 } as const
const reported = literalFacts({ domainRating: 92 }, 'report', '2026-02-03')
const closed = { reason: 'Shut down', source: 'https://gone.example/end (public copy 7)', day: '2026-01-01' }
const all = [
  literalEntry(
    'strong',
    {},
    { facts: { ...literalFacts({ ...known, type: 'launch board', link: 'nofollow', waitDays: 1 }), ...reported } },
  ),
  literalEntry('badged', { ...known, type: 'community', platforms: ['ios'], badge: true, waitDays: 21 }, { submissionFriction: 'high' }),
  literalEntry('slow', {
    ...known,
    type: 'directory',
    suits: ['games'],
    link: 'mixed',
    accountNeeded: true,
    domainRating: 70,
    cost: 9,
    free: false,
    price: 'US$9',
  }),
  literalEntry('old', {}, { facts: literalFacts({ price: 'Free', submitUrl: 'https://old.example/submit' }, 'own page', '2024-05-06') }),
  literalEntry('gone', known, { state: 'closed', closed }),
]

let site: OpenPages
beforeAll(async () => {
  site = await openPages([])
  await putDirectories(site.world, all)
})
afterAll(() => site.close())

const open = async (path: string) => load((await readPage(`${site.origin}/directories/${path}`)).html)
const shown = ($: ReturnType<typeof load>) =>
  $('tbody tr th > a:first-child')
    .map((_, link) => $(link).text())
    .get()

describe('the directories page', () => {
  it.each([
    ['', ['strong', 'badged', 'slow', 'old']],
    ['?link=nofollow', ['strong']],
    ['?link=unknown', ['old']],
    ['?effort=high', ['badged']],
    ['?needs=no-badge&price=free', ['strong']],
    ['?needs=no-account', ['strong', 'badged', 'old']],
    ['?link=&effort=&needs=', ['strong', 'badged', 'slow', 'old']],
    ['?link=nonsense', []],
    ['?query=STRONG', ['strong']],
    ['?query=us%249', ['slow']],
    ['?query=badged.example', ['badged']],
    ['?query=strong+old', []],
    ['?sort=name', ['badged', 'old', 'slow', 'strong']],
    ['?sort=-name', ['strong', 'slow', 'old', 'badged']],
    ['?sort=wait', ['strong', 'badged', 'slow', 'old']],
    ['?sort=-wait', ['badged', 'strong', 'slow', 'old']],
    ['?sort=-rating', ['slow', 'badged', 'strong', 'old']],
    ['?sort=-price', ['slow', 'strong', 'badged', 'old']],
    ['?sort=checked&needs=no-badge', ['strong', 'slow', 'old']],
    ['?sort=nonsense', ['strong', 'badged', 'slow', 'old']],
    ['?sort=rating', ['strong', 'badged', 'slow', 'old']],
    ['?category=games', ['slow']],
    ['?platform=ios', ['badged']],
    ['?kind=community', ['badged']],
  ])('"%s" lists %j', async (query, expected) => {
    expect(shown(await open(query))).toEqual(expected)
  })

  it('keeps the chosen filters in the form', async () => {
    const $ = await open('?effort=high')
    expect($('select[name=effort] option[selected]').attr('value')).toBe('high')
    expect([$('#directory-count').text(), $('tbody tr').length]).toEqual(['1 of 4 directories', 1])
  })

  it('says how each fact is known, and how many entries are old', async () => {
    const $ = await open('')
    const first = $('tbody tr').first().find('td')
    expect(first.map((_, cell) => $(cell).text()).get()).toEqual([
      'Freeread Feb 2026',
      'Nofollowread Feb 2026',
      '1 day',
      'Nothing',
      '92reported Feb 2026',
      'Feb 2026',
    ])
    expect($('.directories__notice').text()).toBe('1 entry is over six months old.')
  })

  it.each([
    ['?query=old', '1 of 4 directories', '1 entry is over six months old.'],
    ['?query=strong', '1 of 4 directories', ''],
    ['?query=nowhere', '0 of 4 directories', ''],
  ])('counts only what “%s” finds', async (query, count, old) => {
    const $ = await open(query)
    expect([$('#directory-count').text(), $('#directory-stale').text()]).toEqual([count, old])
  })

  it('marks the sorted column, and its link reverses the order', async () => {
    const sorted = async (query: string) => {
      const header = (await open(query))('[aria-sort]')
      return [header.text(), header.attr('aria-sort'), header.find('a').attr('href')]
    }
    expect(await sorted('?sort=rating')).toEqual(['Domain rating', 'descending', '/directories/?sort=-rating'])
    expect(await sorted('?sort=name')).toEqual(['Directory', 'ascending', '/directories/?sort=-name'])
    expect(await sorted('?sort=-name')).toEqual(['Directory', 'descending', '/directories/?sort=name'])
  })

  it('repeats no more of a search than one can type', async () => {
    const $ = await open(`?query=${'x'.repeat(5000)}`)
    expect($('#directory-filters [name=query]').attr('value')).toBe('x'.repeat(120))
  })

  it('keeps the filters in the links that sort', async () => {
    const $ = await open('?needs=badge&query=e')
    expect($('thead a').first().attr('href')).toBe('/directories/?query=e&needs=badge&sort=name')
  })

  describe('with everything that is shipped', () => {
    let shipped: Awaited<ReturnType<typeof readShipped>>
    let whole: OpenPages
    beforeAll(async () => {
      whole = await openPages([])
      shipped = (await readShipped()).filter(({ state }) => state === 'open')
      await putDirectories(whole.world, shipped)
    })
    afterAll(() => whole.close())
    const openWhole = async (query: string) => load((await readPage(`${whole.origin}/directories/${query}`)).html)
    const linked = ($: ReturnType<typeof load>, rel: string) => $(`nav a[rel=${rel}]`).attr('href')

    it('shows thirty at a time, all of them once, and counts all of them on every page', async () => {
      const names: string[] = []
      for (let next: string | undefined = ''; next !== undefined;) {
        const $ = await openWhole(next)
        expect(shown($).length).toBeLessThanOrEqual(30)
        expect($('#directory-count').text()).toBe(`${shipped.length.toLocaleString('en-US')} directories`)
        names.push(...shown($))
        next = linked($, 'next')?.replace('/directories/', '')
      }
      expect(names.toSorted()).toEqual(shipped.map(({ name }) => name).toSorted())
      // All of the pages, which take a while on a busy machine.
    }, 180_000)

    it('keeps filters and order on the pages that follow, and begins anew with another order', async () => {
      const $ = await openWhole('?price=free&sort=-name&page=2')
      expect([linked($, 'prev'), $('thead a').first().attr('href')]).toEqual([
        '/directories/?price=free&sort=-name',
        '/directories/?price=free&sort=name',
      ])
      expect($('link[rel=canonical]').attr('href')).toMatch(/\/directories\/\?page=2$/)
    })

    it.each(['0', '-1', 'x', '1e9', '', '9999'])('shows a page that is there for page=%s', async (page) => {
      expect(shown(await openWhole(`?page=${page}`)).length).toBeGreaterThan(0)
    })

    it('has fewer than 800 elements and 40 kB', async () => {
      const { html } = await readPage(`${whole.origin}/directories/`)
      expect(load(html)('*').length).toBeLessThan(800)
      expect(Buffer.byteLength(html)).toBeLessThan(40_000)
    })
  })
})

describe('the page of a directory', () => {
  it('shows every fact, and one line for the source, kind and day of those from one page', async () => {
    const $ = await open('strong/')
    expect($('main').text()).not.toContain('Price read') // each fact says its day
    const rows = $('.directory-facts').first().find('> div')
    expect(rows.length).toBe(7)
    expect(rows.map((_, row) => $(row).text()).get()).toEqual([
      'KindLaunch board',
      'PriceFree',
      'LinkNofollow',
      'Badge requiredNo',
      'Account requiredNo',
      'Wait1 dayFrom its own site, February 1, 2026: source.example',
      'Domain rating92Reported by others, February 3, 2026: source.example',
    ])
    expect($('.actions a').attr('href')).toBe('https://strong.example/')
  })

  it('of a closed one says why, links the page its source begins with, isn’t listed, and isn’t indexed', async () => {
    const $ = await open('gone/')
    expect($('.directory-closed').text()).toBe('Closed: Shut down (January 1, 2026, gone.example (public copy 7))')
    expect($('.directory-closed a').attr('href')).toBe('https://gone.example/end')
    expect([$('.actions').length, $('meta[name=robots]').attr('content')]).toEqual([0, 'noindex'])
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    expect(sitemap).toContain('/directories/strong/</loc><lastmod>2026-02-01<')
    expect(sitemap).not.toContain('/directories/gone/')
  })

  it('doesn’t exist for others', async () => {
    expect((await readPage(`${site.origin}/directories/nowhere/`)).status).toBe(404)
  })
})
