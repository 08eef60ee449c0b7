import browser from 'webextension-polyfill'
import type { AccessibilityFacts, DocumentAccessibility } from '../../../shared/rendered/accessibility.ts'
import { joinDocuments } from '../../../shared/rendered/accessibility/join-documents.ts'
import type { PageState } from '../tab-state.ts'
import { loadAudit, nextPaint } from './read-tab.ts'

/** A page of tens of thousands of elements takes seconds; a tab that hasn’t responded by then won’t. */
const timeoutMs = 20_000

/** Adds what axe-core finds to a page that has been read. The page’s first findings are shown before this starts. */
export async function readAccessibility(tabId: number, page: Extract<PageState, { at: 'read' }>): Promise<PageState> {
  await nextPaint()
  const facts = await Promise.race([askDocuments(tabId), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))])
  const { accessibility: _, ...read } = page
  if (facts === null) return { ...read, accessibility: 'unknown' }
  const { withAccessibility } = await loadAudit()
  return { ...read, local: withAccessibility(page.local, facts) }
}

/** Checks the page and the frames the extension may read. Null if something keeps the script from running in the page. */
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
