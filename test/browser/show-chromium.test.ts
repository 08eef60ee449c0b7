import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { servePlanted, type PlantedSite } from '../support/planted-site.ts'

/** Two broken pictures, one far below; no style or script of others is allowed. Its own script counts every change of the document. */
const site: PlantedSite = {
  '/': {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><head><title>Tidewatch</title><script src="/count.js"></script></head><body><h1>Tide tables</h1>
      <p style="color:#eee">Tidewatch turns the harbour’s gauges into a tide table.</p><div id="space"></div>
      <img class="hero" src="/hero.png" width="300" height="200" alt="Tides"></body></html>`,
    headers: { 'Content-Security-Policy': "default-src 'self'" },
  },
  '/modal/': {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><head><title>Tidewatch</title><script src="/modal.js"></script></head><body><h1>Tide tables</h1>
      <p>Tidewatch turns the harbour’s gauges into a tide table.</p>
      <dialog><p>Choose a harbour.</p><button>Dover</button><img class="hero" src="/hero.png" width="300" height="200" alt="Tides"></dialog></body></html>`,
  },
  '/modal.js': { type: 'text/javascript', body: `addEventListener('load', () => document.querySelector('dialog').showModal())` },
  '/count.js': {
    type: 'text/javascript',
    body: `changes = []; addEventListener('load', () => { document.querySelector('#space').style.height = '2000px'
      new MutationObserver((seen) => changes.push(...seen.map(({ type, addedNodes, removedNodes }) => type + addedNodes.length + removedNodes.length)))
        .observe(document, { subtree: true, childList: true, attributes: true, characterData: true }) })`,
  },
}

let chromium: ChromiumWithExtension
let server: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  const folder = await testExtension('chrome')
  server = await servePlanted(() => site)
  chromium = await openChromium(folder)
})
afterAll(async () => {
  await chromium?.close()
  server?.close()
})

const onBusyMachine = { timeout: 15_000 }
const changesIn = (tab: Page) => tab.evaluate('changes') as Promise<string[]>
const isInView = (tab: Page) =>
  tab.$eval('.hero', (picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

it('shows a finding in the page, goes to the next, and leaves nothing behind', async () => {
  const tab = await chromium.openTab(`http://product.example.test:${server.port}/`)
  const before = await tab.evaluate(() => document.documentElement.outerHTML)
  const popup = await chromium.pressButton(tab)
  await popup.waitForFunction(() => document.querySelector('.sw-report')?.textContent.includes('Hero picture hero.png'), { polling: 50 })
  const closed = new Promise((resolve) => popup.once('close', resolve))
  const pressed = popup.evaluate(() => {
    const [card] = [...document.querySelectorAll('.sw-finding--fail')].filter((one) => one.textContent.includes('Hero picture hero.png'))
    const buttons = [...(card?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.textContent.startsWith('Show on page'))?.click()
  })
  await Promise.all([pressed.catch(() => null), closed])
  await tab.bringToFront()
  await expect.poll(() => isInView(tab), onBusyMachine).toBe(true)
  expect(await changesIn(tab)).toEqual(['childList10'])
  // What is drawn is out of the page’s sight.
  expect(await tab.evaluate(() => document.documentElement.lastElementChild?.shadowRoot ?? null)).toBeNull()
  expect(await tab.evaluate(() => document.documentElement.lastElementChild?.matches(':popover-open'))).toBe(true)
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('Escape')
  await expect.poll(() => changesIn(tab), onBusyMachine).toEqual(['childList10', 'childList01'])
  expect(await tab.evaluate(() => document.documentElement.outerHTML)).toBe(before)
  await tab.close()
})

/** The button comes once the element has been found on the page, which may be after its card. */
async function showFirst(popup: Page): Promise<void> {
  const button = await popup.waitForSelector('::-p-xpath(//button[starts-with(normalize-space(.), "Show on page")])')
  await button?.evaluate((one) => (one as HTMLElement).click())
}

it('can be closed on a page with an open modal dialog, which stays open', async () => {
  const tab = await chromium.openTab(`http://product.example.test:${server.port}/modal/`)
  const popup = await chromium.pressButton(tab)
  await showFirst(popup)
  await expect.poll(() => popup.isClosed(), onBusyMachine).toBe(true)
  await tab.bringToFront()
  const shown = () => tab.evaluate(() => document.querySelector('dialog:modal > div:popover-open') !== null)
  await expect.poll(shown, onBusyMachine).toBe(true)
  await tab.keyboard.press('Escape')
  await expect.poll(shown, onBusyMachine).toBe(false)
  expect(await tab.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  await tab.close()
})

it('takes what it shows away when the popup opens again', async () => {
  const tab = await chromium.openTab(`http://product.example.test:${server.port}/`)
  const popup = await chromium.pressButton(tab)
  await showFirst(popup)
  await expect.poll(() => popup.isClosed(), onBusyMachine).toBe(true)
  expect(await changesIn(tab)).toEqual(['childList10'])
  const again = await chromium.pressButton(tab)
  await again.waitForSelector('.sw-tally')
  expect(await changesIn(tab)).toEqual(['childList10', 'childList01'])
})

it('offers the first fix while an error is open, the draft once none is, and judges what was checked off again on reload', async () => {
  const tab = await chromium.openTab(`http://product.example.test:${server.port}/`)
  const words = (popup: Page) => popup.$eval('.bar--bottom', (bar) => bar.textContent)
  const popup = await chromium.pressButton(tab)
  await popup.waitForFunction(() => document.querySelector('.accessibility')?.textContent.includes('axe-core'), { polling: 50 })
  expect(await words(popup)).toContain('Copy first fix')
  const errors = await popup.$$('.sw-finding--fail [type=checkbox]')
  for (const error of errors) {
    await error.evaluate((box) => (box as HTMLInputElement).click())
    await popup.waitForFunction((box) => box.closest('.sw-finding--done') !== null, { polling: 50 }, error)
  }
  await expect.poll(() => words(popup), onBusyMachine).toContain('Create draft')
  await tab.reload()
  const again = await chromium.pressButton(tab)
  await again.waitForSelector('.sw-tally')
  await expect.poll(() => words(again), onBusyMachine).toContain('Copy first fix')
})
