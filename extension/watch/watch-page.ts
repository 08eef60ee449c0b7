import browser from 'webextension-polyfill'
import type { RenderedFacts } from '../../shared/rendered/rendered.ts'
import { collectEvent, type Heard, type WatchedFacts, type WatchedLoad } from '../../shared/watched/watched.ts'
import { triedParts, type TriedPart } from '../../shared/tried/tried.ts'
import { readDocuments } from '../service/read-documents.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { isHeard } from './heard-shape.ts'
import { releaseRequests } from './hold-requests.ts'
import { tryPage } from './try-page.ts'
import { closeWindow, leavePage, loadFresh, openWindow, resizeTo, WatchFailure, type WatchWindow } from './watch-window.ts'
import type { WatchStep } from './watch-storage.ts'
import { siteName } from '../service/site-name.ts'

const desktop = { width: 1280, height: 800 }
/** The size of current phones, in CSS pixels. */
const phone = { width: 390, height: 844 }
const scriptId = 'watch'
/** How long a page that seems to be loading may go on before it’s judged. */
const patienceMs = 7000

type Options = { signal: AbortSignal; onStep: (step: WatchStep) => Promise<void>; onOpen: (windowId: number) => Promise<void> }

/**
 * Loads a page without cache at desktop width, then at phone width, without motion and in its other color scheme if it has them, in a separate window.
 * Leaves nothing behind, however it ends.
 */
export async function watchPage(url: string, { signal, onStep, onOpen }: Options): Promise<WatchedFacts> {
  let window: WatchWindow | null = null
  try {
    await startListening(new URL(url).origin)
    window = await openWindow(url, desktop, signal)
    await onOpen(window.windowId)
    await onStep('desktop')
    const wide = await watchLoad(window)
    if (wide === null) throw new WatchFailure(`The browser didn’t let ${siteName} read the page.`)
    await onStep('phone')
    // What the page sends when it’s left is held back as well.
    await leavePage(window, releaseRequests)
    await resizeTo(window, phone.width, phone.height)
    const narrow = await watchLoad(window)
    const facts: WatchedFacts = { desktop: wide, phone: narrow }
    const again = async (script: string, parts: readonly TriedPart[]) => {
      await onStep('scheme')
      await startListening(new URL(url).origin, [script, 'watch.js'])
      if (window === null) return null
      await leavePage(window, releaseRequests)
      await resizeTo(window, desktop.width, desktop.height)
      return watchLoad(window, parts)
    }
    const still = wide.tried?.look?.isAnimated ? await again('still.js', ['look']) : null
    if (still !== null) facts.still = still
    const scheme = schemeToShow(wide)
    if (scheme === 'other') facts.otherScheme = (await again('scheme.js', [])) ?? `the browser didn’t let ${siteName} read the page.`
    else if (scheme !== null) facts.otherScheme = scheme
    return facts
  } finally {
    await stopListening().catch(() => null)
    if (window !== null) await closeWindow(window)
    await releaseRequests()
  }
}

/** Whether to show the page’s other color scheme, or why not; null if it has none. A style sheet that can’t be read can’t be switched. */
function schemeToShow({ rendered: { view }, heard }: WatchedLoad): string | null {
  if (!view.hasBothSchemes && !heard?.asksScheme) return null
  return view.hasUnreadStyles ? `the browser doesn’t let ${siteName} read style sheets from other hosts.` : 'other'
}

async function startListening(origin: string, js = ['watch.js']): Promise<void> {
  await stopListening()
  await browser.scripting.registerContentScripts([
    {
      id: scriptId,
      js,
      matches: [toOriginPattern(origin)],
      runAt: 'document_start',
      persistAcrossSessions: false,
      world: 'MAIN',
    },
  ])
}

export async function stopListening(): Promise<void> {
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [scriptId] })
  if (registered.length > 0) await browser.scripting.unregisterContentScripts({ ids: [scriptId] })
}

async function watchLoad(window: WatchWindow, parts: readonly TriedPart[] = triedParts): Promise<WatchedLoad | null> {
  await loadFresh(window)
  const target = { tabId: window.tabId }
  // Collect errors first: measuring the page may cause more.
  const [said] = await browser.scripting.executeScript({ target, func: collect, args: [collectEvent], world: 'MAIN' }).catch(() => [])
  const setPatience = (ms: number) => void Object.assign(globalThis, { slipwayPatience: ms })
  await browser.scripting.executeScript({ target, func: setPatience, args: [patienceMs] }).catch(() => [])
  const [measured] = await browser.scripting.executeScript({ target, files: ['/rendered.js'] }).catch(() => [])
  const rendered = measured?.result as RenderedFacts | undefined
  if (!rendered) return null
  const heard: unknown = said?.result
  const accessibility = await readDocuments(window.tabId)
  return { rendered, heard: isHeard(heard) ? heard : null, accessibility, tried: parts.length > 0 ? await tryPage(window, parts) : null }
}

/** Runs inside the page, in its own world: asks the listener (shared/watched/listen.ts) for what it has heard. */
function collect(name: string): Heard | null {
  const reply: { heard?: Heard } = {}
  dispatchEvent(new CustomEvent(name, { detail: reply }))
  return reply.heard ?? null
}
