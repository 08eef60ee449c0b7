import { setTimeout } from 'node:timers/promises'
import type { Browser, Extension, Page, Target } from 'puppeteer-core'
import { launchChromium } from './browsers.ts'

export type ChromiumWithExtension = {
  browser: Browser
  extension: Extension
  /** Opens the address in a tab of its own. */
  openTab: (url: string) => Promise<Page>
  /** Presses the toolbar button over the tab, as a person does, and waits for the popup. */
  pressButton: (tab: Page) => Promise<Page>
  /** Presses a button in the popup that opens a tab, and waits until the popup has closed, as it does then. */
  pressToLeave: (popup: Page, selector: string) => Promise<void>
  close: () => Promise<void>
}

/** How long a page may take on a busy machine, in milliseconds. */
const patience = 120_000

/** A real Chromium with the extension loaded. Every name under example.test leads to loopback. */
export async function openChromium(extensionFolder: string, screen = '1400x1000'): Promise<ChromiumWithExtension> {
  const args = ['--host-resolver-rules=MAP *.example.test 127.0.0.1', `--screen-info={${screen}}`]
  const browser = await launchChromium({ pipe: true, enableExtensions: true, args })
  const id = await browser.installExtension(extensionFolder, { enabledInIncognito: true })
  const extension = (await browser.extensions()).get(id)
  if (!extension) throw new Error('Chromium did not load the extension.')

  const openTab = async (url: string) => {
    const tab = await browser.newPage()
    tab.setDefaultTimeout(patience)
    await tab.goto(url, { waitUntil: 'load' })
    return tab
  }
  const isPopup = (target: Target) => target.url() === `chrome-extension://${id}/popup.html`
  const closePopup = async () => {
    while (browser.targets().some(isPopup)) {
      const popup = await browser.targets().find(isPopup)?.asPage()
      await popup?.close().catch(() => null) // it may just be closing by itself
      await setTimeout(20)
    }
  }
  const pressButton = async (tab: Page) => {
    await closePopup()
    await tab.bringToFront()
    await tab.triggerExtensionAction(extension)
    const popup = await (await browser.waitForTarget(isPopup, { timeout: patience })).asPage()
    popup.setDefaultTimeout(patience)
    await popup.waitForSelector('main')
    return popup
  }
  return { browser, extension, openTab, pressButton, pressToLeave, close: () => browser.close() }
}

async function pressToLeave(popup: Page, selector: string): Promise<void> {
  const closed = new Promise((resolve) => popup.once('close', resolve))
  const press = popup.$eval(selector, (element) => (element as HTMLElement).click())
  // A slow popup closes before it has replied to the press.
  const pressed = press.catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TargetCloseError')) throw error
  })
  await Promise.all([pressed, closed])
}
