import type { CDPSession, Page, Protocol } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { findFaults } from '../support/axe.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'
import { serveProductSite } from '../support/product-site.ts'
import { signUpIn } from '../support/public-form.ts'
import { runService, type RunningService } from '../support/service.ts'
import { tellOwner } from '../support/tell-owner.ts'

let chromium: ChromiumWithExtension
let product: Awaited<ReturnType<typeof serveProductSite>>
let service: RunningService
/** The service under the name it gives itself in its links. */
let site: string
beforeAll(async () => {
  const [folder, served] = await Promise.all([testExtension('chrome', 'http://localhost:9'), serveProductSite()])
  product = served
  service = await runService({ CRAWL_ALLOW: `localhost:${served.port}` })
  site = `http://localhost:${new URL(service.origin).port}`
  chromium = await openChromium(folder)
  await tellSite(site)
})

afterAll(async () => {
  await chromium?.close()
  await product?.close()
  await service?.close()
})

const productUrl = () => `http://localhost:${product.port}/`
const optionsUrl = () => `chrome-extension://${chromium.extension.id}/options.html`
// Polled by time, because a popup gets no animation frames while the browser looks elsewhere.
const waitForText = (page: Page, text: string) =>
  page.waitForFunction((part) => document.body.innerText.includes(part), { polling: 50 }, text)
const press = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click())
const textOf = (page: Page) => page.evaluate(() => document.body.innerText)

async function tellSite(url: string) {
  const options = await chromium.openTab(optionsUrl())
  await options.waitForFunction(() => document.querySelector<HTMLInputElement>('#server-url')?.value !== '', { polling: 50 })
  await press(options, 'summary')
  await options.$eval('#server-url', (input) => (input as HTMLInputElement).select())
  await options.type('#server-url', url)
  await press(options, '.advanced form button')
  await waitForText(options, `Using ${url}`)
  await options.close()
}

async function openPart(tab: Page, part: 'draft' | 'launches'): Promise<Page> {
  const popup = await chromium.pressButton(tab)
  await popup.waitForSelector(`#tab-${part}`)
  await press(popup, `#tab-${part}`)
  return popup
}

async function submit(page: Page, selector: string) {
  await Promise.all([page.waitForNavigation(), press(page, selector)])
}

async function signUp(page: Page, email: string) {
  await submit(page, 'main a[href^="/sign-up/"]')
  await signUpIn(page, service.origin, { name: 'Ada', email, password: 'correct horse battery' })
}

/** Presses Connect and follows the link it opens. */
async function startConnecting(tab: Page): Promise<{ page: Page; code: string }> {
  const before = new Set(chromium.browser.targets())
  const popup = await openPart(tab, 'launches')
  await waitForText(popup, 'Connect your account')
  expect(await findFaults(popup)).toEqual([])
  await press(popup, '.bar--bottom button')
  const target = await chromium.browser.waitForTarget((other) => !before.has(other) && other.url().startsWith(site), {
    timeout: 120_000,
  })
  const page = await target.page()
  if (page === null) throw new Error('The approval page is no tab.')
  page.setDefaultTimeout(120_000)
  await page.waitForSelector('main')
  const code = decodeURIComponent(page.url()).slice(-9)
  return { page, code }
}

/** What the world of the extension's script inside the page sees, which a page that took over its process would see too. */
async function evaluateInScript(page: Page, expression: string): Promise<string> {
  const session: CDPSession = await page.createCDPSession()
  const found = new Promise<Protocol.Runtime.ExecutionContextDescription>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context }) => context.origin.startsWith('chrome-extension://') && resolve(context))
  })
  await session.send('Runtime.enable')
  const { uniqueId } = await found
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    uniqueContextId: uniqueId,
    awaitPromise: true,
    returnByValue: true,
  })
  return String(exceptionDetails?.exception?.description ?? result.value)
}

