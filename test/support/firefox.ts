import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { launchFirefox } from './browsers.ts'

/** Firefox gives every installation another address; a preset one lets the tests open the extension's pages. */
const uuid = '6f0c1a52-7c5b-4f0e-9d4e-2b8a90c3d471'
const extensionId = 'extension@slipway.example'
const popupBrowser = 'document.querySelector(\'browser[webextension-view-type="popup"]\')'

export type FirefoxPopup = {
  /** Evaluates an expression in the popup's page; its value, or what it resolves to, must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Whether it shows this text within so many milliseconds. */
  says: (text: string, withinMs: number) => Promise<boolean>
  waitForText: (text: string) => Promise<void>
  /** Presses a button that opens a tab, and waits until the popup has closed, as it does then. */
  pressToLeave: (selector: string) => Promise<void>
  /** A PNG of what the popup shows. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export type FirefoxWithExtension = {
  openTab: (url: string) => Promise<Page>
  openOptions: () => Promise<Page>
  /** The tab that shows an address which begins so, once there is one. */
  waitForTab: (prefix: string) => Promise<Page>
  windowCount: () => Promise<number>
  /** Clicks the extension's button in the toolbar over the tab, and waits for the popup. */
  pressButton: (tab: Page) => Promise<FirefoxPopup>
  close: () => Promise<void>
}

type Connection = { send: (method: string, params: object) => Promise<{ result: Record<string, unknown> }> }
type Evaluated = { type: string; result?: { value?: unknown }; exceptionDetails?: { text: string } }

/** A real Firefox with the extension loaded. product.example.test leads to loopback. */
export async function openFirefox(extensionFolder: string): Promise<FirefoxWithExtension> {
  const browser = await launchFirefox({
    // The browser's own window, where the button is, is out of reach without this.
    args: ['-remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: uuid }),
      'network.dns.localDomains': 'product.example.test',
      'ui.prefersReducedMotion': 1,
      // The question for a site's permission hangs outside every page; it is answered with yes.
      'extensions.webextOptionalPermissionPrompts': false,
    },
  })
  await browser.installExtension(extensionFolder)
  const { connection } = browser as unknown as { connection: Connection }
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const [window] = tree.result['contexts'] as { context: string }[]
  const target = { context: window?.context }

  const inWindow = async (expression: string): Promise<unknown> => {
    const { result } = await connection.send('script.evaluate', { expression, target, awaitPromise: true })
    const { type, result: value, exceptionDetails } = result as Evaluated
    if (type !== 'success') throw new Error(`Firefox: ${exceptionDetails?.text}`)
    return value?.value
  }
  const popup = popupIn(inWindow)

  // WebDriver moves no mouse over the browser's own window, so the button gets its click from within.
  const clickButton = () =>
    inWindow(`document.querySelector('[data-extensionid="${extensionId}"] .unified-extensions-item-action-button').click()`)

  return {
    openTab: async (url) => {
      const tab = await browser.newPage()
      await openOnceOnline(tab, url)
      return tab
    },
    openOptions: async () => {
      const tab = await browser.newPage()
      const { _id: context } = tab.mainFrame() as unknown as { _id: string }
      await connection.send('browsingContext.navigate', { context, url: `moz-extension://${uuid}/options.html`, wait: 'none' })
      await tab.waitForSelector('input')
      return tab
    },
    waitForTab: async (prefix) => {
      const target = await browser.waitForTarget((target) => target.url().startsWith(prefix))
      const page = await target.page()
      if (page === null) throw new Error(`Firefox shows no tab of ${prefix}.`)
      return page
    },
    windowCount: async () => Number(await inWindow("[...Services.wm.getEnumerator('navigator:browser')].length")),
    pressButton: async (tab) => {
      await tab.bringToFront()
      // A click closes an open popup, and the extension may just be opening its own, as it does after a reload.
      for (let tries = 0; tries < 6; tries++) {
        await popup.close()
        await clickButton()
        if (await popup.says('Slipway', 10_000)) return popup
      }
      throw new Error('The popup never opened.')
    },
    close: () => browser.close(),
  }
}

