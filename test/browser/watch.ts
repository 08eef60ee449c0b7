import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { collectEvent, type Heard } from '../../shared/watched/watched.ts'
import { bundleScript } from '../../api/workers/bundle-script.ts'
import type { ChromiumWithExtension } from '../support/chromium.ts'

/** What people see of a reload, and what the browser holds meanwhile. The popup closes when another window gets the focus. */
export function watchIn({ browser, openTab, pressButton }: ChromiumWithExtension) {
  const backgroundTarget = () => browser.waitForTarget((one) => one.url().endsWith('/background.js'))
  const inBackground = async <T>(expression: string): Promise<T> => (await (await backgroundTarget()).worker())?.evaluate(expression) as T
  return {
    start: async (url: string): Promise<Page> => {
      const tab = await openTab(url)
      const popup = await pressButton(tab)
      await popup.waitForSelector('.sw-tally')
      await popup.$eval('.bar--bottom button', (button) => (button as HTMLElement).click())
      return tab
    },
    windows: () => inBackground<number>("chrome.windows.getAll({ windowTypes: ['popup'] }).then((all) => all.length)"),
    /** The registered scripts, windows, notes and held requests of a run: 0,0,0,0 when nothing is left. */
    leftovers: () =>
      inBackground<string>(`Promise.all([
        chrome.scripting.getRegisteredContentScripts({ ids: ['watch'] }).then((scripts) => scripts.length),
        chrome.windows.getAll({ windowTypes: ['popup'] }).then((windows) => windows.length),
        chrome.storage.session.get(null).then((items) => Object.keys(items).filter((name) => /^watch-(?:run|wish)/.test(name)).length),
        chrome.declarativeNetRequest.getSessionRules().then((rules) => rules.length),
      ]).then((counts) => counts.join())`),
    closeWindow: () =>
      inBackground<null>(
        "chrome.windows.getAll({ windowTypes: ['popup'] }).then(([{ id }]) => chrome.windows.remove(id).then(() => null))",
      ),
    /** Ends the background as the browser does when it has been idle, and returns once it’s gone. */
    stopBackground: async () => {
      const target = await backgroundTarget()
      // One that is just waking up survives the first try.
      for (const end = Date.now() + 20_000; browser.targets().includes(target) && Date.now() < end; await setTimeout(500))
        await (await target.worker())?.close().catch(() => null)
      if (browser.targets().includes(target)) throw new Error('The background can’t be stopped.')
    },
    /** The popup that opens again by itself. The one before it may go at any time. */
    reopened: async (text: string): Promise<Page> => {
      for (const end = Date.now() + 150_000; Date.now() < end; await setTimeout(50)) {
        const popup = await browser
          .targets()
          .find((one) => one.url().endsWith('/popup.html'))
          ?.asPage()
        const said = await popup?.$eval('.watch', (card) => card.textContent).catch(() => '')
        if (popup !== undefined && said?.includes(text)) return popup
      }
      throw new Error(`No popup says “${text}”.`)
    },
  }
}

export const waitForWatch = (page: Page, text: string) =>
  page.waitForFunction((part) => document.querySelector('.watch')?.textContent.includes(part), { polling: 50 }, text)

/** What a page says while it loads in a tab. */
export async function listenTo({ browser }: ChromiumWithExtension, url: string): Promise<Heard> {
  const listener = `${import.meta.dirname}/../../shared/watched/listen.ts`
  const script = await bundleScript({ entryPoints: [listener], format: 'iife', globalName: 'slipway' })
  const tab = await browser.newPage()
  await tab.evaluateOnNewDocument(`(() => { ${script}; slipway.listen() })()`)
  await tab.goto(url, { waitUntil: 'networkidle0' })
  const heard = await tab.evaluate((name) => {
    const detail: { heard?: Heard } = {}
    dispatchEvent(new CustomEvent(name, { detail }))
    return detail.heard
  }, collectEvent)
  await tab.close()
  if (heard === undefined) throw new Error('The page said nothing.')
  return heard
}
