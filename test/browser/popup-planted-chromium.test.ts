import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { blockedContent } from '../../shared/audit/checks/watched/blocked-content.ts'
import { findFaults } from '../support/axe.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { literalWatched } from '../support/literal-watched.ts'
import { plantedFrames } from '../support/planted-accessibility.ts'
import { plantedSite, servePlanted, type PlantedSite } from '../support/planted-site.ts'
import { watchedTraps } from '../support/planted-watched.ts'
import { itFillsFromPopup, serveForm, type FormServer } from './fill-popup.ts'
import { serveSendingPage } from './sending-page.ts'
import { listenTo, waitForWatch, watchIn } from './watch.ts'

/** A page whose policy allows its own scripts alone, with a script and a style of another host. */
const strictPage =
  '<!doctype html><title>Tides</title><script src="//cdn.example.test/site.js"></script><link rel="stylesheet" href="//cdn.example.test/site.css"><h1>Tides</h1>'
let policy = "default-src 'self'; img-src *"
/** Its script fails before it has shown anything. */
const blankSite: PlantedSite = {
  '/': { type: 'text/html', body: '<!doctype html><title>Tides</title><div id="root"></div><script src="/app.js"></script>' },
  '/app.js': { type: 'text/javascript', body: "console.error('No feed:', { code: 502 })\nPromise.reject(new TypeError('No tide'))" },
}
/** Its largest element comes late; requests keep the load going until then. */
const lateSite: PlantedSite = {
  '/': {
    type: 'text/html',
    body: `<!doctype html><title>Tides</title><p>Tides</p><h1 hidden>Tide tables for every harbor</h1>
      <script>
        const waiting = setInterval(() => fetch('/'), 200)
        setTimeout(() => (clearInterval(waiting), document.querySelector('h1').hidden = false), 1500)
      </script>`,
  },
}
let watched = watchedTraps
const sites: Record<string, () => PlantedSite> = {
  product: () => plantedFrames,
  pale: () =>
    plantedSite({
      head: (head) => `${head.replace(/<meta name="description"[^>]*>/, '')}<style>main p { color: #ddd !important }</style>`,
    }),
  late: () => lateSite,
  strict: () => ({
    '/': {
      type: 'text/html',
      body: strictPage.replaceAll('cdn.example.test', `cdn.example.test:${server.port}`),
      headers: { 'Content-Security-Policy': policy },
    },
  }),
}

let folder: string
let chromium: ChromiumWithExtension
let forms: FormServer
let server: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  ;[folder, server, forms] = await Promise.all([
    testExtension('chrome'),
    servePlanted((name) => (sites[name] ?? (() => watched))()),
    serveForm(),
  ])
  chromium = await openChromium(folder)
})
afterAll(async () => {
  await chromium?.close()
  server?.close()
  forms?.close()
})

const openTab = () => chromium.openTab(`http://product.example.test:${server.port}/`)

// Polled by time, because a popup gets no animation frames while the browser looks elsewhere.
const waitForChecked = (popup: Page) =>
  popup.waitForFunction(() => document.querySelector('.accessibility')?.textContent.startsWith('Accessibility checked'), { polling: 20 })

