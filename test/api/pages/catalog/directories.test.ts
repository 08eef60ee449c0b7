import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalEntry, literalFacts, putDirectories } from '../../../support/literal-directory.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

const known = { price: 'free', link: 'followed', badge: false, domainRating: 80 } as const
const all = [
  literalEntry('strong', { ...known, domainRating: 92, link: 'nofollow' }),
  literalEntry('badged', { ...known, badge: true }, { submissionFriction: 'high' }),
  literalEntry('slow', { ...known, badge: true, link: 'mixed' }, { submissionFriction: 'medium' }),
  literalEntry('old', {}, { facts: literalFacts({ ...known, domainRating: 40 }, 'own page', '2024-05-06') }),
]

let site: OpenPages
beforeAll(async () => {
  site = await openPages([])
  await putDirectories(site.world, all)
})
afterAll(() => site.close())

const open = async (query: string) => load((await readPage(`${site.origin}/directories/${query}`)).html)
const slugs = ($: ReturnType<typeof load>) =>
  $('.directory__name')
    .map((_, e) => $(e).text())
    .get()

describe('the directories page', () => {
  it.each([
    ['', ['strong', 'badged', 'slow', 'old']],
    ['?link=nofollow', ['strong']],
    ['?friction=high', ['badged']],
    ['?badge=no', ['strong', 'old']],
    ['?badge=no&link=dofollow', ['old']],
    ['?link=&friction=&badge=', ['strong', 'badged', 'slow', 'old']],
    ['?link=nonsense', []],
    ['?query=STRONG', ['strong']],
    ['?query=badged.example', ['badged']],
    ['?query=strong+old', []],
    ['?sort=name', ['badged', 'old', 'slow', 'strong']],
    ['?sort=effort', ['strong', 'old', 'slow', 'badged']],
    ['?sort=verified&badge=no', ['strong', 'old']],
    ['?sort=nonsense', ['strong', 'badged', 'slow', 'old']],
  ])('"%s" lists %j', async (query, expected) => {
    expect(slugs(await open(query))).toEqual(expected)
  })

  it('lists efforts from least to most', async () => {
    const words = (await open(''))('select[name=friction] option')
    expect(words.map((_, option) => load(option).text()).get()).toEqual(['Any', 'Low', 'Medium', 'High'])
  })

  it('keeps the chosen filters in the form', async () => {
    const $ = await open('?friction=high')
    expect($('select[name=friction] option[selected]').attr('value')).toBe('high')
    expect($('.directories__count').text()).toBe('1 of 4 directories')
  })

  it('shows when each entry was verified, and one notice about the old ones', async () => {
    const $ = await open('')
    expect($('.directory').eq(3).find('.directory__verified').text()).toBe('May 2024')
    expect($('.directories__notice').text()).toContain('1 entry was verified more than six months ago')
  })

  it('marks the sorted column', async () => {
    const sorted = async (query: string) => (await open(query))('[aria-sort]').text()
    expect([await sorted(''), await sorted('?sort=name')]).toEqual(['Rating', 'Directory'])
  })

  it('keeps the filters in the links that sort', async () => {
    const $ = await open('?badge=yes&query=e')
    expect($('thead a').eq(1).attr('href')).toBe('/directories/?query=e&badge=yes&sort=name')
  })
})
