import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { bundleGather } from './rendered.ts'

let browser: Browser
let script: string
beforeAll(async () => {
  script = await bundleGather()
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** Pages of this many elements. */
const shapes: Record<string, (size: number) => string> = {
  'a link full of elements': (size) => `<a href="#">${'<b>x</b>'.repeat(size)}</a>`,
  'fields beside each other': (size) => `<form>${'<input name="email" type="email">'.repeat(size)}</form>`,
  'forms beside each other': (size) => '<form action="/x"><input name="email"><input type="password"></form>'.repeat(size / 3),
  'leftovers in one paragraph': (size) => `<p>${'<b>undefined </b>'.repeat(size)}</p>`,
  'small texts beside each other': (size) => '<p style="font-size:8px">a small text</p>'.repeat(size),
  'elements that are too wide': (size) => '<p style="width:3000px">a wide text</p>'.repeat(size),
}

/** The processor time of the page’s thread, in milliseconds. */
async function costOf(markup: string): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.setContent(`<!doctype html><html lang="en"><title>Teapot</title>${markup}`)
    const session = await page.createCDPSession()
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const before = await spent()
    await page.evaluate(script)
    return ((await spent()) - before) * 1000
  } finally {
    await page.close()
  }
}

/** What’s too short to compare. */
const trifle = 500

it.each(Object.entries(shapes))('%s: four times as many take about four times as long', async (_, shape) => {
  const [small, large] = [await costOf(shape(1500)), await costOf(shape(6000))]
  expect(large < trifle ? 1 : large / Math.max(small, 50)).toBeLessThan(10)
})
