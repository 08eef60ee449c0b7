import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { putDirectories } from '../support/literal-directory.ts'
import { literalPage, literalSite } from '../support/literal-page.ts'
import { errorsOf } from '../support/page-looks.ts'
import { openPages, type OpenPages } from '../support/pages.ts'
import { withOwnPage } from './own-page.ts'
import { readShipped } from '../../api/directories/shipped.ts'
import { sampleLaunches } from '../../api/sample/launches.ts'

let browser: Browser
let site: OpenPages
beforeAll(async () => {
  const untitled = literalSite({ page: literalPage({ title: null, metaDescription: 'Short.' }) })
  site = await openPages(sampleLaunches(new Date('2026-03-04T12:00:00Z')), async (url) => {
    if (url.includes('slow')) await setTimeout(1000)
    return untitled
  })
  Object.defineProperty(site.world, 'siteUrl', { value: site.origin })
  await putDirectories(site.world, (await readShipped()).slice(0, 12))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const withPage = (work: (page: Page) => Promise<void>) => withOwnPage(browser, null, work)

async function audit(page: Page, address: string): Promise<void> {
  await page.goto(`${site.origin}/audit/`)
  await page.type('#field-url', address)
  await Promise.all([page.waitForNavigation(), page.click('form[data-audit] button')])
}

const paths = [
  '/',
  '/?query=nothing-like-it',
  '/?query=plan+the',
  '/?cursor=broken',
  '/launches/tallyhop/',
  '/directories/',
  '/directories/?query=stores',
  '/directories/product-hunt/',
  '/audit/',
  '/about/',
  '/agents/',
  '/reference/',
  '/nowhere/',
]
describe('in light and dark, on wide and narrow screens', () => {
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    page = await browser.newPage()
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
  })
  afterAll(() => page.close())

  it.each(paths)('%s is accessible, scrolls one way only and keeps to its own content security policy', async (path) => {
    await page.goto(site.origin + path, { waitUntil: 'load' })
    expect(complaints.splice(0)).toEqual([])
    expect(await errorsOf(page)).toEqual([])
  })

  it('the report of a second audit is too, with all its findings open', async () => {
    await withPage(async (page) => {
      await audit(page, 'acme.dev')
      await Promise.all([page.waitForNavigation(), page.click('#again form button')])
      expect(await page.$$eval('.report-changes, .score-history', (found) => found.length)).toBe(2)
      await page.evaluate(`document.querySelectorAll('details').forEach((details) => { details.open = true })`)
      expect(await errorsOf(page)).toEqual([])
    })
  })
})

describe('without scripts', () => {
  it('the page about agents switches between clients by keyboard', () =>
    withPage(async (page) => {
      await page.setJavaScriptEnabled(false)
      await page.goto(`${site.origin}/agents/`)
      await page.setViewport({ width: 1280, height: 900 })
      const topOf = (way: number) => page.$eval(`.way:nth-child(${way}) .example`, (example) => example.getBoundingClientRect().top)
      expect(await topOf(1)).toBe(await topOf(2))
      const shown = () => page.$$eval('.client-tabs__panel', (panels) => panels.flatMap((panel, at) => (panel.checkVisibility() ? at : [])))
      await page.focus('#client-claude-code')
      expect(await shown()).toEqual([0])
      await page.keyboard.press('ArrowRight')
      expect(await shown()).toEqual([1])
      await page.click('label[for=client-other]')
      expect(await shown()).toEqual([7])
    }))

  it('an audit runs from the home page to its report, which can be exported and deleted', () =>
    withPage(async (page) => {
      await page.setJavaScriptEnabled(false)
      await page.goto(site.origin)
      await page.type('#field-url', 'acme.dev')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Acme')
      expect(
        await page.$$eval(
          '.sw-fix__actions, .report-tools [data-copy], .report-tools [data-print]',
          (found) => found.filter((e) => e.checkVisibility()).length,
        ),
      ).toBe(0)
      const report = page.url()
      await page.click('.report-tools__fixes summary')
      await Promise.all([page.waitForNavigation(), page.click('.report-tools__fixes li:last-child a')])
      expect(await page.$eval('body', (body) => body.textContent)).toContain('FIX BEFORE LAUNCH')
      await page.goto(report)
      await page.click('.report-delete summary')
      await Promise.all([page.waitForNavigation(), page.click('.report-delete button')])
      expect(await page.$eval('.notice', (notice) => notice.textContent?.trim())).toBe('Report deleted.')
      expect((await page.goto(report))?.status()).toBe(404)
    }))
})

