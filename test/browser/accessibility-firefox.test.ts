import { launch, type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../support/browsers.ts'
import { plantedBarriers, plantedTraps } from '../support/planted-accessibility.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { bundleAccessibility, judgeTab } from './accessibility.ts'

let browser: Browser
let tab: Page
let scripts: Awaited<ReturnType<typeof bundleAccessibility>>
let server: Awaited<ReturnType<typeof servePlanted>>

const names = [
  'grey-text',
  'faded-text',
  'oklch-text',
  'button-unnamed',
  'field-unlabelled',
  'image-undescribed',
  'small-targets',
  'no-zoom',
]
const barriers = plantedBarriers.filter(({ name }) => names.includes(name))
/** Those that depend on how a browser paints. */
const painted = [
  'over-later-layer',
  'over-fixed-pseudo',
  'over-fixed-canvas',
  'drawer',
  'carousel',
  'dark-scheme',
  'named-by-style',
  'fading-in',
]
const traps = [{ name: 'clean', site: plantedSite() }, ...plantedTraps.filter(({ name }) => painted.includes(name))]
const all = [...barriers, ...traps]
const hostOf = (name: string) => `${name}.planted-site.com`

beforeAll(async () => {
  scripts = await bundleAccessibility()
  server = await servePlanted((name) => all.find((planted) => planted.name === name)?.site)
  browser = await launch({
    browser: 'firefox',
    executablePath: await findBrowser('firefox'),
    extraPrefsFirefox: { 'network.dns.localDomains': all.map(({ name }) => hostOf(name)).join(',') },
  })
  tab = await browser.newPage()
  await tab.setViewport({ width: 1280, height: 800 })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

async function findings(name: string) {
  await tab.goto(`http://${hostOf(name)}:${server.port}/`, { waitUntil: 'load' })
  return (await judgeTab(tab, scripts.gather)).findings
}

describe('the accessibility of the page in a Firefox tab', () => {
  it.each(barriers)('$name is found by $finds alone', async ({ name, finds }) => {
    expect((await findings(name)).map(({ id }) => id)).toEqual([finds])
  })

  it.each(traps)('$name has no fault', async ({ name }) => {
    expect((await findings(name)).map(({ id, detail, fix }) => ({ id, detail, fix }))).toEqual([])
  })
})
