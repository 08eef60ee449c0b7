import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { axeFindings, axeSource } from '../support/axe.ts'
import { openFirefox, type FirefoxPopup, type FirefoxWithExtension } from '../support/firefox.ts'
import { serveProductSite } from '../support/product-site.ts'
import { signUpIn } from '../support/public-form.ts'
import { runService, type RunningService } from '../support/service.ts'
import { tellOwner } from '../support/tell-owner.ts'

let firefox: FirefoxWithExtension
let product: Awaited<ReturnType<typeof serveProductSite>>
let service: RunningService
/** The service under the name it gives itself in its links. It is not the build's own, so its permission is asked for in the options. */
let site: string

beforeAll(async () => {
  const [folder, served] = await Promise.all([testExtension('firefox'), serveProductSite()])
  product = served
  service = await runService({ CRAWL_ALLOW: `localhost:${served.port}` })
  site = `http://localhost:${new URL(service.origin).port}`
  firefox = await openFirefox(folder)
})

afterAll(async () => {
  await firefox?.close()
  await product?.close()
  await service?.close()
})

const press = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click())
const pressIn = (popup: FirefoxPopup, selector: string) => popup.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
const textOf = async (popup: FirefoxPopup) => String(await popup.evaluate('document.body.innerText'))

async function submit(page: Page, selector: string) {
  await Promise.all([page.waitForNavigation(), press(page, selector)])
}

async function expectAccessible(popup: FirefoxPopup) {
  expect(await popup.evaluate(`${axeSource};${axeFindings}`)).toEqual([])
}

/** Types into a field as far as the popup can tell: its text changes and it is told. */
const type = (popup: FirefoxPopup, selector: string, text: string) =>
  popup.evaluate(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)})
    field.value = ${JSON.stringify(text)}
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })()`)

async function openPart(tab: Page, part: 'draft' | 'launches', words: string): Promise<FirefoxPopup> {
  const popup = await firefox.pressButton(tab)
  await popup.waitForText('My launches')
  await pressIn(popup, `#tab-${part}`)
  await popup.waitForText(words)
  return popup
}

describe('an account in the popup in Firefox', () => {
  let tab: Page
  let approved: Page

  it('switches to a server on another host, whose approval page it may then read', async () => {
    const options = await firefox.openOptions()
    await options.waitForFunction(() => document.querySelector<HTMLInputElement>('#server-url')?.value !== '', { polling: 50 })
    await options.click('summary')
    await options.$eval('#server-url', (input) => (input as HTMLInputElement).select())
    await options.type('#server-url', site)
    await options.click('.advanced form button')
    const isConnected = (words: string) => document.querySelector('.notice.tone-pass')?.textContent.includes(words)
    await options.waitForFunction(isConnected, { polling: 50 }, `Using ${site}`)
    expect(await options.$eval('#server-url', (input) => (input as HTMLInputElement).value)).toBe(site)
  })

  it('is connected by one approval, and the token leaves the page', async () => {
    tab = await firefox.openTab(`http://localhost:${product.port}/`)
    const popup = await openPart(tab, 'launches', 'Connect your account')
    await expectAccessible(popup)
    await pressIn(popup, '.bar--bottom button')
    const page = await firefox.waitForTab(`${site}/`)
    await page.waitForSelector('main a[href^="/sign-up/"]')
    await submit(page, 'main a[href^="/sign-up/"]')
    await signUpIn(page, service.origin, { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' })
    await submit(page, 'button[value^=approve]')
    await page.waitForSelector('.sw-connected')
    expect(await page.content()).not.toContain('slipway_ct_')
    approved = page

    const reopened = await firefox.pressButton(tab)
    await reopened.waitForText('No launches yet')
    await expectAccessible(reopened)
  })

  it('creates a draft from edits made before the popup closed', async () => {
    const popup = await openPart(tab, 'draft', 'Tagline')
    await type(popup, '#draft-tagline', 'Tide tables that small crews can trust on any given day of the year')
    await popup.waitForText('67 / 60')
    await expectAccessible(popup)
    await popup.close()

    const reopened = await firefox.pressButton(tab)
    await reopened.waitForText('67 / 60')
    await pressIn(reopened, '.bar--bottom button')
    await reopened.waitForText('Draft created')
    expect(await textOf(reopened)).toContain('Tagline is 67 characters')
    await expectAccessible(reopened)
  })

  it('lists the draft under My launches, and what happened to it', async () => {
    await tellOwner(service.world, 'ada@example.org')
    const popup = await openPart(tab, 'launches', '1 unread notification')
    for (const words of ['Tidewatch', 'Finish draft', 'Badge: not checked yet', 'Updated just now', 'got its first vote.'])
      expect(await textOf(popup)).toContain(words)
    await expectAccessible(popup)
  })

  it('goes back to Connect when it is revoked', async () => {
    await approved.goto(`${site}/profile/connections/`)
    await submit(approved, 'form:has([name=do][value=revoke-connection]) button')
    const popup = await openPart(tab, 'launches', 'Connection revoked')
    expect(await textOf(popup)).toContain('Connect your account')
    await expectAccessible(popup)
  })
})
