import browser from 'webextension-polyfill'
import type { AccessibilityFacts, DocumentAccessibility } from '../../shared/rendered/accessibility.ts'
import { joinDocuments } from '../../shared/rendered/accessibility/join-documents.ts'

/** A page of tens of thousands of elements takes seconds; a tab that hasn’t responded by then won’t. */
const timeoutMs = 20_000

/** What axe-core finds in a page and the frames the extension may read. Null if something keeps the script from running in the page, or it takes too long. */
export const readDocuments = (tabId: number): Promise<AccessibilityFacts | null> =>
  Promise.race([askDocuments(tabId), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))])

async function askDocuments(tabId: number): Promise<AccessibilityFacts | null> {
  try {
    const injections = await browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: ['/accessibility.js'] })
    const results = injections.map(({ frameId, result }) => ({ frameId, said: (result ?? null) as DocumentAccessibility | null }))
    const page = results.find(({ frameId }) => frameId === 0)?.said
    const frames = results.flatMap(({ frameId, said }) => (frameId === 0 || said === null ? [] : [said]))
    return page ? joinDocuments(page, frames) : null
  } catch {
    return null
  }
}
