import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleLaunches } from '../../api/sample/launches.ts'
import { launchChromium } from '../support/browsers.ts'
import { literalEntry, literalFacts, putDirectories } from '../support/literal-directory.ts'
import { openPages, type OpenPages } from '../support/pages.ts'
import { withOwnPage } from './own-page.ts'

const known = { price: 'Free with its badge on your home page, or US$19 once without one', badge: false, domainRating: 80 }

let browser: Browser
let site: OpenPages
beforeAll(async () => {
  site = await openPages(sampleLaunches(new Date('2026-03-04T12:00:00Z')))
  Object.defineProperty(site.world, 'siteUrl', { value: site.origin })
  await putDirectories(site.world, [
    literalEntry('quay', { ...known, link: 'followed' }),
    literalEntry(
      'pier',
      {},
      { facts: literalFacts({ ...known, link: 'nofollow', submitUrl: 'https://pier.example/submit' }, 'own page', '2024-05-06') },
    ),
  ])
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const withPage = (work: (page: Page) => Promise<void>) => withOwnPage(browser, null, work)

const queryIs = (page: Page, query: string) => page.waitForFunction((query) => location.search === query, { polling: 10 }, query)
const focused = (page: Page) => page.evaluate('document.activeElement.textContent.trim()')
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => (element.textContent ?? '').trim())
const namesOn = (page: Page) =>
  page.$$eval('#directory-table tbody tr th > a:first-child', (cells) => cells.map((cell) => (cell.textContent ?? '').trim()))

describe('navigation', () => {
  it('takes a click as soon as the next page is there', () =>
    withPage(async (page) => {
      await page.setViewport({ width: 1280, height: 800 })
      await page.goto(site.origin)
      const link = await page.waitForSelector('.site-nav a[href="/audit/"]')
      const place = await link?.clickablePoint()
      if (!place) throw new Error('The navigation has no place.')
      await page.click('.site-nav a[href="/directories/"]', { count: 1 })
      await page.waitForFunction(() => location.pathname === '/directories/' && document.readyState !== 'loading', { polling: 5 })
      await Promise.all([page.waitForNavigation({ timeout: 5000 }), page.mouse.click(place.x, place.y)])
      expect(new URL(page.url()).pathname).toBe('/audit/')
    }))

  it('marks the current page in forced colors, without borders', () =>
    withPage(async (page) => {
      const client = await page.createCDPSession()
      await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
      await page.goto(`${site.origin}/directories/`)
      const looks = await page.$$eval('.site-nav a', (links) =>
        links.map((link) => {
          const { textDecorationLine, borderTopWidth, borderBottomWidth } = getComputedStyle(link)
          return [link.getAttribute('aria-current'), textDecorationLine, borderTopWidth, borderBottomWidth]
        }),
      )
      expect(looks).toContainEqual(['page', 'underline', '0px', '0px'])
      expect(looks.filter(([current]) => current === null).map(([, line]) => line)).toEqual(['none', 'none', 'none'])
    }))

  describe('on a screen of 320 px', () => {
    let page: Page
    beforeAll(async () => {
      page = await browser.newPage()
      await page.setViewport({ width: 320, height: 700 })
    })
    afterAll(() => page.close())

    it.each(['/', '/launches/tallyhop/', '/directories/', '/reference/', '/about/', '/agents/', '/nowhere/'])('%s fits', async (path) => {
      await page.goto(site.origin + path)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    })
  })
})

describe('by keyboard', () => {
  it('the first tab stop skips to the content', () =>
    withPage(async (page) => {
      await page.goto(`${site.origin}/directories/`)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate('document.activeElement.name')).toBe('query')
    }))

  it('the launches are one link away from what stands above them', () =>
    withPage(async (page) => {
      await page.goto(site.origin)
      await page.focus('.hero__more a:last-of-type')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Skip to launches')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(await textOf(page, '.launch-row h3 a'))
    }))
})