describe('accessibility in the popup in Chromium', () => {
  it('is told in a line of its own once it has been checked, and joins the findings on a press: nothing moves by itself', async () => {
    const tab = await openTab()
    const before = await tab.content()
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.accessibility')
    await popup.waitForSelector('.sw-tally')
    const layout = () =>
      popup.$$eval('.sw-group--fail .sw-finding, .sw-group--warn .sw-finding', (parts) =>
        parts.map((part) => `${part.id} ${part.getBoundingClientRect().top}`),
      )
    const drawn = await layout()
    await waitForChecked(popup)
    expect(await layout()).toEqual(drawn)
    await popup.$eval('.accessibility-line button', (button) => (button as HTMLElement).click())
    await popup.waitForFunction(() => !document.querySelector('.accessibility-line button'), { polling: 20 })
    const text = await popup.$$eval('.sw-finding', (found) => found.map((one) => one.textContent).join('\n'))
    expect(text).toContain('An image has no alt text.')
    expect(text).toContain('/demo.html -->\n<img alt="" src="/screen.png"')
    expect(text).toContain('One frame from another site couldn’t be checked')
    expect(await findFaults(popup)).toEqual([])
    expect(await tab.content()).toBe(before)
  })

  it('comes first in the list once “Copy first fix” copies its fix, if it costs the most', async () => {
    await chromium.browser
      .defaultBrowserContext()
      .overridePermissions(`chrome-extension://${chromium.extension.id}`, ['clipboard-read', 'clipboard-write'])
    const popup = await chromium.pressButton(await chromium.openTab(`http://pale.example.test:${server.port}/`))
    await waitForChecked(popup)
    const first = () => popup.$eval('.sw-finding', (finding) => finding.textContent)
    expect(await first()).toContain('No meta description.')
    await popup.$eval('.bar--bottom .sw-button--primary', (button) => (button as HTMLElement).click())
    await popup.waitForFunction(() => document.querySelector('.bar--bottom')?.textContent.includes('Copied'), { polling: 20 })
    expect(await first()).toContain('Text has too little contrast')
    const snippet = await popup.$eval('.sw-finding details[open] [data-copy-text]', (element) => element.textContent)
    expect(await popup.evaluate(() => navigator.clipboard.readText())).toBe(snippet)
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

describe('filling a form from the popup in Chromium', () => {
  const opened = () => ({ server: forms, openTab: chromium.openTab, pressButton: chromium.pressButton })
  itFillsFromPopup(opened, (popup) => findFaults(popup as Page))
})

describe('reloading and watching in Chromium', () => {
  /** The build’s own server is on this host, so the site is already permitted. */
  const start = (query: string) => watchIn(chromium).start(`http://127.0.0.1:${server.port}/?${query}`)

  it('finds the faults of a page full of traps, and nothing else', async () => {
    const { reopened, leftovers } = watchIn(chromium)
    await start('traps')
    const popup = await reopened('1280 and 390 px')
    const found = await popup.$$eval('.sw-finding--fail, .sw-finding--warn', (all) => all.map((one) => one.textContent))
    const reloaded = found.filter((text) => text.includes('while reloading'))
    expect(reloaded.map((text) => /A script error|On a phone|In dark mode|$/.exec(text)?.[0])).toEqual([
      'In dark mode',
      'A script error',
      'On a phone',
    ])
    expect(reloaded.join()).toContain('/site.js:')
    expect(await leftovers()).toBe('0,0,0,0')
    expect(await findFaults(popup)).toEqual([])
  })

  it('finds a page that a rejected promise leaves blank, and what it logs', async () => {
    watched = blankSite
    const { reopened } = watchIn(chromium)
    await start('blank')
    const popup = await reopened('1280 and 390 px')
    watched = watchedTraps
    const text = await popup.$eval('.sw-report', (report) => report.textContent)
    expect(text).toContain('A script error left the page blank: TypeError: No tide')
    expect(text).toContain('/app.js:2:')
    expect(text).toContain('unhandled rejection')
    expect(text).toContain('log an error: “No feed:')
    expect(text).toContain('Limits the score to 10')
  })

  it('stops blocking what the fix for the Content Security Policy allows', async () => {
    const url = `http://strict.example.test:${server.port}/`
    const { status, fix } = blockedContent.run(literalWatched({ heard: await listenTo(chromium, url) }))
    expect(status).toBe('warn')
    policy = fix?.split('\n')[1] ?? ''
    // Another query, because the browser keeps the first response.
    const heard = await listenTo(chromium, `${url}?fixed`)
    expect(heard.blockedLoads).toEqual([])
    expect(blockedContent.run(literalWatched({ heard })).status).toBe('pass')
  })

  it('measures the share of CPU time until a late paint, and not of one that was too quick for that', async () => {
    const { cpuShare } = await listenTo(chromium, `http://late.example.test:${server.port}/`)
    expect(cpuShare).toBeGreaterThan(0)
    expect(cpuShare).toBeLessThanOrEqual(1)
    expect((await listenTo(chromium, `http://strict.example.test:${server.port}/`)).cpuShare).toBeNull()
  })

  it('tries the page out, and nothing but GET arrives at any host', async () => {
    const sending = await serveSendingPage()
    const { reopened, start } = watchIn(chromium)
    await start(sending.url)
    const popup = await reopened('1280 and 390 px')
    const text = await popup.$eval('.sw-report', (report) => report.textContent)
    expect(text).toContain('“Start free” reacts when it’s pressed.')
    expect(sending.log.filter((line) => !/^(?:GET|HEAD) /.test(line))).toEqual([])
    expect(sending.log).not.toContain('GET /left')
    sending.close()
  })

  it('leaves nothing behind when its window is closed, and says so', async () => {
    const { windows, leftovers, closeWindow } = watchIn(chromium)
    const tab = await start('closed')
    await expect.poll(windows).toBe(1)
    await closeWindow()
    await expect.poll(leftovers).toBe('0,0,0,0')
    await waitForWatch(await chromium.pressButton(tab), 'The window was closed before the page was checked.')
  })

  it('leaves nothing behind when it is canceled', async () => {
    const { windows, leftovers } = watchIn(chromium)
    const tab = await start('canceled')
    await expect.poll(windows).toBe(1)
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.progress')
    await popup.$eval('.bar--bottom button', (button) => (button as HTMLElement).click())
    await expect.poll(leftovers).toBe('0,0,0,0')
    const again = await chromium.pressButton(tab)
    await again.waitForFunction(() => /Run full audit|Try again/.test(document.querySelector('.bar--bottom')?.textContent ?? ''), {
      polling: 50,
    })
    expect(await again.$('.progress')).toBeNull()
  })

  it('cleans up after itself when the browser stopped the extension midway', async () => {
    const { windows, leftovers, stopBackground } = watchIn(chromium)
    const tab = await start('stopped')
    await expect.poll(windows).toBe(1)
    await stopBackground()
    const popup = await chromium.pressButton(tab)
    await waitForWatch(popup, 'Reloading was interrupted. Try again.')
    await expect.poll(leftovers).toBe('0,0,0,0')
  })
})
