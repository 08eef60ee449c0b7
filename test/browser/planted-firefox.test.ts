import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchFirefox } from '../support/browsers.ts'
import { plantedBarriers, plantedTraps } from '../support/planted-accessibility.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { bundleAccessibility, judgeTab } from './accessibility.ts'
import { itChooses } from './choice-tables.ts'
import { itFills } from './fill-tables.ts'
import { itOpensLists } from './list-tables.ts'
import { itTypes } from './typing-tables.ts'
import { bundleGather } from './rendered.ts'
import { itJudges, openPlanted, plantedHosts, type Planted } from './rendered-tables.ts'

// One Firefox for both kinds of checks: its start costs as much as twenty pages.

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

let browser: Browser
let planted: Planted
let barred: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  planted = await openPlanted()
  barred = await servePlanted((name) => all.find((one) => one.name === name)?.site)
  browser = await launchFirefox({
    extraPrefsFirefox: {
      'network.dns.localDomains': [...plantedHosts, ...all.map(({ name }) => hostOf(name))].join(','),
      'dom.min_background_timeout_value': 4, // a second otherwise: tabs behind another wait that long
    },
  })
})
afterAll(async () => {
  await browser?.close()
  planted?.close()
  barred?.close()
})

describe('the page in a Firefox tab', () => {
  let script: string
  beforeAll(async () => {
    script = await bundleGather()
  })
  // Firefox has no layout-shift entries, and doesn’t report where an image’s size comes from.
  itJudges(() => ({ browser, script, planted }), { unmeasured: ['layout-shift', 'image-dimensions'], isSecond: true })
})

describe('filling forms in Firefox', () => {
  itFills(() => browser)
  itOpensLists(() => browser)
  itTypes(() => browser)
  itChooses(() => browser)
})

describe('the accessibility of the page in a Firefox tab', () => {
  let tab: Page
  let scripts: Awaited<ReturnType<typeof bundleAccessibility>>
  beforeAll(async () => {
    scripts = await bundleAccessibility()
    tab = await browser.newPage({ type: 'window' })
    await tab.setViewport({ width: 1280, height: 800 })
  })

  async function findings(name: string) {
    await tab.goto(`http://${hostOf(name)}:${barred.port}/`, { waitUntil: 'load' })
    return (await judgeTab(tab, scripts.gather)).findings
  }

  it.each(barriers)('$name is found by $finds alone', async ({ name, finds }) => {
    expect((await findings(name)).map(({ id }) => id)).toEqual([finds])
  })

  it.each(traps)('$name has no fault', async ({ name }) => {
    expect((await findings(name)).map(({ id, detail, fix }) => ({ id, detail, fix }))).toEqual([])
  })
})
