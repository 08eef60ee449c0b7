import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { expect, it } from 'vitest'
import { startSampleSite } from '../../api/sample/sample-site.ts'
import { signUpIn, verifyIn } from '../support/public-form.ts'
import { freePort, runService, type RunningService } from '../support/service.ts'
import { runSmtpServer } from '../support/smtp-server.ts'

/** The popup of either browser, as far as the journey needs it. */
export type Popup = {
  evaluate: (expression: string) => Promise<unknown>
  waitForText: (text: string) => Promise<void>
  /** Presses a button that opens a tab, and waits until the popup has closed. */
  pressToLeave: (selector: string) => Promise<void>
}
export type Driver = {
  openTab: (url: string) => Promise<Page>
  /** Presses the real toolbar button over the tab. */
  pressButton: (tab: Page) => Promise<Popup>
  /** The tab that shows an address which begins so, once there is one. */
  waitForTab: (prefix: string) => Promise<Page>
  /** Sets the service's address on the options page. */
  tellSite: (site: string) => Promise<void>
}

/** What the journey runs on: a service whose moderator is mika@example.org, the sample product, and a mail server. */
export async function openHarbour() {
  const product = await startSampleSite(await freePort(), '127.0.0.1')
  const mail = await runSmtpServer()
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'slipway@example.org', SAMPLE_DATA: '0' }
  const service = await runService({ CRAWL_ALLOW: new URL(product.url).host, MODERATORS: 'mika@example.org', ...settings })
  const close = async () => {
    await service.close()
    await product.close()
    await mail.close()
  }
  // The service calls itself by this name in its links.
  return { product, service, mail, site: `http://localhost:${new URL(service.origin).port}`, close }
}

const click = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click())
const follow = (page: Page, selector: string) => Promise.all([page.waitForNavigation(), click(page, selector)])
const textOf = (page: Page) => page.evaluate(() => document.body.innerText)
const pressIn = (popup: Popup, selector: string) => popup.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)

/** The popup that shows a text. In Chromium, the audit’s window closes the popup, and it has to be opened again. */
async function popupWith(text: string, first: Popup, reopen: () => Promise<Popup>): Promise<Popup> {
  let popup: Popup | null = first
  for (const end = Date.now() + 90_000; Date.now() < end; await setTimeout(500)) {
    const isShown = await popup?.waitForText(text).then(
      () => true,
      () => false,
    )
    if (popup && isShown === true) return popup
    popup = await reopen().catch(() => null)
  }
  throw new Error(`The popup doesn’t show “${text}”.`)
}

const password = 'correct horse battery'

