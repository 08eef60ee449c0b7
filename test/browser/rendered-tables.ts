import { expect, it } from 'vitest'
import type { Browser } from 'puppeteer-core'
import { fixPlanted } from '../support/fix-planted.ts'
import { plantedFaults } from '../support/planted-faults.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { boxTraps } from '../support/planted-box-traps.ts'
import { plantedTraps } from '../support/planted-traps.ts'
import { useTraps } from '../support/planted-use-traps.ts'
import { useFaults } from '../support/planted-use.ts'
import { auditTab, type Audited } from './rendered.ts'
import { inWindow } from './windows.ts'

export type Planted = Awaited<ReturnType<typeof servePlanted>>

const [faults, traps] = [
  [...plantedFaults, ...useFaults],
  [...plantedTraps, ...useTraps, ...boxTraps],
]
const sites = new Map([...faults, ...traps].map(({ name, site }) => [name, site]))

/** Serves the clean page, its faulty twins and the traps, each under a host of its own. */
export const openPlanted = (): Promise<Planted> => servePlanted((name) => (name === 'clean' ? plantedSite() : sites.get(name)))

/** Every host that `openPlanted` answers for. */
export const plantedHosts = ['clean', ...sites.keys()].map((name) => `${name}.planted-site.com`)

type Visit = { width?: number | undefined; isLoading?: boolean }

const visit = (browser: Browser, address: string, script: string, { width = 1280, isLoading = false }: Visit): Promise<Audited> =>
  inWindow(
    browser,
    async (tab) => {
      await tab.setViewport({ width, height: 800 })
      await tab.goto(address, { waitUntil: isLoading ? 'domcontentloaded' : 'load' })
      // A request that the page before never finished may still count; what’s missing on this page is found below.
      if (!isLoading) await tab.waitForNetworkIdle({ idleTime: 350, timeout: 10_000 }).catch(() => undefined)
      return auditTab(tab, script)
    },
    { isSpoiled: isLoading },
  )

/** Faults whose fix is work: a file to restore or shrink, words to write, a place for a link or form to lead to. */
const byHand = new Set(
  `style-missing style-wrong-type script-missing video-missing font-missing fetch-missing frame-missing background-missing
  image-missing image-truncated image-is-html image-huge heavy shifting
  lorem braces undefined-price object starter todo starter-in-typescript price-undefined icon-name laid-out-from-left
  link-nowhere link-localhost password-over-http form-to-localhost
  section-missing form-unsendable stays-empty text-by-script banner`
    .split(/\s+/)
    .concat(useFaults.map(({ name }) => name)),
)

type Setting = { browser: Browser; script: string; planted: Planted }

type Options = { unmeasured?: readonly string[]; isSecond?: boolean }

/** What they find depends on how a browser lays out and paints. The others read the document and the responses, so two faults each show that a browser gives them. */
const painted = new Set(['page-width', 'text-size', 'visible-content', 'readable-text', 'usable-page', 'image-quality'])
/** Look-alikes by their words alone. */
const worded = new Set(
  'code-samples docs-on-programming merge-tags windows-paths other-prices countdown shop-in-german loading-in-code button-that-says-loading'.split(
    ' ',
  ),
)
const faultsOf = Map.groupBy(faults, ({ finds }) => finds)

/**
 * The tests that both browsers share. `unmeasured` lists the checks for which this browser reports too little. In the first browser, each fix that has
 * something to paste is followed to the letter; the second one is spared what the first has shown for both.
 */
export function itJudges(setting: () => Setting, { unmeasured = [], isSecond = false }: Options = {}): void {
  const judged = isSecond ? [...faultsOf].flatMap(([check, all]) => (painted.has(check) ? all : all.slice(0, 2))) : faults
  const ignored = isSecond ? traps.filter(({ name }) => !worded.has(name)) : traps
  const audit = (name: string, how: Visit, host = 'planted-site.com') => {
    const { browser, script, planted } = setting()
    return visit(browser, `http://${name}.${host}:${planted.port}/`, script, how)
  }

  it.concurrent.each([1280, 500])('has nothing to find on a well-made page %d pixels wide', async (width) => {
    const { findings, score } = await audit('clean', { width })
    expect(findings).toEqual([])
    expect(score).toBe(100)
  })

  it.concurrent.each(judged)('$name is found by $finds alone', async ({ name, finds, width, site }) => {
    const { findings, all } = await audit(name, { width })
    if (!isSecond) {
      const fixed = fixPlanted(site, findings[0]?.fix ?? '')
      expect(fixed === null).toBe(byHand.has(name))
      if (fixed !== null) sites.set(`${name}-fixed`, fixed)
      expect(fixed && (await audit(`${name}-fixed`, { width })).findings).toEqual(fixed && [])
    }
    expect(findings.map(({ id }) => id)).toEqual(unmeasured.includes(finds) ? [] : [finds])
    if (unmeasured.includes(finds)) expect(all.find(({ id }) => id === finds)?.detail).toMatch(/^Not measured/)
  })

  it.concurrent.each(ignored)('nothing is found on $name', async ({ name, host, ...how }) => {
    const { findings } = await audit(name, how, host)
    expect(findings).toEqual([])
  })
}
