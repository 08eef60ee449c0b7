import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { plantedBarriers, plantedFrames, plantedTraps } from '../support/planted-accessibility.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { bundleAccessibility, judgeTab, pasteFix } from './accessibility.ts'

let browser: Browser
let tab: Page
let scripts: Awaited<ReturnType<typeof bundleAccessibility>>
let server: Awaited<ReturnType<typeof servePlanted>>

const siteOf = (name: string) =>
  name === 'clean'
    ? plantedSite()
    : name === 'framed'
      ? plantedFrames
      : [...plantedBarriers, ...plantedTraps].find((planted) => planted.name === name)?.site

beforeAll(async () => {
  scripts = await bundleAccessibility()
  server = await servePlanted(siteOf)
  browser = await launchChromium({ args: ['--host-resolver-rules=MAP *.planted-site.com 127.0.0.1'] })
  tab = await browser.newPage()
  await tab.setViewport({ width: 1280, height: 800 })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

const open = (name: string) => tab.goto(`http://${name}.planted-site.com:${server.port}/`, { waitUntil: 'load' })

describe('the accessibility of the page in a Chromium tab', () => {
  it('is faultless on a well-made page, which stays as it was', async () => {
    await open('clean')
    const before = await tab.content()
    const { findings, facts } = await judgeTab(tab, scripts.gather)
    expect(findings).toEqual([])
    expect(facts.text).toMatchObject({ low: 0, unreadable: 0, unjudged: 0 })
    expect(await tab.content()).toBe(before)
  })

  it.each(plantedBarriers)(
    '$name is found by $finds alone, as axe-core finds it, and gone once the fix is pasted',
    async ({ name, rule, finds, byHand }) => {
      await open(name)
      const { findings, facts } = await judgeTab(tab, scripts.gather)
      expect(findings.map(({ id }) => id)).toEqual([finds])
      expect(facts.violations.map((violation) => [violation.rule, violation.count])).toEqual(await tab.evaluate(scripts.plainAxe))
      expect(facts.violations.map((violation) => violation.rule)).toContain(rule)
      const [finding] = findings
      if (byHand || finding === undefined) return
      await pasteFix(tab, finding, facts)
      expect((await judgeTab(tab, scripts.gather)).findings.map(({ detail }) => ({ detail, pasted: finding.fix }))).toEqual([])
    },
  )

  it.each(plantedTraps)('$name is no fault', async ({ name }) => {
    await open(name)
    const { findings } = await judgeTab(tab, scripts.gather)
    expect(findings.map(({ id, detail, fix }) => ({ id, detail, fix }))).toEqual([])
  })

  it('checks frames from its own site, and counts the others', async () => {
    await open('framed')
    const { findings, facts } = await judgeTab(tab, scripts.gather)
    expect(findings.map(({ id }) => id)).toEqual(['image-alternatives'])
    expect(findings[0]?.fix).toContain('/demo.html -->\n<img alt=""')
    expect(facts.unseenFrames).toBe(1)
  })

  it.each(['over-fixed-pseudo', 'over-fixed-canvas', 'dark-scheme', 'named-by-style'])('%s is a fault only to axe-core', async (name) => {
    await open(name)
    expect(await tab.evaluate(scripts.plainAxe)).not.toEqual([])
  })
})
