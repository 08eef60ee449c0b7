import browser from 'webextension-polyfill'
import { keepAwake } from '../service/keep-awake.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { openRunItem, watchedItem, watchJobItem, pendingItem, type PendingWatch, type WatchStep } from './watch-storage.ts'
import { watchTimeoutMs } from './watch-limits.ts'
import { releaseRequests } from './hold-requests.ts'
import { stopListening, watchPage } from './watch-page.ts'
import { WatchFailure } from './watch-window.ts'
import { minuteMs } from '../../shared/durations.ts'

/** A permission granted later than this isn’t the answer to the click. */
const pendingLifetimeMs = 2 * minuteMs

type Run = { key: string; controller: AbortController; ended: Promise<void> }
let running: Run | null = null
let taking: Promise<unknown> = Promise.resolve()
/** Settles when what an interrupted run left behind is gone. */
let isClean: Promise<void> = Promise.resolve()

/** Starts runs whose permission has just been granted, and removes what an interrupted run left behind. Called whenever the background starts. */
export function followWatches(): void {
  isClean = clearLeftovers()
  browser.permissions.onAdded.addListener(() => void startPending())
}

/** Stores the request and starts at once if the site is permitted; otherwise `onAdded` starts it. */
export async function requestWatch(pending: Omit<PendingWatch, 'at'>): Promise<void> {
  await pendingItem.write({ ...pending, at: Date.now() })
  await startPending()
}

async function startPending(): Promise<void> {
  const taken = taking.then(takePending)
  taking = taken.catch(() => null)
  const pending = await taken
  if (pending === null) return
  await isClean
  await running?.ended
  if (running === null) await start(pending)
}

const isExpired = ({ at }: PendingWatch): boolean => Date.now() - at > pendingLifetimeMs

/** The reload that waits for permission, if its site is permitted by now. Each is taken once. */
async function takePending(): Promise<PendingWatch | null> {
  const pending = await pendingItem.read()
  if (pending === null || isExpired(pending)) return null
  if (!(await browser.permissions.contains({ origins: [toOriginPattern(pending.url)] }))) return null
  await pendingItem.remove()
  return pending
}

function start(pending: PendingWatch): Promise<void> {
  const controller = new AbortController()
  const ended = run(pending, controller).finally(() => {
    running = null
  })
  running = { key: pending.key, controller, ended }
  return ended
}

async function run({ key, url, reopens }: PendingWatch, controller: AbortController): Promise<void> {
  const startedAt = Date.now()
  const job = watchJobItem(key)
  const { signal } = controller
  const onStep = (step: WatchStep) => job.write({ at: 'running', startedAt, step })
  const onOpen = (windowId: number) => openRunItem.write({ key, url, windowId })
  try {
    await Promise.all([onStep('desktop'), openRunItem.write({ key, url, windowId: null })])
    const facts = await keepAwake(() => watchPage(url, { signal, onStep, onOpen }), { timeoutMs: watchTimeoutMs, controller })
    await watchedItem(key).write({ at: Date.now(), facts })
    await job.remove()
  } catch (error) {
    const isCanceled = signal.aborted && signal.reason !== 'timeout'
    const message = error instanceof WatchFailure ? error.message : 'The page took too long to load.'
    await (isCanceled ? job.remove() : job.write({ at: 'failed', endedAt: Date.now(), message }))
  } finally {
    await openRunItem.remove()
  }
  // The new window has closed the popup. Not every browser opens it without a press.
  if (reopens && !signal.aborted) await browser.action.openPopup().catch(() => null)
}

/** Ends the run of a page, or discards the one that waits for a permission that was declined. */
export async function cancelWatch(key: string): Promise<void> {
  if ((await pendingItem.read())?.key === key) await pendingItem.remove()
  if (running?.key !== key) return watchJobItem(key).remove()
  running.controller.abort('canceled')
  await running.ended
}

/** The windows that a run may have opened but not noted any more: those that show its page and nothing else. */
async function windowsOf(url: string): Promise<number[]> {
  const windows = await browser.windows.getAll({ populate: true, windowTypes: ['popup'] })
  return windows.flatMap(({ id, tabs = [] }) => (id !== undefined && tabs.length === 1 && tabs[0]?.url === url ? [id] : []))
}

/** No run survives the end of the background, but its window does. */
async function clearLeftovers(): Promise<void> {
  // Declined after the question had closed the popup: browsers don’t report that.
  const pending = await pendingItem.read()
  if (pending !== null && isExpired(pending)) await pendingItem.remove()
  const left = await openRunItem.read()
  if (left === null) return
  await stopListening()
  await releaseRequests()
  for (const windowId of left.windowId === null ? await windowsOf(left.url) : [left.windowId])
    await browser.windows.remove(windowId).catch(() => null)
  await watchJobItem(left.key).write({ at: 'failed', endedAt: Date.now(), message: 'Reloading was interrupted. Try again.' })
  await openRunItem.remove()
}
