import { afterAll, beforeAll, describe } from 'vitest'
import type { Page } from 'puppeteer-core'
import { testExtension } from '../support/test-extension.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { itIsNotTakenOver } from './community-journey.ts'
import { itIsHeardOf } from './launch-day-journey.ts'
import { itLaunches, openHarbour, type Driver, type Popup } from './launch-journey.ts'

let chromium: ChromiumWithExtension
let harbour: Awaited<ReturnType<typeof openHarbour>>

beforeAll(async () => {
  harbour = await openHarbour()
  chromium = await openChromium(await testExtension('chrome', 'http://localhost:9'))
})
afterAll(async () => {
  await chromium?.close()
  await harbour?.close()
})

// Polled by time, because a popup gets no animation frames while the browser looks elsewhere.
const waitForText = async (page: Page, text: string) => {
  await page.waitForFunction((part) => document.body.innerText.includes(part), { polling: 50 }, text)
}

const driver = (): Driver => ({
  openTab: chromium.openTab,
  pressButton: async (tab): Promise<Popup> => {
    const popup = await chromium.pressButton(tab)
    return {
      evaluate: (expression) => popup.evaluate(expression),
      waitForText: (text) => waitForText(popup, text),
      pressToLeave: (selector) => chromium.pressToLeave(popup, selector),
    }
  },
  waitForTab: async (prefix) => {
    const target = await chromium.browser.waitForTarget((other) => other.url().startsWith(prefix))
    const page = await target.page()
    if (page === null) throw new Error(`Chromium shows no tab of ${prefix}.`)
    await page.bringToFront()
    return page
  },
  tellSite: async (site) => {
    const options = await chromium.openTab(`chrome-extension://${chromium.extension.id}/options.html`)
    await options.waitForFunction(() => document.querySelector<HTMLInputElement>('#server-url')?.value !== '', { polling: 50 })
    await options.$eval('summary', (summary) => summary.click())
    await options.$eval('#server-url', (input) => (input as HTMLInputElement).select())
    await options.type('#server-url', site)
    await options.$eval('.advanced form button', (button) => (button as HTMLElement).click())
    await waitForText(options, `Using ${site}`)
    await options.close()
  },
})

describe('from the product’s page to a live launch, in Chromium', () => {
  itLaunches(driver, () => harbour)
})

describe('from a draft to a winner that people have heard of, in Chromium', () => {
  itIsHeardOf(
    () => chromium.browser,
    () => harbour,
  )
})

describe('a community that can’t be taken over, in Chromium', () => {
  itIsNotTakenOver(
    () => chromium.browser,
    () => harbour,
  )
})