/** Popups are no tabs to WebDriver: the window they hang in speaks with their process. */
function popupIn(inWindow: (expression: string) => Promise<unknown>): FirefoxPopup {
  let evaluations = 0
  /** A popup that is just being moved into its panel never replies, so whoever polls gives up early and tries again. */
  const evaluateWithin = async (expression: string, timeoutMs: number) => {
    // A name of its own, so that no reply is taken for another’s.
    const message = `slipway-value-${++evaluations}`
    const inProcess = `(async () => {
      const sandbox = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false })
      try {
        sendAsyncMessage('${message}', JSON.stringify({ value: await Cu.evalInSandbox(${JSON.stringify(expression)}, sandbox) }))
      } catch (error) {
        sendAsyncMessage('${message}', JSON.stringify({ error: String(error) }))
      }
    })()`
    const answer = await inWindow(`new Promise((resolve) => {
      const manager = ${popupBrowser}?.messageManager
      if (!manager) return resolve('{"error":"There is no popup."}')
      const listener = ({ data }) => (manager.removeMessageListener('${message}', listener), resolve(data))
      manager.addMessageListener('${message}', listener)
      setTimeout(resolve, ${timeoutMs}, '{"error":"The popup did not reply."}')
      manager.loadFrameScript('data:application/javascript;charset=utf-8,' + encodeURIComponent(${JSON.stringify(inProcess)}), false)
    })`)
    const { value, error } = JSON.parse(String(answer)) as { value?: unknown; error?: string }
    if (error !== undefined) throw new Error(error)
    return value
  }
  const evaluate = (expression: string) => evaluateWithin(expression, 45_000)
  const words = async () => String(await evaluateWithin('document.body.innerText', 3000).catch(String))
  const says = async (text: string, withinMs: number) => {
    const end = Date.now() + withinMs
    while (Date.now() < end) {
      if ((await words()).includes(text)) return true
      await setTimeout(100)
    }
    return false
  }
  const waitUntilGone = async () => {
    while ((await inWindow(`Boolean(${popupBrowser})`)) === true) await setTimeout(20)
  }
  return {
    evaluate,
    pressToLeave: async (selector) => {
      // A slow popup closes before it has replied to the press, so only the closing is awaited.
      await Promise.race([evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`).catch(() => null), waitUntilGone()])
      await waitUntilGone()
    },
    says,
    waitForText: async (text) => {
      if (!(await says(text, 120_000))) throw new Error(`The popup never said “${text}”. It said: ${await words()}`)
    },
    screenshot: async () => {
      const url = await inWindow(`(async () => {
        const { browsingContext, clientWidth: width, clientHeight: height } = ${popupBrowser}
        const bitmap = await browsingContext.currentWindowGlobal.drawSnapshot(new DOMRect(0, 0, width, height), 1, 'white')
        const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas')
        Object.assign(canvas, { width, height }).getContext('2d').drawImage(bitmap, 0, 0)
        return canvas.toDataURL()
      })()`)
      return Buffer.from(String(url).split(',')[1] ?? '', 'base64')
    },
    close: async () => {
      // One that is just opening isn’t in its panel yet, so that there’s nothing to hide.
      while ((await inWindow(`(${popupBrowser}?.closest('panel')?.hidePopup(), Boolean(${popupBrowser}))`)) === true) await setTimeout(20)
    },
  }
}

/** Right after its start, Firefox may still show its offline page (“Address rejected”) for what it can reach a moment later. */
async function openOnceOnline(tab: Page, url: string, triesLeft = 5): Promise<void> {
  try {
    await tab.goto(url, { waitUntil: 'load' })
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('Address rejected')) throw error
    await setTimeout(200)
    await openOnceOnline(tab, url, triesLeft - 1)
  }
}
