import { launch, type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileURLToPath } from 'node:url'
import { tryPage } from '../../api/commands/audit/try-page.ts'
import { bundleScript } from '../../api/workers/bundle-script.ts'
import { checks } from '../../shared/audit/checks/index.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import { findBrowser } from '../support/browsers.ts'
import { literalWatched } from '../support/literal-watched.ts'
import { plantedSite, servePlanted, type PlantedSite } from '../support/planted-site.ts'
import { serveSendingPage } from './sending-page.ts'
import { mainButtons, type TriedCase } from './tried-tables.ts'

let browser: Browser
let trier: string
let site: PlantedSite
let server: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  server = await servePlanted(() => site)
  const entry = fileURLToPath(new URL('../../shared/tried/listen-for-tries.ts', import.meta.url))
  trier = await bundleScript({ entryPoints: [entry], format: 'iife', globalName: 'slipway' })
  browser = await launch({ executablePath: await findBrowser('chromium'), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

const tried = /^(?:main-action)$/
const definitions = checks.filter(({ id }) => tried.test(id))

/** What the checks of trying the page out find, a line each. */
async function findIn(body: string): Promise<string[]> {
  const page = await browser.newPage()
  try {
    site = plantedSite({ body: () => body })
    await page.setCacheEnabled(false) // the server lets browsers keep its pages
    await page.goto(`http://127.0.0.1:${server.port}/`)
    const tried = await tryPage(page, trier)
    const facts = literalWatched({ tried, triedOnPhone: null })
    return runAudit(facts, { definitions }).checks.flatMap(({ id, status, detail }) => (status === 'pass' ? [] : [`${id}: ${detail}`]))
  } finally {
    await page.close()
  }
}

const itFinds = (cases: TriedCase[]) =>
  it.each(cases)('%s', async (_what, body, found) => {
    expect(await findIn(body)).toEqual(found === null ? [] : [expect.stringContaining(found)])
  })

describe('a main button', () => {
  itFinds(mainButtons)
})

it('is tried out without anything but GET arriving at any host', async () => {
  const sending = await serveSendingPage()
  const page = await browser.newPage()
  await page.goto(sending.url)
  const tried = await tryPage(page, trier)
  await page.close()
  expect(tried?.presses?.map(({ text, outcome }) => `${text}: ${outcome}`)).toEqual(['Start free: works', 'Look around: works'])
  expect(sending.log.filter((line) => !/^(?:GET|HEAD) /.test(line))).toEqual([])
  sending.close()
})
