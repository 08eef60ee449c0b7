import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExtension } from '../../api/commands/build-extension.ts'
import { findFaults } from '../support/axe.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { plantedWatches, watchedTraps } from '../support/planted-watched.ts'

let chromium: ChromiumWithExtension
let server: Awaited<ReturnType<typeof servePlanted>>
let site = plantedSite()

beforeAll(async () => {
  const [folder, planted] = await Promise.all([buildExtension('chrome', 'http://127.0.0.1:9', '.output/test'), servePlanted(() => site)])
  server = planted
  chromium = await openChromium(folder)
})
afterAll(async () => {
  await chromium?.close()
  server?.close()
})

const waitForText = (page: Page, text: string) =>
  page.waitForFunction((part) => document.querySelector('.watch')?.textContent.includes(part), { polling: 50 }, text)

/** The build’s own server is on this host, so the site is already permitted. Whoever presses loses the popup to the new window. */
async function startWatching(name: string): Promise<Page> {
  const tab = await chromium.openTab(`http://127.0.0.1:${server.port}/?${name}`)
  const popup = await chromium.pressButton(tab)
  await popup.waitForSelector('.watch button')
  await popup.$eval('.watch button', (button) => (button as HTMLElement).click())
  return tab
}

const inBackground = async (expression: string): Promise<unknown> => {
  const target = await chromium.browser.waitForTarget((one) => one.url().endsWith('/background.js'))
  return (await target.worker())?.evaluate(expression)
}
const leftovers = () =>
  inBackground(`Promise.all([
    chrome.scripting.getRegisteredContentScripts({ ids: ['watch'] }).then((scripts) => scripts.length),
    chrome.windows.getAll({ windowTypes: ['popup'] }).then((windows) => windows.length),
    chrome.storage.session.get(null).then((items) => Object.keys(items).filter((name) => /^watch-(?:run|wish)/.test(name)).length),
  ]).then((counts) => counts.join())`)
const job = () =>
  inBackground(
    `chrome.storage.session.get(null).then((items) => Object.entries(items).find(([name]) => name.startsWith('watch-job'))?.[1].message ?? null)`,
  )
const windows = () => inBackground(`chrome.windows.getAll({ windowTypes: ['popup'] }).then((all) => all.length)`)

async function findings(tab: Page): Promise<string> {
  // The background opens the popup again.
  const target = await chromium.browser.waitForTarget((one) => one.url().endsWith('/popup.html'))
  await setTimeout(300)
  const popup = await target.asPage()
  await waitForText(popup, 'Reloaded just now, 1280 and 390 px wide')
  expect(await findFaults(popup)).toEqual([])
  const text = await popup.$$eval('.sw-finding--fail, .sw-finding--warn', (found) => found.map((one) => one.textContent).join('\n'))
  await tab.close()
  return text
    .split('\n')
    .filter((line) => line.includes('while reloading'))
    .join('\n')
}

async function watch(name: string): Promise<string> {
  const tab = await startWatching(name)
  await expect.poll(windows, { timeout: 5000 }).toBe(1)
  await expect.poll(leftovers, { timeout: 20_000, interval: 200 }).toBe('0,0,0')
  return findings(tab)
}

describe('reloading and watching in Chromium', () => {
  it('finds nothing on a page full of traps', async () => {
    site = watchedTraps
    expect(await watch('traps')).toBe('')
  })

  it.each(['throws', 'small-on-phones'])('finds what is wrong with a page that %s', async (name) => {
    const planted = plantedWatches.find((one) => one.name === name)
    site = planted?.site ?? {}
    expect(await watch(name)).toContain(planted?.says)
  })

  it('leaves nothing behind when its window is closed, and says so', async () => {
    site = plantedSite()
    await startWatching('closed')
    await expect.poll(windows, { timeout: 5000 }).toBe(1)
    await inBackground(`chrome.windows.getAll({ windowTypes: ['popup'] }).then(([{ id }]) => chrome.windows.remove(id))`)
    await expect.poll(leftovers, { timeout: 5000 }).toBe('0,0,0')
    expect(await job()).toBe('The window was closed before the page was checked.')
  })
})
