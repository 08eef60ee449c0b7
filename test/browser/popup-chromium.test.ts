import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { findFaults } from '../support/axe.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { serveProductSite } from '../support/product-site.ts'
import { runService, type RunningService } from '../support/service.ts'

// The build speaks to a service that is not there; the options page then leads it to the real one.
const nowhere = 'http://127.0.0.1:9'

let folder: string
let chromium: ChromiumWithExtension
let product: Awaited<ReturnType<typeof serveProductSite>>
let service: RunningService

beforeAll(async () => {
  ;[folder, product] = await Promise.all([testExtension('chrome'), serveProductSite()])
  service = await runService({ CRAWL_ALLOW: `localhost:${product.port}`, AUDITS_PER_HOUR: '2' })
  chromium = await openChromium(folder)
})

afterAll(async () => {
  await chromium?.close()
  await product?.close()
  await service?.close()
})

/** A host that the extension has no standing permission for: only the pressed button opens it. */
const productUrl = (path = '/') => `http://product.example.test:${product.port}${path}`
/** The same site under the name that the service may visit. */
const auditableUrl = (path = '/') => `http://localhost:${product.port}${path}`

const textOf = (page: Page, selector = 'body') => page.$eval(selector, (element) => (element as HTMLElement).innerText)
const pressMain = (popup: Page) => popup.click('.bar--bottom button')
// Polled by time, because a popup gets no animation frames while the browser looks elsewhere.
const waitForText = (page: Page, text: string) =>
  page.waitForFunction((part) => document.body.innerText.includes(part), { polling: 50 }, text)

async function openPopup(url: string): Promise<Page> {
  return chromium.pressButton(await chromium.openTab(url))
}

/** Presses the main button. The browser’s question about the site closes the popup, which is then opened again. */
async function runAudit(url: string): Promise<Page> {
  const tab = await chromium.openTab(url)
  const popup = await chromium.pressButton(tab)
  await popup.waitForSelector('.sw-tally')
  await pressMain(popup).catch(() => null)
  await expect.poll(() => popup.isClosed()).toBe(true)
  return chromium.pressButton(tab)
}

