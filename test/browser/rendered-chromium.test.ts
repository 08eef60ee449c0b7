import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { itChooses } from './choice-tables.ts'
import { itFills } from './fill-tables.ts'
import { itOpensLists } from './list-tables.ts'
import { itTypes } from './typing-tables.ts'
import { auditTab, bundleGather } from './rendered.ts'
import { itJudges, openPlanted, type Planted } from './rendered-tables.ts'

const args = ['--host-resolver-rules=MAP *.planted-site.com 127.0.0.1']

let browser: Browser
let script: string
let planted: Planted

beforeAll(async () => {
  script = await bundleGather()
  planted = await openPlanted()
  browser = await launchChromium({ args })
})
afterAll(async () => {
  await browser?.close()
  planted?.close()
})

describe('filling forms in Chromium', () => {
  itFills(() => browser)
  itOpensLists(() => browser)
  itTypes(() => browser)
  itChooses(() => browser)
})

describe('the page in a Chromium tab', () => {
  itJudges(() => ({ browser, script, planted }))

  const open = async (name: string, within = browser) => {
    const tab = await within.newPage({ type: 'window' })
    await tab.goto(`http://${name}.planted-site.com:${planted.port}/`, { waitUntil: 'networkidle0' })
    return tab
  }

  it('has nothing to find on a page that came back from the back/forward cache', async () => {
    const keeping = await launchChromium({ args }, { keepsPages: true })
    onTestFinished(() => keeping.close())
    const tab = await open('clean', keeping)
    await tab.evaluate(() => Object.assign(window, { isKept: true }))
    await tab.goto(`http://carousel.planted-site.com:${planted.port}/`)
    await tab.evaluate(() => history.back())
    await tab.waitForFunction('location.host.startsWith("clean") && isKept', { polling: 50 })
    expect((await auditTab(tab, script)).findings).toEqual([])
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
