import type { Page } from 'puppeteer-core'
import { axeFindings, axeSource } from './axe.ts'

/** Colours depend on the theme alone, sizes on the width alone, so two looks show what four would. */
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
]

/** What axe finds, and how far a page is wider than its window, in either look; empty when all is well. */
export async function errorsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const faults: string[] = []
  for (const { theme, width } of looks) {
    await page.setViewport({ width, height: 800 })
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' }, // colours change at once, not through half-tones
    ])
    await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))')
    const found = (await page.evaluate(axeFindings)) as string[]
    const excess = Number(await page.evaluate('document.documentElement.scrollWidth')) - width
    if (excess > 0) found.push(`${excess} px too wide`)
    faults.push(...found.map((fault) => `${theme} ${width}: ${fault}`))
  }
  return faults
}