describe('with scripts', () => {
  it('all fixes and the link of a report are copied', () =>
    withPage(async (page) => {
      await audit(page, 'acme.dev')
      const copied: string[] = []
      await page.exposeFunction('note', (text: string) => void copied.push(text))
      await page.evaluate(`Object.assign(navigator.clipboard, {
        writeText: async (text) => note(text),
        write: async ([item]) => note(await (await item.getType('text/plain')).text()),
      })`)
      await page.click('.report-tools__link [data-copy]')
      await page.click('.report-tools__fixes summary')
      await page.click('.report-tools__fixes li:nth-child(2) [data-copy]')
      await expect.poll(() => copied.length).toBe(2)
      const { pathname } = new URL(page.url())
      expect(copied[0]).toMatch(new RegExp(`^https?://[^/]+${pathname}$`))
      expect(copied[1]).toBe(await (await fetch(`${page.url()}fixes.md`)).text())
      expect(await page.$eval('.report-tools__fixes li:nth-child(2) [data-copy-label]', (label) => label.textContent)).toBe('Copied')
      const isOpen = () => page.$eval('.report-tools__fixes', (menu) => menu.hasAttribute('open'))
      await page.keyboard.press('Escape')
      expect(await isOpen()).toBe(false)
      await page.click('.report-tools__fixes summary')
      expect(await isOpen()).toBe(true)
      await page.click('h1')
      expect(await isOpen()).toBe(false)
    }))

  it('a printed report has every fix open, and no navigation', () =>
    withPage(async (page) => {
      await audit(page, 'acme.dev')
      await page.emulateMediaType('print')
      const hidden = (selector: string) => page.$$eval(selector, (found) => found.filter((one) => !one.checkVisibility()).length)
      expect(await page.$$eval('.sw-fix__snippet', (found) => found.length)).toBeGreaterThan(1)
      expect(await hidden('.sw-fix__snippet')).toBe(0)
      expect(await hidden('.site-header, .site-footer, #again')).toBe(3)
    }))

  it('a slash focuses the search, unless a field has the focus', () =>
    withPage(async (page) => {
      const focused = () => page.evaluate('document.activeElement.id')
      await page.goto(site.origin)
      await page.focus('#field-url')
      await page.keyboard.press('/')
      expect(await focused()).toBe('field-url')
      await page.evaluate('document.activeElement.blur()')
      await page.keyboard.press('/')
      expect(await focused()).toBe('search')
      expect(await page.$eval('#search', (field) => (field as HTMLInputElement).value)).toBe('')
    }))

  it('on a phone, a link opens the search, without scripts', () =>
    withPage(async (page) => {
      await page.setViewport({ width: 390, height: 844 })
      await page.setJavaScriptEnabled(false)
      await page.goto(`${site.origin}/about/`)
      const widthOf = () => page.$eval('#search', (field) => field.getBoundingClientRect().width)
      expect(await widthOf()).toBeLessThan(100)
      await page.focus('.search-opener')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.id === 'search', { polling: 50 })
      expect(await widthOf()).toBeGreaterThan(300)
      await page.keyboard.type('tallyhop')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('1 launch matches “tallyhop”')
    }))

  it('the form says that the audit runs, and is itself again on the way back', async () => {
    const keeping = await launchChromium({}, { keepsPages: true })
    onTestFinished(() => keeping.close())
    await withOwnPage(keeping, null, async (page) => {
      await page.goto(`${site.origin}/audit/`)
      await page.type('#field-url', 'slow.example')
      // A page that is being left cannot be asked from outside: it takes notes for later.
      await page.evaluate(`setInterval(() => sessionStorage.setItem('notes', JSON.stringify([
        document.querySelector('form[data-audit] button').textContent,
        document.querySelector('[data-audit-progress]').checkVisibility(),
      ])), 50)`)
      await Promise.all([page.waitForNavigation(), page.click('form[data-audit] button')])
      expect(await page.evaluate('JSON.parse(sessionStorage.getItem("notes"))')).toEqual(['Auditing…', true])
      await page.goBack()
      expect(await page.$eval('form[data-audit] button', (button) => button.textContent)).toBe('Run audit')
      expect(await page.$eval('[data-audit-progress]', (panel) => panel.checkVisibility())).toBe(false)
    })
  })
})
