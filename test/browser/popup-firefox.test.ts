import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { axeFindings, axeSource } from '../support/axe.ts'
import { openFirefox, type FirefoxPopup, type FirefoxWithExtension } from '../support/firefox.ts'
import { serveProductSite } from '../support/product-site.ts'
import { runService, type RunningService } from '../support/service.ts'

// The build speaks to a service that is not there; the options page then leads it to the real one.
const nowhere = 'http://127.0.0.1:9'

let firefox: FirefoxWithExtension
let product: Awaited<ReturnType<typeof serveProductSite>>
let service: RunningService

beforeAll(async () => {
  const [folder, site] = await Promise.all([testExtension('firefox'), serveProductSite()])
  product = site
  service = await runService({ CRAWL_ALLOW: `localhost:${site.port}`, AUDITS_PER_HOUR: '2' })
  firefox = await openFirefox(folder)
})

afterAll(async () => {
  await firefox?.close()
  await product?.close()
  await service?.close()
})

/** A host that the extension has no standing permission for: only the pressed button opens it. */
const productUrl = (path = '/') => `http://product.example.test:${product.port}${path}`
/** The same site under the name that the service may visit. */
const auditableUrl = (path = '/') => `http://localhost:${product.port}${path}`

const openPopup = async (url: string) => firefox.pressButton(await firefox.openTab(url))
const textOf = async (popup: FirefoxPopup) => String(await popup.evaluate('document.body.innerText'))
const pressMain = async (popup: FirefoxPopup) => {
  await popup.waitForText('Suggested listing')
  await popup.evaluate("document.querySelector('.bar--bottom button').click()")
}

async function expectAccessible(popup: FirefoxPopup) {
  expect(await popup.evaluate(`${axeSource};${axeFindings}`)).toEqual([])
}

describe('the popup in Firefox', () => {
  it('shows the quick check at once, with a fix to paste', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForText('Suggested listing')
    expect(await textOf(popup)).toContain('product.example.test')
    expect(await popup.evaluate('document.body.textContent')).toContain('<meta name="description" content="Tidewatch turns')
    await expectAccessible(popup)
  })

  it('has its designed size, and only its middle scrolls', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForText('Suggested listing')
    const sizes = 'const root = document.documentElement; [root.clientWidth, root.scrollWidth, root.clientHeight, root.scrollHeight]'
    expect(await popup.evaluate(sizes)).toEqual([380, 380, 600, 600])
  })

  it('shows a finding in the page, and takes it away when the popup opens again', async () => {
    const tab = await firefox.openTab(productUrl())
    const before = await tab.evaluate(() => document.documentElement.outerHTML)
    const popup = await firefox.pressButton(tab)
    await popup.waitForText('Show on page')
    const press =
      "[...document.querySelectorAll('.sw-fix__actions button')].find((one) => one.textContent.startsWith('Show on page')).click()"
    await popup.evaluate(press).catch(() => null) // it closes the popup
    const isShown = () => tab.evaluate(() => document.documentElement.lastElementChild?.matches(':popover-open') ?? false)
    await expect.poll(isShown).toBe(true)
    await (await firefox.pressButton(tab)).waitForText('Suggested listing')
    expect(await tab.evaluate(() => document.documentElement.outerHTML)).toBe(before)
  })

  it('says when the server is unreachable', async () => {
    const popup = await openPopup(productUrl())
    await pressMain(popup)
    await popup.waitForText('Can’t reach Slipway')
    await expectAccessible(popup)
  })

  it('tests a server URL in Options when the field is left, and uses it once saved', async () => {
    const options = await firefox.openOptions()
    const waitForNotice = (words: string) =>
      options.waitForFunction((part) => document.querySelector('.notice')?.textContent.includes(part), { polling: 50 }, words)
    const hasUrl = (url: string) => document.querySelector<HTMLInputElement>('#server-url')?.value === url
    await options.waitForFunction(hasUrl, { polling: 50 }, nowhere)
    await options.click('summary')
    await options.$eval('#server-url', (input) => (input as HTMLInputElement).select())
    await options.type('#server-url', service.origin)
    await options.keyboard.press('Tab')
    await waitForNotice(`Found a Slipway server at ${service.origin}`)
    await options.click('.advanced form button')
    await waitForNotice(`Using ${service.origin}`)
    expect(await options.$eval('#server-url', (input) => (input as HTMLInputElement).value)).toBe(service.origin)
  })

  it('runs the full audit on one press, and shows the report again when reopened', async () => {
    const tab = await firefox.openTab(auditableUrl())
    const popup = await firefox.pressButton(tab)
    await pressMain(popup)
    await popup.waitForText('Next free launch dates')
    for (const part of ['Full audit just now', 'Suggested listing', 'Tidewatch', 'Run again']) expect(await textOf(popup)).toContain(part)
    await expectAccessible(popup)

    const reopened = await firefox.pressButton(tab)
    await reopened.waitForText('Next free launch dates')
  })

  it('finishes an audit whose popup was closed', async () => {
    const tab = await firefox.openTab(auditableUrl('/held/'))
    const popup = await firefox.pressButton(tab)
    await pressMain(popup)
    await popup.waitForText('Headers, files, links and duplicates')
    await popup.close()
    product.release()
    const reopened = await firefox.pressButton(tab)
    await reopened.waitForText('Next free launch dates')
    expect(await textOf(reopened)).toContain('/held/')
  })

  it('counts down when the audit limit is reached', async () => {
    const popup = await openPopup(productUrl())
    await pressMain(popup)
    await popup.waitForText('Hourly audit limit reached')
    expect(await textOf(popup)).toMatch(/Retry in \d+:\d\d/)
    await expectAccessible(popup)
  })

  it.each([
    ['an empty tab', () => 'about:blank', 'This tab is empty'],
    ['a text file', () => productUrl('/note.txt'), 'Not a web page'],
    ['an empty page', () => productUrl('/empty/'), 'This page is empty'],
    ['an error page', () => productUrl('/missing/'), 'This page returned 404'],
    ['an error page in plain text', () => productUrl('/missing.txt'), 'This page returned 404'],
    ['a missing PDF', () => productUrl('/missing.pdf'), 'This page returned 404'],
  ])('says why it can’t audit %s', async (_what, url, words) => {
    const popup = await openPopup(url())
    await popup.waitForText(words)
    await expectAccessible(popup)
  })
})