/** From the sample product's page to a launch that the popup shows live, step by step, in one browser. */
export function itLaunches(drive: () => Driver, harbour: () => { product: { url: string }; service: RunningService; site: string }) {
  let tab: Page
  let page: Page

  it('Connect leads to the approval page, through sign-up', async () => {
    await drive().tellSite(harbour().site)
    tab = await drive().openTab(harbour().product.url)
    const popup = await drive().pressButton(tab)
    await popup.waitForText('My launches')
    await pressIn(popup, '#tab-launches')
    await popup.waitForText('Connect your account')
    await pressIn(popup, '.bar--bottom button')
    page = await drive().waitForTab(`${harbour().site}/`)
    await page.waitForSelector('main a[href^="/sign-up/"]')
    await follow(page, 'main a[href^="/sign-up/"]')
    await signUpIn(page, harbour().service.origin, { name: 'Robin', email: 'robin@example.org', password })
    expect(await textOf(page)).toMatch(/(Chrome|Firefox) extension wants to connect/)
  })

  it('one approval passes the token to the extension', async () => {
    await follow(page, 'button[value^=approve]')
    await page.waitForSelector('.sw-connected')
    expect(await page.content()).not.toContain('slipway_ct_')
  })

  it('the link in the email verifies it, once the button is pressed', async () => {
    expect(await textOf(page)).toContain('Verify your email.')
    await verifyIn(page, harbour().site, harbour().service.world, 'robin@example.org')
    expect(await textOf(page)).toContain('Your email is verified')
    expect(await textOf(page)).not.toContain('Send another link')
  })

  it('the popup checks the product’s page, and the full audit suggests a listing and has a report page', async () => {
    const popup = await drive().pressButton(tab)
    await popup.waitForText('My launches')
    await pressIn(popup, '#tab-audit')
    await popup.waitForText('Meta description')
    // The popup may close before it has replied to the press.
    await pressIn(popup, '.bar--bottom button').catch(() => null)
    const report = await popupWith('Next free launch dates', popup, () => drive().pressButton(tab))
    expect(await report.evaluate('document.body.innerText')).toContain('Finchnote')

    await report.pressToLeave('.report-page button')
    const opened = await drive().waitForTab(`${harbour().site}/audit/`)
    await opened.waitForSelector('.audit__head')
    expect(await opened.$eval('h1', (heading) => heading.textContent)).toBe('Finchnote')
    const pictured = await opened.$$eval('.page-windows img', (all) => all.map(({ alt }) => alt))
    expect(pictured).toEqual(['Finchnote in a desktop browser', 'Finchnote on a phone'])
    await opened.close()
  })

  it('the popup creates the draft from the suggested listing', async () => {
    const popup = await drive().pressButton(tab)
    await popup.waitForText('My launches')
    await pressIn(popup, '#tab-draft')
    await popup.waitForText('Tagline')
    await popup.waitForText('Add screenshot of this tab')
    await pressIn(popup, 'section[aria-label=Screenshots] .sw-button')
    await popup.waitForText('Screenshot added.')
    await pressIn(popup, '.bar--bottom button')
    await popup.waitForText('Draft created')

    const reopened = await drive().pressButton(tab)
    await reopened.waitForText('Open draft')
    await reopened.pressToLeave('.bar--bottom button')
    page = await drive().waitForTab(`${harbour().site}/drafts/finchnote/`)
    await page.waitForSelector('#draft-form')
    expect(page.url()).toBe(`${harbour().site}/drafts/finchnote/`)
    expect((await harbour().service.world.store.findLaunch('finchnote'))?.screenshots).toEqual([
      expect.stringMatching(/^\/media\/[0-9a-f]{32}-/),
    ])
  })

  it('the maker finishes it in the browser: free plan, first week, submit', async () => {
    expect(await page.$eval('[name=name]', (input) => (input as HTMLInputElement).value)).toBe('Finchnote')
    await click(page, '[name=plan][value=free]')
    await click(page, '[name=week]:not(:disabled)')
    await follow(page, 'button[name=do][value=submit]')
    expect(await textOf(page)).toContain('In review')
  })

  it('a moderator approves it', async () => {
    await follow(page, 'form[action="/sign-out/"] button')
    await page.goto(`${harbour().site}/sign-up/?return=/moderation/`)
    await signUpIn(page, harbour().service.origin, { name: 'Mika', email: 'mika@example.org', password })
    expect(await textOf(page)).toContain('Finchnote')
    await follow(page, 'form.decision__approve button')
    expect(await textOf(page)).toContain('Finchnote')
  })

  it('on its Monday it is live in the catalog, and the popup shows it live', async () => {
    const { service } = harbour()
    const launch = await service.world.store.findLaunch('finchnote')
    expect(launch).toMatchObject({ status: 'scheduled', plan: 'free' })
    service.world.clock = () => new Date(`${launch?.launchDate}T00:00:01Z`)
    await service.scheduler.tick()
    const { items } = await (await fetch(`${service.api}/products/`)).json()
    expect(items).toMatchObject([{ slug: 'finchnote', launchDate: launch?.launchDate }])

    const popup = await drive().pressButton(tab)
    await popup.waitForText('My launches')
    await pressIn(popup, '#tab-launches')
    await popup.waitForText('Live')
  })
}
