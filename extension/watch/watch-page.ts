import browser from 'webextension-polyfill'
import type { RenderedFacts } from '../../shared/rendered/rendered.ts'
import { collectEvent, type Heard, type WatchedFacts, type WatchedLoad } from '../../shared/watched/watched.ts'
import { watchSite, type Visit } from '../../shared/watched/watch-site.ts'
import { readDocuments } from '../service/read-documents.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { isHeard } from './heard-shape.ts'
import { releaseRequests } from './hold-requests.ts'
import { tryPage } from './try-page.ts'
import { closeWindow, leavePage, loadFresh, loadOnce, openWindow, resizeTo, WatchFailure, type WatchWindow } from './watch-window.ts'
import type { WatchStep } from './watch-storage.ts'
import { siteName } from '../service/site-name.ts'

const desktop = { width: 1280, height: 800 }
/** The size of current phones, in CSS pixels. */
const phone = { width: 390, height: 844 }
const scriptId = 'watch'
/** How long a page that seems to be loading may go on before it’s judged. */
const patienceMs = 7000
const maxPages = 5

type Options = { signal: AbortSignal; onStep: (step: WatchStep) => Promise<void>; onOpen: (windowId: number) => Promise<void> }

/** Since the start, in milliseconds: until when another page of the site is opened, and tried out. */
const [openingMs, tryingMs] = [45_000, 65_000]

/** Takes the course of a full audit in a separate window, without cache. Leaves nothing behind, however it ends. */
export async function watchPage(url: string, { signal, onStep, onOpen }: Options): Promise<WatchedFacts> {
  const { origin } = new URL(url)
  const start = Date.now()
  let window: WatchWindow | null = null
  const visit = async (one: Visit): Promise<WatchedLoad | null> => {
    await onStep(stepOf(one))
    await startListening(origin, one.preference === null ? ['watch.js'] : [`${one.preference}.js`, 'watch.js'])
    if (window === null) {
      window = await openWindow(url, desktop, signal)
      await onOpen(window.windowId)
    } else {
      // What the page sends when it’s left is held back as well.
      await leavePage(window, one.url, releaseRequests)
      const { width, height } = one.isPhone ? phone : desktop
      await resizeTo(window, width, height)
    }
    const load = await watchLoad(window, one, one.isOther ? start + tryingMs : Infinity)
    if (load === null && stepOf(one) === 'desktop') throw new WatchFailure(`The browser didn’t let ${siteName} read the page.`)
    return load
  }
  try {
    return await watchSite(url, {
      visit,
      windows: 1,
      hasTime: () => Date.now() < start + openingMs,
      schemeOf,
      pagesFrom: ({ tried }) => (tried?.menus?.pages ?? []).slice(0, maxPages).map((page) => ({ url: page, isForPhones: true })),
    })
  } finally {
    await stopListening().catch(() => null)
    if (window !== null) await closeWindow(window)
    await releaseRequests()
  }
}

const stepOf = ({ isOther, preference, isPhone }: Visit): WatchStep =>
  isOther ? 'others' : preference !== null ? 'scheme' : isPhone ? 'phone' : 'desktop'

/** Whether a page has another color scheme, or why it can’t be shown: a style sheet that can’t be read can’t be switched. */
function schemeOf({ rendered: { view }, heard }: WatchedLoad): boolean | string {
  const hasOther = view.hasBothSchemes || heard?.asksScheme === true
  return hasOther && view.hasUnreadStyles ? `the browser doesn’t let ${siteName} read style sheets from other hosts.` : hasOther
}

async function startListening(origin: string, js: string[]): Promise<void> {
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

/** `until` is when the last part is begun. */
async function watchLoad(window: WatchWindow, { parts, isOther }: Visit, until: number): Promise<WatchedLoad | null> {
  await (isOther ? loadOnce : loadFresh)(window)
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
  return {
    rendered,
    heard: isHeard(heard) ? heard : null,
    accessibility,
    tried: parts.length > 0 ? await tryPage(window, parts, until) : null,
  }
}

/** Runs inside the page, in its own world: asks the listener (shared/watched/listen.ts) for what it has heard. */
function collect(name: string): Heard | null {
  const reply: { heard?: Heard } = {}
  dispatchEvent(new CustomEvent(name, { detail: reply }))
  return reply.heard ?? null
}
