import browser from 'webextension-polyfill'
import { keepAwake } from '../service/keep-awake.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { openRunItem, watchedItem, watchJobItem, wishItem, type WatchWish } from './watch-storage.ts'
import { watchTimeoutMs } from './watch-limits.ts'
import { stopListening, watchPage } from './watch-page.ts'
import { WatchFailure } from './watch-window.ts'
import { minuteMs } from '../../shared/durations.ts'

/** A permission granted later than this isn’t the answer to the press. */
const wishLifetimeMs = 2 * minuteMs

type Run = { key: string; controller: AbortController; ended: Promise<void> }
let running: Run | null = null
let taking: Promise<unknown> = Promise.resolve()
/** Settles when what an interrupted run left behind is gone. */
let isClean: Promise<void> = Promise.resolve()

/** Starts runs whose permission has just been granted, and removes what an interrupted run left behind. Called whenever the background starts. */
export function followWatches(): void {
  isClean = clearLeftovers()
  browser.permissions.onAdded.addListener(() => void startWished())
}

/** Remembers the press and starts at once if the site is permitted; otherwise `onAdded` starts it. */
export async function requestWatch(wish: Omit<WatchWish, 'at'>): Promise<void> {
  await wishItem.write({ ...wish, at: Date.now() })
  await startWished()
}

async function startWished(): Promise<void> {
  const taken = taking.then(takeWish)
  taking = taken.catch(() => null)
  const wish = await taken
  if (wish === null) return
  await isClean
  await running?.ended
  if (running === null) await start(wish)
}

const isOver = ({ at }: WatchWish): boolean => Date.now() - at > wishLifetimeMs

/** The wish, if its site is permitted by now. Each is taken once. */
async function takeWish(): Promise<WatchWish | null> {
  const wish = await wishItem.read()
  if (wish === null || isOver(wish)) return null
  if (!(await browser.permissions.contains({ origins: [toOriginPattern(wish.url)] }))) return null
  await wishItem.remove()
  return wish
}

function start(wish: WatchWish): Promise<void> {
  const controller = new AbortController()
  const ended = run(wish, controller).finally(() => {
    running = null
  })
  running = { key: wish.key, controller, ended }
  return ended
}

async function run({ key, url, reopens }: WatchWish, controller: AbortController): Promise<void> {
  const startedAt = Date.now()
  const job = watchJobItem(key)
  const { signal } = controller
  const onStep = (step: 'desktop' | 'phone') => job.write({ at: 'running', startedAt, step })
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

/** Ends the run of a page, or withdraws the wish for one: a permission that was declined. */
export async function cancelWatch(key: string): Promise<void> {
  if ((await wishItem.read())?.key === key) await wishItem.remove()
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
  // Declined after the question had closed the popup: no browser tells.
  const wish = await wishItem.read()
  if (wish !== null && isOver(wish)) await wishItem.remove()
  const left = await openRunItem.read()
  if (left === null) return
  await stopListening()
  for (const windowId of left.windowId === null ? await windowsOf(left.url) : [left.windowId])
    await browser.windows.remove(windowId).catch(() => null)
  await watchJobItem(left.key).write({ at: 'failed', endedAt: Date.now(), message: 'Reloading was interrupted. Try again.' })
  await openRunItem.remove()
}
