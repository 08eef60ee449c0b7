import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Target } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { findFaults } from '../support/axe.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'

let chromium: ChromiumWithExtension
let server: Server
let head = ''

const page =
  () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}</head>
  <body><h1>Tide tables for harbour pilots</h1><p>Tidewatch turns gauge readings into tide tables that pilots can trust.</p></body></html>`
const title = '<title>Tidewatch: tide tables for harbour pilots</title>'

beforeAll(async () => {
  server = createServer((_request, response) => void response.setHeader('Content-Type', 'text/html').end(page())).listen(0, '127.0.0.1')
  chromium = await openChromium(await testExtension('chrome'))
})

afterAll(async () => {
  await chromium?.close()
  server?.close()
})

const url = (host = 'product') => `http://${host}.example.test:${(server.address() as AddressInfo).port}/`
// Polled by time, because a popup gets no animation frames while the browser looks elsewhere.
const waitForText = (shown: Page, text: string) =>
  shown.waitForFunction((part) => document.body.innerText.includes(part), { polling: 50 }, text)

/** Evaluates an expression in the extension’s background. */
async function inBackground(expression: string): Promise<unknown> {
  const target = await chromium.browser.waitForTarget((found) => found.url().endsWith('/background.js'))
  return (await target.worker())?.evaluate(expression)
}
/** The number on the icon over the tab in front. */
const badge = () =>
  inBackground(
    'chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => chrome.action.getBadgeText({ tabId: tab.id }))',
  )

/** Waits until the report is whole and the icon carries its number of failures. */
async function expectBadge(popup: Page): Promise<number> {
  await waitForText(popup, 'Accessibility checked')
  const failures = await popup.$$eval('.sw-finding--fail', (found) => found.length)
  await expect.poll(badge).toBe(String(failures))
  return failures
}

/** The parts of the popup that have moved since it opened, without a press. */
const movedIn = (popup: Page) =>
  popup.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string[]>()
    const partsOf = (entry: object) => (entry as { sources: { node: Element | null }[] }).sources.map(({ node }) => node?.className ?? '')
    new PerformanceObserver((list) => resolve(list.getEntries().flatMap(partsOf))).observe({ type: 'layout-shift', buffered: true })
    setTimeout(resolve, 300, [])
    return promise
  })

describe('the report in Chromium', () => {
  it('tells what was fixed since the last time, and puts the failures on the icon', async () => {
    head = ''
    const tab = await chromium.openTab(url())
    const before = await chromium.pressButton(tab)
    await before.waitForSelector('.sw-tally')
    const failures = await expectBadge(before)
    expect(await before.$('.history')).toBeNull()

    head = title
    await tab.reload()
    const after = await chromium.pressButton(tab)
    await waitForText(after, ' fixed')
    await waitForText(after, 'Accessibility checked')
    expect(await movedIn(after)).toEqual([])
    await after.click('.history summary')
    const left = await expectBadge(after)
    const changes = await after.$eval('.history dl', (list) => (list as HTMLElement).innerText.split('\n'))
    expect(changes).toEqual(expect.arrayContaining(['Fixed', 'Page title']))
    expect(left).toBeLessThan(failures)
    expect(await findFaults(after)).toEqual([])

    await tab.reload()
    await expect.poll(badge).toBe(String(left))
    await tab.goto(url('other'))
    await expect.poll(badge).toBe('')
  })

  it('stays open as a side panel, reads the page again when it reloads, and says when it no longer may', async () => {
    head = ''
    const tab = await chromium.openTab(url('panel'))
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.sw-tally')
    await chromium.pressToLeave(popup, '[aria-label="Open in side panel"]')
    const panel = await (await chromium.browser.waitForTarget((target) => target.url().endsWith('/sidepanel.html'))).asPage()
    await waitForText(panel, 'panel.example.test')
    await panel.waitForSelector('.sw-tally')
    expect(await findFaults(panel)).toEqual([])

    head = title
    await tab.reload()
    await waitForText(panel, ' fixed')

    await tab.goto(url('other'))
    await waitForText(panel, 'Slipway can’t read this page yet')
    expect(await findFaults(panel)).toEqual([])
    await tab.goto(url('panel'))
    await (await chromium.pressButton(tab)).waitForSelector('.sw-tally')
    await waitForText(panel, 'panel.example.test')
    await panel.waitForSelector('.sw-tally')
  })

  it('takes the page at phone width away at once when the popup closes while its picture is being taken', async () => {
    head = title
    const key = url('pictured').slice(0, -1)
    const listing = { name: null, tagline: null, description: null, pricing: null }
    const kept = {
      ok: true,
      url: url('pictured'),
      score: 90,
      checks: [],
      suggestedListing: listing,
      suggestedCategories: [],
      nextFreeWeeks: [],
    }
    const tab = await chromium.openTab(url('pictured'))
    await (await chromium.pressButton(tab)).close()
    await inBackground(
      `chrome.storage.local.set({ ${JSON.stringify(`report ${key}`)}: { at: Date.now(), isKept: true, report: ${JSON.stringify(kept)} } })`,
    )
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.report-page button')
    const isFramed = () => tab.evaluate(() => document.documentElement.lastElementChild?.matches(':popover-open') ?? false)
    await popup.$eval('.report-page button', (button) => (button as HTMLElement).click())
    await expect.poll(isFramed, { interval: 20 }).toBe(true)
    await popup.close()
    await expect.poll(isFramed, { interval: 20, timeout: 500 }).toBe(false)
  })

  it('checks a page in a private window and says so, but keeps nothing of it', async () => {
    head = title
    const before = new Set(chromium.browser.targets())
    const isPrivate = (target: Target) => !before.has(target) && target.url() === url('private')
    await inBackground(`chrome.windows.create({ incognito: true, url: '${url('private')}' }).then(() => null)`)
    const tab = await (await chromium.browser.waitForTarget(isPrivate)).page()
    if (tab === null) throw new Error('The private window has no tab.')
    await tab.waitForSelector('h1')
    const popup = await chromium.pressButton(tab)
    await waitForText(popup, 'Accessibility checked')
    await waitForText(popup, 'Private window: only this tab is checked, and nothing is kept.')
    expect(await popup.$$eval('.bar--bottom button', (buttons) => buttons.map((one) => one.textContent))).toEqual(['Copy first fix'])
    expect(await findFaults(popup)).toEqual([])
    await popup.$eval('.sw-done input', (box) => (box as HTMLElement).click())
    await popup.$eval('#tab-draft', (button) => (button as HTMLElement).click())
    await popup.waitForSelector('#draft-name')
    await popup.type('#draft-name', ' two')
    await expect.poll(() => popup.$eval('#draft-name', (input) => (input as HTMLInputElement).value)).toContain(' two')
    const stored = await inBackground(
      'Promise.all([chrome.storage.local.get(null), chrome.storage.session.get(null)]).then(JSON.stringify)',
    )
    expect(stored).not.toContain('private.example.test')
    await tab.close()
  })

  it('asks for nothing at installation but what the server needs, and has its shortcut', async () => {
    const manifest = '{ ...chrome.runtime.getManifest(), host_permissions: [], content_scripts: [] }'
    const warnings = await inBackground(`chrome.management.getPermissionWarningsByManifest(JSON.stringify(${manifest}))`)
    const shortcut = await inBackground('chrome.commands.getAll().then(([action]) => action.shortcut)')
    expect(warnings).toEqual([])
    expect(shortcut).toBe('Alt+Shift+L')
  })
})
