import browser from 'webextension-polyfill'

/** The window in which a page is reloaded. `back` is the window to return to. */
export type WatchWindow = { windowId: number; tabId: number; url: string; back: number | null; signal: AbortSignal }

/** Why a page couldn’t be watched, in words for the user. */
export class WatchFailure extends Error {}

const pollMs = 60
const openTimeoutMs = 15_000
const loadTimeoutMs = 20_000
/** Most errors happen right after the load; what scripts do later is part of using the page. */
const settleMs = 1500

/** Opens a small window of its own: the tab’s scroll position and forms stay as they are, and a popup window can be as narrow as a phone. */
export async function openWindow(url: string, size: { width: number; height: number }, signal: AbortSignal): Promise<WatchWindow> {
  const { id: back = null, incognito } = await browser.windows.getLastFocused()
  const opened = await browser.windows.create({ url, type: 'popup', ...size, incognito })
  const tabId = opened.tabs?.[0]?.id ?? (await browser.tabs.query({ windowId: opened.id ?? -1 }))[0]?.id
  if (opened.id === undefined || tabId === undefined) throw new WatchFailure('The browser didn’t open a window.')
  return { windowId: opened.id, tabId, url, back, signal }
}

/** Closes the window and returns to the one before, unless somebody has gone elsewhere since. */
export async function closeWindow({ windowId, back }: WatchWindow): Promise<void> {
  const isFocused = await browser.windows.get(windowId).then(
    ({ focused }) => focused,
    () => false,
  )
  await browser.windows.remove(windowId).catch(() => null)
  if (isFocused && back !== null) await browser.windows.update(back, { focused: true }).catch(() => null)
}

type LoadState = { origin: string; startedAt: number; isComplete: boolean; width: number }

/** Runs inside the page. */
const readLoadState = (): LoadState => ({
  origin: location.origin,
  startedAt: performance.timeOrigin,
  isComplete: document.readyState === 'complete',
  width: innerWidth,
})

/** The document in the window now; null between two documents, or if it’s another site’s. */
async function stateOf({ tabId }: WatchWindow): Promise<LoadState | null> {
  const injection = { target: { tabId }, func: readLoadState, injectImmediately: true }
  const [result] = await browser.scripting.executeScript(injection).catch(() => [])
  return (result?.result as LoadState | undefined) ?? null
}

/** Waits for a document of the site for which `isWanted` holds. Returns null after `timeoutMs`. */
async function waitFor(window: WatchWindow, timeoutMs: number, isWanted: (state: LoadState) => boolean): Promise<LoadState | null> {
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    await pause(pollMs, window)
    const state = await stateOf(window)
    if (state !== null && state.origin === new URL(window.url).origin && isWanted(state)) return state
  }
  return null
}

/** Throws if the window has been closed or the run was canceled. */
export async function pause(ms: number, { windowId, signal }: WatchWindow): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  signal.throwIfAborted()
  const isOpen = await browser.windows.get(windowId).then(
    () => true,
    () => false,
  )
  signal.throwIfAborted()
  if (!isOpen) throw new WatchFailure('The window was closed before the page was checked.')
}

/**
 * Loads the page without the browser’s cache, and waits until it has settled. Browsers bypass the cache only when they reload a document, so
 * the first one is reloaded as soon as it’s there.
 */
export async function loadFresh(window: WatchWindow): Promise<void> {
  const before = await waitFor(window, openTimeoutMs, () => true)
  if (before === null) throw new WatchFailure('The page didn’t open, or redirected to another site.')
  await browser.tabs.reload(window.tabId, { bypassCache: true })
  const fresh = await waitFor(window, loadTimeoutMs, ({ startedAt }) => startedAt > before.startedAt)
  if (fresh === null) throw new WatchFailure('The page didn’t reload.')
  await waitFor(window, loadTimeoutMs, ({ startedAt, isComplete }) => startedAt >= fresh.startedAt && isComplete)
  await pause(settleMs, window)
}

/** Waits until a page that has just been opened has settled, whatever the browser had of it. */
export async function loadOnce(window: WatchWindow): Promise<void> {
  if ((await waitFor(window, loadTimeoutMs, ({ isComplete }) => isComplete)) === null) throw new WatchFailure('The page didn’t open.')
  await pause(settleMs, window)
}

/** Leaves the page and opens one again. `between` runs while none is there. */
export async function leavePage(window: WatchWindow, url: string, between: () => Promise<void>): Promise<void> {
  await browser.tabs.update(window.tabId, { url: 'about:blank' })
  for (const end = Date.now() + 3000; (await stateOf(window)) !== null;) {
    // The hold on its requests must not end before the page does.
    if (Date.now() > end) throw new WatchFailure('The page couldn’t be left.')
    await pause(pollMs, window)
  }
  await between()
  await browser.tabs.update(window.tabId, { url })
}

/** Makes the page `width` pixels wide, as far as the browser allows; the frame around it differs by system. */
export async function resizeTo(window: WatchWindow, width: number, height: number): Promise<void> {
  await browser.windows.update(window.windowId, { width, height })
  for (let tries = 0; tries < 3; tries++) {
    await pause(150, window)
    const [state, { width: outer = width }] = [await stateOf(window), await browser.windows.get(window.windowId)]
    if (state === null || state.width === width) return
    await browser.windows.update(window.windowId, { width: outer + width - state.width })
  }
}