describe('an account in the popup in Chromium', () => {
  let tab: Page
  let approved: Page

  it('is connected by one approval, and the token leaves the page', async () => {
    tab = await chromium.openTab(productUrl())
    const { page, code } = await startConnecting(tab)
    const waiting = await chromium.pressButton(tab)
    await waitForText(waiting, code)
    expect(await findFaults(waiting)).toEqual([])
    await page.bringToFront()
    await signUp(page, 'ada@example.org')
    expect(await textOf(page)).toContain(code)
    await submit(page, 'button[value^=approve]')
    await page.waitForSelector('.sw-connected')
    expect(await textOf(page)).toContain('You can close this tab')
    expect(await page.content()).not.toContain('slipway_ct_')
    approved = page

    const popup = await chromium.pressButton(tab)
    await waitForText(popup, 'No launches yet')
    expect(await textOf(popup)).toMatch(/Refresh\s+Create draft/)
    expect(await findFaults(popup)).toEqual([])
  })

  it('hides its token from pages and from scripts inside them', async () => {
    expect(await evaluateInScript(approved, 'chrome.storage.local.get().then(JSON.stringify)')).toContain(
      'Access to storage is not allowed',
    )
    expect(await evaluateInScript(approved, 'chrome.storage.session.get().then(JSON.stringify)')).toContain(
      'Access to storage is not allowed',
    )
    const popup = await chromium.pressButton(tab)
    expect(await popup.content()).not.toContain('slipway_ct_')
  })

  it('keeps the edits of a draft when the popup closes, and counts their characters', async () => {
    const popup = await openPart(tab, 'draft')
    await popup.waitForSelector('#draft-tagline')
    await popup.$eval('#draft-tagline', (input) => (input as HTMLInputElement).select())
    await popup.type('#draft-tagline', 'Tide tables that small crews can trust on any given day of the year')
    await waitForText(popup, '67 / 60')
    await waitForText(popup, '67/60 characters. Shorter reads better.')
    expect(await findFaults(popup)).toEqual([])
    await popup.close()

    const reopened = await chromium.pressButton(tab)
    await reopened.waitForSelector('#draft-tagline')
    expect(await reopened.$eval('#draft-tagline', (input) => (input as HTMLInputElement).value)).toContain('any given day')
  })

  it('accepts three categories, but not a fourth', async () => {
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('.categories summary')
    await press(popup, '.categories summary')
    for (let left = 30; left > 0 && (await popup.$('.category input:not(:checked):not(:disabled)')) !== null; left--) {
      await press(popup, '.category input:not(:checked):not(:disabled)')
    }
    await waitForText(popup, '3 / 3')
    expect(await popup.$$eval('.category input:checked', (inputs) => inputs.length)).toBe(3)
    expect(await findFaults(popup)).toEqual([])
  })

  it('creates the draft, shows its warnings and opens it', async () => {
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('#draft-name')
    await press(popup, '.bar--bottom button')
    await waitForText(popup, 'Draft created')
    await waitForText(popup, 'Tagline is 67 characters')
    expect(await findFaults(popup)).toEqual([])
    await popup.close()

    const reopened = await chromium.pressButton(tab)
    await waitForText(reopened, 'Open draft')
    const opened = chromium.browser.waitForTarget((target) => target.url().startsWith(`${site}/drafts/`))
    await chromium.pressToLeave(reopened, '.bar--bottom button')
    await (await (await opened).page())?.close()
  })

  it('lists the draft under My launches, and what happened to it', async () => {
    await tellOwner(service.world, 'ada@example.org')
    const popup = await openPart(tab, 'launches')
    await waitForText(popup, '1 unread notification')
    for (const words of [
      'Tidewatch',
      'Finish draft',
      'Draft',
      'Badge: not checked yet',
      'Dashboard',
      'Updated just now',
      'got its first vote.',
    ]) {
      expect(await textOf(popup)).toContain(words)
    }
    expect(await findFaults(popup)).toEqual([])
  })

  it('shows My launches on any page, even on one that can’t be audited', async () => {
    const popup = await openPart(await chromium.openTab('chrome://version/'), 'launches')
    await waitForText(popup, 'Finish draft')
    await press(popup, '#tab-draft')
    await waitForText(popup, 'This is a browser page')
    expect(await findFaults(popup)).toEqual([])
  })

  it('goes back to Connect when it is revoked, and keeps the edits', async () => {
    const other = await chromium.openTab(`http://product.example.test:${product.port}/`)
    const popup = await openPart(other, 'draft')
    await popup.waitForSelector('#draft-name')
    await popup.type('#draft-name', ' two')
    await popup.close()
    await approved.bringToFront()
    await approved.goto(`${site}/profile/connections/`)
    await submit(approved, 'form:has([name=do][value=revoke-connection]) button')

    const after = await chromium.pressButton(other)
    await after.waitForSelector('#draft-name')
    await press(after, '.bar--bottom button')
    await waitForText(after, 'Connection revoked')
    expect(await after.$eval('#draft-name', (input) => (input as HTMLInputElement).value)).toContain(' two')
    expect(await textOf(after)).toContain('Connect and create draft')
    expect(await findFaults(after)).toEqual([])
  })

  it('accepts no token from another origin, even with the right code', async () => {
    const { page, code } = await startConnecting(tab)
    const forged = await chromium.openTab(`http://localhost:${product.port}/connect/?code=${code}`)
    expect(await evaluateInScript(forged, `chrome.runtime.sendMessage({ type: 'is-code-expected', code: '${code}' })`)).toBe('false')
    const offer = `chrome.runtime.sendMessage({ type: 'offer-token', code: '${code}', token: 'slipway_ct_forged' })`
    expect(await evaluateInScript(forged, offer)).toBe('not-ours')
    expect(await forged.$eval('output', (output) => output.textContent)).toBe('slipway_ct_forged')
    expect(await evaluateInScript(forged, "chrome.runtime.sendMessage({ type: 'disconnect' }).then(String)")).toBe('undefined')

    // The pairing itself is untouched by that: its own page still connects.
    await page.bringToFront()
    await submit(page, 'button[value^=approve]')
    await page.waitForSelector('.sw-connected')
  })

  it('accepts no token of a pairing that somebody else started', async () => {
    const answer = await fetch(`${site}/api/v1/me/launches/`, { headers: { 'Slipway-Client': 'Somebody else' } })
    const { data } = (await answer.json()) as { data: { connectUrl: string } }
    const page = await chromium.openTab(data.connectUrl)
    await submit(page, 'button[value^=approve]')
    const shown = await page.$eval('output', (output) => output.textContent)
    const code = data.connectUrl.slice(-9)
    expect(await evaluateInScript(page, `chrome.runtime.sendMessage({ type: 'is-code-expected', code: '${code}' })`)).toBe('false')
    expect(await page.$eval('output', (output) => output.textContent)).toBe(shown)
    expect(shown).toMatch(/^slipway_ct_\w{36}$/)
    await disconnectAndPaste(shown)
  })

  async function disconnectAndPaste(token: string) {
    const options = await chromium.openTab(optionsUrl())
    await waitForText(options, 'Disconnect')
    await press(options, '.connection-line .link')
    await options.waitForSelector('#token')
    await options.type('#token', token.slice(0, -1))
    await press(options, 'form.token button')
    await waitForText(options, 'That’s not a token')
    await options.type('#token', token.slice(-1))
    await press(options, 'form.token button')
    await waitForText(options, `Connected to ${new URL(site).host}`)
    expect(await findFaults(options)).toEqual([])
  }

  it('says after Disconnect how to revoke access completely', async () => {
    const popup = await openPart(tab, 'launches')
    await waitForText(popup, 'Tidewatch')
    expect(await popup.$eval('.connection-line bdi', (name) => name.textContent)).toBe('Ada')
    await press(popup, '.connection-line .link')
    await waitForText(popup, 'Disconnected on this browser')
    expect(await popup.$eval('.notice a', (link) => link.href)).toBe(`${site}/profile/connections/`)
    expect(await findFaults(popup)).toEqual([])
  })

  it('works with the keyboard: one tab stop for the tabs, arrow keys between them', async () => {
    const popup = await chromium.pressButton(tab)
    await popup.waitForSelector('#tab-launches[aria-selected=true]')
    await popup.focus('#tab-launches')
    await popup.keyboard.press('ArrowRight')
    expect(await popup.evaluate(() => [document.activeElement?.id, document.activeElement?.ariaSelected])).toEqual(['tab-audit', 'true'])
    await popup.keyboard.press('ArrowLeft')
    await popup.keyboard.press('ArrowLeft')
    expect(await popup.evaluate(() => document.activeElement?.id)).toBe('tab-fill')
    await popup.keyboard.press('Tab')
    expect(await popup.evaluate(() => document.activeElement?.id)).toBe('panel')
  })

  it('reads tokens only on the site that is set in Options', async () => {
    const options = await chromium.openTab(optionsUrl())
    const registered = () =>
      options.evaluate('chrome.scripting.getRegisteredContentScripts().then((scripts) => scripts.flatMap(({ matches }) => matches).join())')
    expect(await registered()).toBe('')
    await options.evaluate("chrome.storage.local.set({ site: 'https://launches.example.org' })")
    await expect.poll(registered).toBe('https://launches.example.org/connect/*')
    await options.evaluate("chrome.storage.local.set({ site: 'http://localhost:9' })")
    await expect.poll(registered).toBe('')
  })
})
