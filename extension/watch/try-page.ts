import browser from 'webextension-polyfill'
import { askToTry } from '../../shared/tried/ask.ts'
import { tryEvent, untried, type TriedFacts, type TriedPart } from '../../shared/tried/tried.ts'
import { holdRequests } from './hold-requests.ts'
import { isTriedPart } from './tried-shape.ts'
import type { WatchWindow } from './watch-window.ts'

/** Tries out the page in the window, with what it sends held back, and begins no part after `until`. Null if the browser doesn’t hold it back. */
export async function tryPage({ tabId, signal }: WatchWindow, parts: readonly TriedPart[], until: number): Promise<TriedFacts | null> {
  const target = { tabId }
  const facts: TriedFacts = { ...untried }
  try {
    await holdRequests(tabId, false)
    await browser.scripting.executeScript({ target, files: ['/tried.js'], world: 'MAIN' })
    for (const part of parts) {
      signal.throwIfAborted()
      if (Date.now() > until) break
      if (part === 'forms') await holdRequests(tabId, true)
      // The page may be gone, or never answer.
      const [tried] = await browser.scripting
        .executeScript({ target, func: askToTry, args: [tryEvent, part], world: 'MAIN' })
        .catch(() => [])
      const found = (tried?.result as Partial<TriedFacts> | null | undefined)?.[part]
      if (isTriedPart(part, found)) Object.assign(facts, { [part]: found })
    }
    return facts
  } catch {
    signal.throwIfAborted()
    return null
  }
}
