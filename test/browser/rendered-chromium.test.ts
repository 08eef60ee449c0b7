import { launch, type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../support/browsers.ts'
import { itChooses } from './choice-tables.ts'
import { itFills } from './fill-tables.ts'
import { auditTab, bundleGather } from './rendered.ts'
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

describe('filling forms in Chromium', () => {
  itFills(() => browser)
  itChooses(() => browser)
})

describe('the page in a Chromium tab', () => {
  itJudges(() => ({ browser, script, planted }), { pastes: true })

  const open = async (name: string) => {
    const tab = await browser.newPage({ type: 'window' })
    await tab.goto(`http://${name}.planted-site.com:${planted.port}/`, { waitUntil: 'networkidle0' })
    return tab
  }

  it('has nothing to find on a page that came back from the back/forward cache', async () => {
    const tab = await open('clean')
    await tab.goto(`http://carousel.planted-site.com:${planted.port}/`)
    await tab.evaluate(() => history.back())
    await tab.waitForFunction(() => location.host.startsWith('clean'), { polling: 50 })
    expect((await auditTab(tab, script)).findings).toEqual([])
    await tab.close()
  })

  it('has nothing to find on a page that loaded in a background tab', async () => {
    const [first, second] = [await browser.newPage(), await browser.newPage()]
    await first.goto(`http://clean.planted-site.com:${planted.port}/`, { waitUntil: 'networkidle0' })
    expect((await auditTab(first, script)).findings).toEqual([])
    await Promise.all([first.close(), second.close()])
  })

  it('adds up for how long scripts block the page', async () => {
    const tab = await browser.newPage({ type: 'window' })
    await tab.goto(`http://clean.planted-site.com:${planted.port}/`, { waitUntil: 'networkidle0' })
    await tab.evaluate(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            for (const end = performance.now() + 700; performance.now() < end;);
            setTimeout(resolve, 100)
          }),
        ),
    )
    expect((await auditTab(tab, script)).facts.speed.blocked).toBeGreaterThan(600)
    await tab.close()
  })

  it('says nothing of a dialog that somebody opened', async () => {
    const tab = await open('clean')
    await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button id="open">Open</button>'))
    await tab.evaluate(() =>
      document.querySelector('#open')?.addEventListener('click', () => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<dialog id="d" style="position:fixed;width:90%;height:90%;background:#fff">Choose your harbour</dialog>',
        )
        document.querySelector<HTMLDialogElement>('#d')?.showModal()
      }),
    )
    await tab.click('#open')
    expect((await auditTab(tab, script)).findings).toEqual([])
    await tab.close()
  })
})