describe('the directory filters', () => {
  it('apply as soon as they change, without loading a page', () =>
    withPage(async (page) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.goto(`${site.origin}/directories/`)
      expect(await page.$('.directory-filters button')).toBeNull()
      await page.evaluate('window.stayed = true')
      await page.select('select[name=link]', 'nofollow')
      await queryIs(page, '?link=nofollow')
      expect([await namesOn(page), await textOf(page, '#directory-count')]).toEqual([['pier'], '1 of 2 directories'])
      expect(await textOf(page, '#directory-stale')).toBe('1 entry is over six months old.')
      await page.type('.directory-filters [name=query]', 'quay')
      await queryIs(page, '?query=quay&link=nofollow')
      expect(await page.$eval('.empty__title', (title) => title.checkVisibility())).toBe(true)
      expect(await textOf(page, '#directory-stale')).toBe('')
      await page.select('select[name=link]', '')
      await queryIs(page, '?query=quay')
      expect([await namesOn(page), await textOf(page, '#directory-stale')]).toEqual([['quay'], ''])
      expect([await page.evaluate('window.stayed'), errors]).toEqual([true, []])
    }))

  it('stand above prices that wrap on a phone', () =>
    withPage(async (page) => {
      await page.setViewport({ width: 390, height: 700 })
      await page.goto(`${site.origin}/directories/`)
      const rights = await page.$$eval('#directory-table td:nth-child(2) .price', (prices) =>
        prices.map((price) => {
          const text = document.createRange()
          text.selectNodeContents(price)
          return [text.getBoundingClientRect().right, price.getClientRects().length]
        }),
      )
      expect(rights.map(([right = 0, lines = 0]) => [right <= 374, lines > 1])).toEqual([
        [true, true],
        [true, true],
      ])
    }))

  it('sort by a column, and reverse it', () =>
    withPage(async (page) => {
      await page.goto(`${site.origin}/directories/`)
      const sorted = async () => [await namesOn(page), await page.$eval('[aria-sort]', (cell) => cell.getAttribute('aria-sort'))]
      await page.evaluate('window.stayed = true')
      await page.click('thead [data-sort=name]')
      await queryIs(page, '?sort=name')
      expect(await sorted()).toEqual([['pier', 'quay'], 'ascending'])
      await page.click('thead [data-sort=name]')
      await queryIs(page, '?sort=-name')
      expect(await sorted()).toEqual([['quay', 'pier'], 'descending'])
      expect(await page.$eval('[name=sort]', (select) => (select as HTMLSelectElement).value)).toBe('-name')
      expect([await focused(page), await page.evaluate('window.stayed')]).toEqual(['Directory', true])
      await page.reload()
      expect(await sorted()).toEqual([['quay', 'pier'], 'descending'])
    }))

  it('have a button, and links that sort, where no script runs', () =>
    withPage(async (page) => {
      await page.setJavaScriptEnabled(false)
      await page.goto(`${site.origin}/directories/`)
      await page.type('.directory-filters [name=query]', 'quay')
      await Promise.all([page.waitForNavigation(), page.click('.directory-filters button')])
      expect(await namesOn(page)).toEqual(['quay'])
      await Promise.all([page.waitForNavigation(), page.click('thead [data-sort=name]')])
      expect([await namesOn(page), new URL(page.url()).search]).toEqual([['quay'], '?query=quay&sort=name'])
    }))
})

it('a rate-limited page counts down, then offers to try again', () =>
  withPage(async (page) => {
    await page.goto(`${site.origin}/nowhere/`)
    const script = await page.$eval('script[src*="site.js"]', (element) => element.getAttribute('src') ?? '')
    await page.evaluate(
      `document.querySelector('main').innerHTML = '<p data-wait="2">Try again in 2 seconds.</p><a href="" data-retry hidden>Try again</a>'`,
    )
    await page.addScriptTag({ url: script })
    await page.waitForFunction(() => document.querySelector('[data-wait]')?.textContent === 'Try again in 1 second.', { polling: 50 })
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-retry]')?.checkVisibility(), { polling: 50 })
    expect(await textOf(page, '[data-wait]')).toBe('You can try again now.')
  }))
