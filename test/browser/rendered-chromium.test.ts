import { launch, type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { findBrowser } from '../support/browsers.ts'
import { bundleGather } from './rendered.ts'
import { itJudges, openPlanted, type Planted } from './rendered-tables.ts'

let browser: Browser
let script: string
let planted: Planted

beforeAll(async () => {
  script = await bundleGather()
  planted = await openPlanted()
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--host-resolver-rules=MAP *.planted-site.com 127.0.0.1']
  browser = await launch({ executablePath: await findBrowser('chromium'), args })
})
afterAll(async () => {
  await browser?.close()
  planted?.close()
})

describe('the page in a Chromium tab', () => {
  itJudges(() => ({ browser, script, planted }))
})
