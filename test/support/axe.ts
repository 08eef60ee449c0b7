import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'puppeteer-core'

/** The accessibility engine as a script, to be evaluated in any page whatever its content security policy. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Evaluated after axeSource: what is wrong, a line each, empty when nothing is. Selectors, which nobody reads, and styles fetched anew, which only an
 * experimental rule uses, would take half of the time.
 */
const findingsOf = (rules: string) =>
  `axe.run(document, { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] }${rules} }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`
export const axeFindings = findingsOf('')
/** All that another colour scheme can change. */
const colorFindings = findingsOf(", runOnly: ['color-contrast', 'link-in-text-block']")

/** What is wrong with a page of Chromium in either colour scheme, a line each; without motion, so that nothing is judged half faded. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const faults: string[] = []
  for (const [scheme, findings] of Object.entries({ light: axeFindings, dark: colorFindings })) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    faults.push(...((await page.evaluate(findings)) as string[]).map((fault) => `${scheme}: ${fault}`))
  }
  return faults
}
