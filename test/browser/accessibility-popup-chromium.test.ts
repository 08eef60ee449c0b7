import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExtension } from '../../api/commands/build-extension.ts'
import { findFaults } from '../support/axe.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { plantedFrames } from '../support/planted-accessibility.ts'
import { servePlanted } from '../support/planted-site.ts'

let folder: string
let chromium: ChromiumWithExtension
let server: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  ;[folder, server] = await Promise.all([buildExtension('chrome', 'http://127.0.0.1:9', '.output/test'), servePlanted(() => plantedFrames)])
  chromium = await openChromium(folder)
})
afterAll(async () => {
  await chromium?.close()
  server?.close()
})

const openTab = () => chromium.openTab(`http://product.example.test:${server.port}/`)

// Polled by time, because a popup gets no animation frames while the browser looks elsewhere.
const waitForChecked = (popup: Page) =>
  popup.waitForFunction(() => document.querySelector('.accessibility')?.textContent.startsWith('Accessibility checked'), { polling: 20 })

describe('accessibility in the popup in Chromium', () => {
  it('joins the first findings once it has been checked, without moving them', async () => {
    const tab = await openTab()
    const before = await tab.content()
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.accessibility')
    const topOf = () => popup.$eval('.sw-group', (group) => group.getBoundingClientRect().top)
    const top = await topOf()
    await waitForChecked(popup)
    expect(await topOf()).toBe(top)
    const text = await popup.$$eval('.sw-finding', (found) => found.map((one) => one.textContent).join('\n'))
    expect(text).toContain('An image has no alt text.')
    expect(text).toContain('/demo.html -->\n<img alt="" src="/screen.png"')
    expect(text).toContain('One frame from another site couldn’t be checked')
    expect(await findFaults(popup)).toEqual([])
    expect(await tab.content()).toBe(before)
  })

  it('may be closed while it is being checked', async () => {
    const tab = await openTab()
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.accessibility')
    await popup.close()
    const again = await chromium.pressButton(tab)
    await waitForChecked(again)
    expect(await again.$$eval('.sw-finding', (found) => found.length)).toBeGreaterThan(0)
  })

  it('costs the popup nothing: axe-core is a file of its own', async () => {
    const chunks = (await readdir(`${folder}/chunks`)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(chunks.map((name) => readFile(`${folder}/chunks/${name}`, 'utf8')))
    expect(texts.filter((text) => text.includes('color-contrast-evaluate'))).toEqual([])
    expect(await readFile(`${folder}/accessibility.js`, 'utf8')).toContain('color-contrast-evaluate')
  })
})
