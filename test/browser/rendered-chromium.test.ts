import { launch, type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../support/browsers.ts'
import { plantedFaults } from '../support/planted-faults.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { auditTab, bundleGather, type Audited } from './rendered.ts'

let browser: Browser
let script: string
let server: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  script = await bundleGather()
  server = await servePlanted((name) => (name === 'clean' ? plantedSite() : plantedFaults.find((fault) => fault.name === name)?.site))
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--host-resolver-rules=MAP *.planted-site.com 127.0.0.1']
  browser = await launch({ executablePath: await findBrowser('chromium'), args })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

async function audit(name: string, width = 1280): Promise<Audited> {
  const tab = await browser.newPage()
  try {
    await tab.setViewport({ width, height: 800 })
    await tab.goto(`http://${name}.planted-site.com:${server.port}/`, { waitUntil: 'networkidle0' })
    return await auditTab(tab, script)
  } finally {
    await tab.close()
  }
}

describe('the page in a Chromium tab', () => {
  it.each([1280, 390])('has nothing to find on a well-made page %d pixels wide', async (width) => {
    const { findings, score } = await audit('clean', width)
    expect(findings).toEqual([])
    expect(score).toBe(100)
  })

  it.each(plantedFaults)('$name is found by $finds, and by nothing else', async ({ name, finds, width }) => {
    const { findings } = await audit(name, width)
    expect(findings.map(({ id }) => id)).toEqual([finds])
  })
})
