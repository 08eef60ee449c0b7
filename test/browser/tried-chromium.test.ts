import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tryPage } from '../../api/commands/audit/trying/try-page.ts'
import { bundleScript } from '../../api/workers/bundle-script.ts'
import { checks } from '../../shared/audit/checks/index.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import { collectEvent } from '../../shared/watched/watched.ts'
import { launchChromium } from '../support/browsers.ts'
import { literalWatched } from '../support/literal-watched.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { serveSendingPage } from './sending-page.ts'
import { choices } from './tried-choice-tables.ts'
import { controls } from './tried-control-tables.ts'
import { nuisances, onThemselves } from './tried-nuisance-tables.ts'
import { forms, openers } from './tried-form-tables.ts'
import { checks as checkedForms, orders } from './tried-order-tables.ts'
import { parts } from './tried-part-tables.ts'
import { answers, locks, looks } from './tried-use-tables.ts'
import { pressed } from './tried-press-tables.ts'
import { moving } from './tried-moving-tables.ts'
import { steppedAndShown } from './tried-step-tables.ts'
import { required } from './tried-required-tables.ts'
import { results } from './tried-result-tables.ts'
import { mainButtons, pages, type TriedCase } from './tried-tables.ts'
import { inWindow } from './windows.ts'
import cases from './tried-cases.json' with { type: 'json' }

const { copies, fields, late, papers, phoneDialogs, phoneMenus, pricing, seen, seenOnBoth, seenOnPhones, sums, twins } =
  cases as unknown as Record<keyof typeof cases, TriedCase[]>

/** The CPU meter would take a quarter of the time of a page, and no check of trying out asks for it. */
const unmetered = 'slipway.listenFromStart({ until: () => null, stop: () => undefined })'

const bundle = (name: string) =>
  bundleScript({
    entryPoints: [fileURLToPath(new URL(`../../shared/tried/${name}.ts`, import.meta.url))],
    format: 'iife',
    globalName: 'slipway',
  })

let browser: Browser
let trier: string
let atStart: string

beforeAll(async () => {
  ;[trier, atStart] = await Promise.all([bundle('listen-for-tries'), bundle('listen-from-start')])
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

const tried = new Set(readdirSync(new URL('../../shared/audit/checks/tried/', import.meta.url)).map((file) => file.replace('.ts', '')))
const definitions = checks.filter(({ id }) => tried.has(id) || id === 'usable-page' || id === 'page-values')

/** What the checks of trying the page out find, a line each. */
async function findIn(body: string, [width = 800, phone]: number[] = [], order = ''): Promise<string[]> {
  const site = plantedSite({ body: () => body, files: { '/order': { type: 'text/html; charset=utf-8', body: order } } })
  const server = await servePlanted(() => site)
  const tryOut = async (page: Page, width: number) => {
    page.removeAllListeners('request')
    await page.emulateFocusedPage(true)
    await page.setRequestInterception(false)
    await page.setViewport({ width, height: 700 })
    const { identifier } = await page.evaluateOnNewDocument(`(() => { ${atStart}; ${unmetered} })()`)
    await page.goto(`http://127.0.0.1:${server.port}/`)
    // As always before a page is tried out: until it’s asked, the listener goes on listening.
    await page.evaluate((name) => dispatchEvent(new CustomEvent(name, { detail: {} })), collectEvent)
    await page.removeScriptToEvaluateOnNewDocument(identifier)
    return tryPage(page, trier)
  }
  const tryAt = (width: number) => inWindow(browser, (page) => tryOut(page, width), { kind: 'tried' })
  const [tried, triedOnPhone] = [await tryAt(width), phone === undefined ? null : await tryAt(phone)]
  server.close()
  const facts = literalWatched({ tried, triedOnPhone })
  return runAudit(facts, { definitions }).checks.flatMap(({ id, status, detail }) => (status === 'pass' ? [] : [`${id}: ${detail}`]))
}

const itFinds = (cases: TriedCase[], ...widths: number[]) =>
  it.concurrent.each(cases)('%s', async (_what, body, found, order) => {
    expect(await findIn(body, widths, order)).toEqual(found === null ? [] : [expect.stringContaining(found)])
  })

describe('a main button', () => {
  itFinds([...mainButtons, ...locks])
})
describe('a button', () => {
  itFinds(late)
})
describe('a page', () => {
  itFinds([...pages, ...looks, ...nuisances])
})
describe('what opens something', () => {
  itFinds([...openers, ...onThemselves])
})
describe('a page of parts', () => {
  itFinds(parts)
})
describe('a form', () => {
  itFinds([...forms, ...checkedForms, ...required, ...answers])
})
describe('a field', () => {
  itFinds(fields)
})
describe('a widget', () => {
  itFinds(twins)
})
describe('a copy', () => {
  itFinds(copies)
})
describe('a sum', () => {
  itFinds(sums)
})
describe('what a page answers:', () => {
  itFinds([...results, ...orders])
})
describe('in steps, and as shown:', () => {
  itFinds(steppedAndShown)
})
describe('after a press:', () => {
  itFinds(pressed)
})
describe('prices:', () => {
  itFinds(pricing)
})
describe('a printed page', () => {
  itFinds(papers)
})
describe('a control', () => {
  itFinds([...controls, ...choices])
})
describe('in motion:', () => {
  itFinds(moving)
})
describe('at a glance, a page', () => {
  itFinds(seen)
})
describe('at a glance, a phone’s page', () => {
  itFinds(seenOnPhones, 390)
})
describe('over a phone’s page, a dialog', () => {
  itFinds(phoneDialogs, 390)
})
describe('a phone’s menu', () => {
  itFinds(phoneMenus, 390)
})
describe('next to a wide page, a phone’s', () => {
  itFinds(seenOnBoth, 1280, 390)
})

it('is tried out without anything but GET arriving at any host', async () => {
  const sending = await serveSendingPage()
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(`(() => { ${atStart}; slipway.listenFromStart() })()`)
  await page.goto(sending.url)
  await page.waitForFunction('base.readyState === "done"', { polling: 50 })
  const tried = await tryPage(page, trier)
  await page.close()
  // Whatever the page still had to send has arrived before this.
  const after = await browser.newPage()
  await after.goto(`${sending.url}after`, { waitUntil: 'networkidle0' })
  const kept = await after.evaluate(
    () =>
      new Promise((resolve) => {
        const [storage, { cookie }] = [Object.fromEntries(Object.entries(localStorage)), document]
        const base = indexedDB.open('kept', 1)
        base.onsuccess = () => {
          const entry = base.result.transaction('all').objectStore('all').get('kept')
          entry.onsuccess = () => resolve({ storage, cookie, entry: entry.result as unknown })
        }
      }),
  )
  await after.close()
  expect(tried?.presses?.map(({ text, outcome }) => `${text}: ${outcome}`)).toEqual(['Start free: works', 'Look around: works'])
  expect(tried?.forms?.map(({ text, outcome }) => `${text}: ${outcome}`)).toEqual(['Sign up: works'])
  expect(sending.log.filter((line) => !/^(?:GET|HEAD) /.test(line))).toEqual([])
  expect(sending.log.filter((line) => /left|logout|delete|unsubscribe|file/.test(line))).toEqual([])
  expect(kept).toEqual({ storage: { kept: 'before', away: 'before' }, cookie: 'kept=before', entry: 'before' })
  sending.close()
})
