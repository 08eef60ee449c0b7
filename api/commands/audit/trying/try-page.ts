import type { HTTPRequest, Page } from 'puppeteer-core'
import { askToTry } from '../../../../shared/tried/ask.ts'
import { isChanging } from '../../../../shared/tried/held/changing-url.ts'
import { triedParts, tryEvent, untried, type TriedFacts, type TriedPart } from '../../../../shared/tried/tried.ts'

/** Tries out the page in a tab, with what it sends held back: everything but GET and HEAD, and any other page. Null if it can’t be tried. */
export async function tryPage(tab: Page, trier: string, parts: readonly TriedPart[] = triedParts): Promise<TriedFacts | null> {
  const facts: TriedFacts = { ...untried }
  let isSealed = false
  try {
    await tab.setRequestInterception(true)
    // It would send on its own what the page asks it for.
    await tab.setBypassServiceWorker(true)
    tab.on('request', (request) => void (!isSealed && mayLeave(request, tab) ? request.continue() : request.abort()).catch(() => {}))
    await tab.evaluate(`(() => { ${trier}; slipway.listenForTries() })()`)
    for (const part of parts) {
      // Once a form is tried, the tab sends nothing: some services take email addresses by GET.
      isSealed ||= part === 'forms'
      Object.assign(facts, await tab.evaluate(askToTry, tryEvent, part).catch(() => null))
    }
    // What the page sends when it’s left is held back as well.
    await tab.goto('about:blank')
    return facts
  } catch {
    return null
  }
}

const mayLeave = (request: HTTPRequest, tab: Page): boolean =>
  /^(?:GET|HEAD)$/.test(request.method()) &&
  !(/^(?:fetch|xhr)$/.test(request.resourceType()) && isChanging(request.url())) &&
  !(request.isNavigationRequest() && request.frame() === tab.mainFrame())