describe('the popup in Chromium', () => {
  it('shows the quick check at once, with a fix to paste', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForSelector('.sw-tally')
    const text = await textOf(popup)
    expect(text).toContain('product.example.test')
    expect(text).toContain('Fix before launch')
    const fixes = await popup.$$eval('.sw-fix__snippet', (snippets) => snippets.map((snippet) => snippet.textContent))
    expect(fixes.join('\n')).toContain('<meta name="description" content="Tidewatch turns')
    // Escaped by the browser, read by the popup, and escaped again in the fix.
    expect(fixes.join('\n')).toContain('a tide table that small crews can trust, with alerts &amp; a log in &lt;b&gt;one&lt;/b&gt; place.')
    expect(await findFaults(popup)).toEqual([])
  })

  it('loads less than 60 kB of scripts and styles for its first screen', async () => {
    const html = await readFile(join(folder, 'popup.html'), 'utf8')
    const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, path = '']) => readFile(join(folder, path)))
    const sizes = (await Promise.all(files)).map((file) => gzipSync(file).length)
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
  })

  it('has its designed size, and only its middle scrolls', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForSelector('.sw-tally')
    const sizes = await popup.evaluate(() => {
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = document.documentElement
      return [clientWidth, scrollWidth, clientHeight, scrollHeight]
    })
    expect(sizes).toEqual([380, 380, 600, 600])
  })

  it('fills the width that the browser gives it on a short screen', async () => {
    const short = await openChromium(folder, '1400x560')
    try {
      const popup = await short.pressButton(await short.openTab(productUrl()))
      await popup.waitForSelector('.sw-tally')
      const [given, used, height] = await popup.evaluate(() => [
        document.documentElement.clientWidth,
        document.querySelector('#popup')?.getBoundingClientRect().width,
        innerHeight,
      ])
      expect(height).toBeLessThan(600)
      expect(used).toBe(given)
    } finally {
      await short.close()
    }
  })

  it.each([360, 400])('loses nothing at a width of %d', async (width) => {
    const popup = await openPopup(productUrl())
    await popup.waitForSelector('.sw-tally')
    const overflowing = await popup.evaluate((wanted) => {
      Object.assign(document.body.style, { minWidth: '0', width: `${wanted}px` })
      const main = document.querySelector('main')
      return main === null || main.scrollWidth > main.clientWidth
    }, width)
    expect(overflowing).toBe(false)
  })

  it('shows previews of a page on localhost, on a press, now and after the fixes', async () => {
    const popup = await chromium.pressButton(await chromium.openTab(auditableUrl()))
    await popup.waitForSelector('.previews-offer button')
    expect(await popup.$$('.sw-preview')).toEqual([])
    await popup.click('.previews-offer button')
    await popup.waitForSelector('.sw-previews__list--now .sw-preview')
    const titles = () =>
      popup.$$eval('.sw-preview__title', (all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent))
    expect(await textOf(popup, '.sw-preview--x')).toContain('No card: the page has no twitter:title or og:title.')
    expect(await titles()).toHaveLength(2)
    expect(await findFaults(popup)).toEqual([])
    await popup.click('.sw-previews__choice [value=fixed]')
    expect(await titles()).toHaveLength(3)
    expect((await titles())[1]).toContain('Tidewatch')
    await popup.click('.sw-previews__choice [value=dark]')
    expect(await popup.$$eval('.sw-preview__stage', (all) => [...new Set(all.map((one) => getComputedStyle(one).colorScheme))])).toEqual([
      'dark',
    ])
    expect(await findFaults(popup)).toEqual([])
  })

  it('copies a fix', async () => {
    const origin = `chrome-extension://${chromium.extension.id}`
    await chromium.browser.defaultBrowserContext().overridePermissions(origin, ['clipboard-read', 'clipboard-write'])
    const popup = await openPopup(productUrl())
    await popup.waitForSelector('.sw-finding details[open] [data-copy]')
    const snippet = await popup.$eval('.sw-finding details[open] [data-copy-text]', (element) => element.textContent)
    await popup.click('.sw-finding details[open] [data-copy]')
    await waitForText(popup, 'Copied')
    expect(await popup.evaluate(() => navigator.clipboard.readText())).toBe(snippet)
  })

  it('says when the server is unreachable, and leads to Options', async () => {
    const popup = await runAudit(productUrl())
    await waitForText(popup, 'Can’t reach Slipway')
    expect(await textOf(popup, '.bar--bottom')).toContain('Try again')
    expect(await findFaults(popup)).toEqual([])
    await chromium.pressToLeave(popup, '.notice .link')
    await chromium.browser.waitForTarget((target) => target.url().endsWith('/options.html'))
  })

  it('tests a server URL in Options when the field is left, and uses it once saved', async () => {
    const options = await chromium.openTab(`chrome-extension://${chromium.extension.id}/options.html`)
    await options.waitForFunction(
      (start) => document.querySelector<HTMLInputElement>('#server-url')?.value === start,
      { polling: 50 },
      nowhere,
    )
    await options.click('summary')
    await options.click('#server-url', { count: 3 })
    await options.type('#server-url', `${service.origin.replace('http://', '')}/audit/`)
    await options.keyboard.press('Tab')
    await waitForText(options, `Found a Slipway server at ${service.origin}`)
    expect(await findFaults(options)).toEqual([])
    await options.click('.advanced form button')
    await waitForText(options, `Using ${service.origin}`)
    expect(await options.$eval('#server-url', (input) => (input as HTMLInputElement).value)).toBe(service.origin)
    expect(await findFaults(options)).toEqual([])
  })

  it('runs the full audit on one press, and shows the report again when reopened', async () => {
    const popup = await runAudit(auditableUrl())
    await waitForText(popup, 'Next free launch dates')
    for (const part of [
      'Full audit just now',
      'Fix before launch',
      'Suggested listing',
      'Tidewatch',
      'Next free launch dates',
      'Run again',
    ]) {
      expect(await textOf(popup)).toContain(part)
    }
    expect(await findFaults(popup)).toEqual([])
    await waitForText(popup, 'Full audit just now, plus this tab now.')
    expect(await textOf(popup)).toContain('Seen by our crawler')
    // Nobody has answered the browser’s question, so the window of its own wasn’t opened.
    const unchecked = await popup.$$eval('.sw-group--unchecked .sw-finding', (all) => all.map((one) => one.textContent))
    expect(unchecked.filter((text) => text.includes('separate window')).length).toBeGreaterThan(3)
  })

  it('says why the server couldn’t load the site', async () => {
    const popup = await runAudit(productUrl())
    await waitForText(popup, 'Couldn’t load product.example.test')
    expect(await textOf(popup, '.notice')).toContain('product.example.test')
  })

  it('finishes an audit whose popup was closed', async () => {
    const reopened = await runAudit(auditableUrl('/held/'))
    product.release()
    await waitForText(reopened, 'Next free launch dates')
    expect(await textOf(reopened)).toContain('/held/')
  })

  it('counts down when the audit limit is reached', async () => {
    const popup = await runAudit(productUrl())
    await waitForText(popup, 'Hourly audit limit reached')
    expect(await textOf(popup, '.bar--bottom')).toMatch(/Retry in \d+:\d\d/)
    expect(await popup.$eval('.bar--bottom button', (button) => button.getAttribute('aria-disabled'))).toBe('true')
    expect(await findFaults(popup)).toEqual([])
  })

  it.each([
    ['a browser page', () => 'chrome://version/', 'This is a browser page'],
    ['a text file', () => productUrl('/note.txt'), 'Not a web page'],
    ['an empty page', () => productUrl('/empty/'), 'This page is empty'],
    ['an error page', () => productUrl('/missing/'), 'This page returned 404'],
    ['an error page in plain text', () => productUrl('/missing.txt'), 'This page returned 404'],
    ['an error in JSON', () => productUrl('/missing.json'), 'This page returned 404'],
    ['a missing PDF', () => productUrl('/missing.pdf'), 'This page returned 404'],
  ])('says why it can’t audit %s', async (_what, url, words) => {
    const popup = await openPopup(url())
    await waitForText(popup, words)
    expect(await popup.$('.sw-summary__verdict')).toBeNull()
    expect(await findFaults(popup)).toEqual([])
    if (words.endsWith('404')) {
      await popup.click('#tab-draft')
      expect(await textOf(popup, '.bar--bottom')).toBe('Open home page')
      expect(await textOf(popup, 'main')).toContain(words)
    }
  })

  it('works with the keyboard alone', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForSelector('.sw-tally')
    const order: string[] = []
    for (let step = 0; step < 40 && order.at(-1) !== 'main'; step++) {
      await popup.keyboard.press('Tab')
      order.push(
        await popup.evaluate(() => (document.activeElement?.closest('.bar--bottom') ? 'main' : (document.activeElement?.className ?? ''))),
      )
    }
    expect(order[0]).toContain('icon-button')
    expect(order.some((name) => name.startsWith('sw-finding__head'))).toBe(true)
    expect(order.at(-1)).toBe('main')
  })

  it('highlights a field of a draft that is too long', async () => {
    const popup = await openPopup(productUrl())
    await popup.click('#tab-draft')
    await popup.waitForSelector('#draft-name')
    await popup.type('#draft-name', 'x'.repeat(125))
    await waitForText(popup, 'characters. Shorten it.')
    const borders = await popup.$$eval('#draft-name, #draft-tagline', (fields) =>
      fields.map((field) => getComputedStyle(field).borderColor),
    )
    expect(borders[0]).not.toBe(borders[1])
    expect(await findFaults(popup)).toEqual([])
  })
})
