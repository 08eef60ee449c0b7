import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExtension } from '../../api/commands/build-extension.ts'
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
  const [folder, site] = await Promise.all([buildExtension('firefox', nowhere, '.output/test'), serveProductSite()])
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
  it('shows at once what the page alone tells, with a fix to paste', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForText('Fix before launch')
    expect(await textOf(popup)).toContain('product.example.test')
    expect(await popup.evaluate('document.body.textContent')).toContain('<meta name="description" content="Tidewatch turns')
    await expectAccessible(popup)
  })

  it('is as large as it was drawn, and only its middle scrolls', async () => {
    const popup = await openPopup(productUrl())
    await popup.waitForText('Fix before launch')
    const sizes = 'const root = document.documentElement; [root.clientWidth, root.scrollWidth, root.clientHeight, root.scrollHeight]'
    expect(await popup.evaluate(sizes)).toEqual([380, 380, 600, 600])
  })

  it('tells when the service does not answer', async () => {
    const popup = await openPopup(productUrl())
    await pressMain(popup)
    await popup.waitForText('The audit service did not answer')
    await expectAccessible(popup)
  })

  it('is led to a service in the options', async () => {
    const options = await firefox.openOptions()
    await options.waitForFunction((start) => document.querySelector('input')?.value === start, { polling: 50 }, nowhere)
    await options.$eval('input', (input) => input.select())
    await options.type('input', service.origin)
    await options.click('form button')
    await options.waitForSelector('.notice')
    expect(await options.$eval('.notice', (notice) => notice.textContent)).toContain(`Slipway answers at ${service.origin}`)
  })

  it('runs the full audit on one press, and shows the report again when reopened', async () => {
    const tab = await firefox.openTab(auditableUrl())
    const popup = await firefox.pressButton(tab)
    await pressMain(popup)
    await popup.waitForText('Next free launch weeks')
    for (const part of ['Full audit just now', 'Suggested listing', 'Tidewatch', 'Run again']) expect(await textOf(popup)).toContain(part)
    await expectAccessible(popup)

    const reopened = await firefox.pressButton(tab)
    await reopened.waitForText('Next free launch weeks')
  })

  it('finishes an audit whose popup was closed', async () => {
    const tab = await firefox.openTab(auditableUrl('/huge/'))
    const popup = await firefox.pressButton(tab)
    await pressMain(popup)
    await popup.waitForText('Visiting your site')
    await popup.close()
    const reopened = await firefox.pressButton(tab)
    await reopened.waitForText('Next free launch weeks')
    expect(await textOf(reopened)).toContain('/huge/')
  })

  it('counts down when the service asks to wait', async () => {
    const popup = await openPopup(productUrl())
    await pressMain(popup)
    await popup.waitForText('That was the last audit for now')
    expect(await textOf(popup)).toMatch(/Again in \d+:\d\d/)
    await expectAccessible(popup)
  })

  it.each([
    ['an empty tab', () => 'about:blank', 'Open your product’s page'],
    ['a text file', () => productUrl('/note.txt'), 'This is not a web page'],
    ['an empty page', () => productUrl('/empty/'), 'There is nothing on this page yet'],
  ])('says what it cannot do on %s', async (_what, url, words) => {
    const popup = await openPopup(url())
    await popup.waitForText(words)
    await expectAccessible(popup)
  })
})
