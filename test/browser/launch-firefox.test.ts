import { afterAll, beforeAll, describe } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { openFirefox, type FirefoxWithExtension } from '../support/firefox.ts'
import { itLaunches, openHarbour, type Driver } from './launch-journey.ts'

let firefox: FirefoxWithExtension
let harbour: Awaited<ReturnType<typeof openHarbour>>

beforeAll(async () => {
  harbour = await openHarbour()
  firefox = await openFirefox(await testExtension('firefox'))
})
afterAll(async () => {
  await firefox?.close()
  await harbour?.close()
})

const driver = (): Driver => ({
  openTab: firefox.openTab,
  pressButton: firefox.pressButton,
  waitForTab: firefox.waitForTab,
  tellSite: async (site) => {
    const options = await firefox.openOptions()
    await options.waitForFunction(() => document.querySelector<HTMLInputElement>('#server-url')?.value !== '', { polling: 50 })
    await options.click('summary')
    await options.$eval('#server-url', (input) => (input as HTMLInputElement).select())
    await options.type('#server-url', site)
    await options.click('.advanced form button')
    const isConnected = (words: string) => document.querySelector('.notice.tone-pass')?.textContent.includes(words)
    await options.waitForFunction(isConnected, { polling: 50 }, `Using ${site}`)
  },
})

describe('from the product’s page to a live launch, in Firefox', () => {
  itLaunches(driver, () => harbour)
})
