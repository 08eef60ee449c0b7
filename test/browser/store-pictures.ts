import { mkdir } from 'node:fs/promises'
import type { Page } from 'puppeteer-core'
import sharp from 'sharp'
import { buildExtension, standardLook } from '../../api/commands/build-extension.ts'
import { startSampleSite } from '../../api/sample/sample-site.ts'
import { openChromium } from '../support/chromium.ts'
import { runService } from '../support/service.ts'

// `npm run store-pictures`: what the stores show of the extension, 1280 by 800 pixels: the popup in a real Chromium, over the sample product’s page.

const name = process.env['SITE_NAME'] || 'Slipway'
const folder = '.output/store-pictures'
const size = { width: 1280, height: 800 }

await mkdir(folder, { recursive: true })
const sample = await startSampleSite(0, '127.0.0.1')
const service = await runService({ SITE_NAME: name, CRAWL_ALLOW: new URL(sample.url).host })
const chromium = await openChromium(await buildExtension('chrome', service.origin, folder, { ...standardLook, name }))
try {
  const tab = await chromium.openTab(sample.url)
  await tab.setViewport(size)
  const popup = await chromium.pressButton(tab)
  await popup.waitForSelector('.sw-tally')
  await popup.waitForFunction(() => !document.body.innerText.includes('Checking'), { polling: 50 })
  await picture('1-report', tab, popup)

  await popup.$eval('.previews-offer', (offer) => offer.scrollIntoView())
  await popup.click('.previews-offer button')
  await popup.waitForSelector('.sw-preview')
  await popup.$eval('.sw-previews', (previews) => previews.scrollIntoView())
  await picture('2-previews', tab, popup)

  await popup.$eval('#tab-draft', (button) => (button as HTMLElement).click())
  await popup.waitForSelector('form')
  await picture('3-draft', tab, popup)
} finally {
  await Promise.all([chromium.close(), service.close(), sample.close()])
}

/** The popup hangs below the toolbar’s right end, as in the browser, whose own window no picture can take. */
async function picture(title: string, tab: Page, popup: Page): Promise<void> {
  await popup.evaluate(() => document.fonts.ready)
  const [under, over] = [Buffer.from(await tab.screenshot()), Buffer.from(await popup.screenshot())]
  const { width, height } = await sharp(over).metadata()
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 80}" height="${height + 80}"><defs><filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>
    <rect x="40" y="48" width="${width}" height="${height}" opacity=".45" filter="url(#soft)"/></svg>`
  const left = size.width - width - 56
  await sharp(under)
    .composite([
      { input: Buffer.from(shadow), left: left - 40, top: 0 },
      { input: over, left, top: 40 },
    ])
    .png({ compressionLevel: 9 })
    .toFile(`${folder}/${title}.png`)
}
