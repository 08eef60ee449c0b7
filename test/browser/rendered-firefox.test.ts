import { launch, type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { findBrowser } from '../support/browsers.ts'
import { bundleGather } from './rendered.ts'
import { itJudges, openPlanted, plantedHosts, type Planted } from './rendered-tables.ts'

let browser: Browser
let script: string
let planted: Planted

beforeAll(async () => {
  script = await bundleGather()
  planted = await openPlanted()
  browser = await launch({
    browser: 'firefox',
    executablePath: await findBrowser('firefox'),
    extraPrefsFirefox: { 'network.dns.localDomains': plantedHosts.join(',') },
  })
})
afterAll(async () => {
  await browser?.close()
  planted?.close()
})

describe('the page in a Firefox tab', () => {
  // Firefox has no layout-shift entries, and doesn’t report where an image’s size comes from.
  itJudges(() => ({ browser, script, planted }), { unmeasured: ['layout-shift', 'image-dimensions'] })
})
