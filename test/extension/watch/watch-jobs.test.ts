import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { cancelWatch, followWatches, requestWatch } from '../../../extension/watch/watch-jobs.ts'
import { openRunItem, watchJobItem, pendingItem } from '../../../extension/watch/watch-storage.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const key = 'https://acme.dev'
const pending = { key, url: 'https://acme.dev/', reopens: false }

let isPermitted: boolean
let answer: () => void
const opened = vi.fn<() => Promise<never>>()
const closed = vi.fn<(id: number) => Promise<void>>()
const unregistered = vi.fn<() => Promise<void>>()
const changedRules = vi.fn<(change: { removeRuleIds: number[] }) => Promise<void>>()

beforeEach(() => {
  fakeBrowser.reset()
  isPermitted = false
  opened.mockReset().mockRejectedValue(new Error('No window here'))
  closed.mockReset().mockResolvedValue()
  unregistered.mockReset().mockResolvedValue()
  changedRules.mockReset().mockResolvedValue()
  const onAdded = { addListener: (listener: () => void) => (answer = listener) }
  Object.assign(fakeBrowser.permissions, { contains: () => Promise.resolve(isPermitted), onAdded })
  Object.assign(fakeBrowser.windows, { create: opened, remove: closed, getLastFocused: () => Promise.resolve({ id: 1, incognito: false }) })
  Object.assign(fakeBrowser.declarativeNetRequest, { updateSessionRules: changedRules })
  Object.assign(fakeBrowser.scripting, {
    registerContentScripts: () => Promise.resolve(),
    getRegisteredContentScripts: () => Promise.resolve([{ id: 'watch' }]),
    unregisterContentScripts: unregistered,
  })
})

describe('a press before the site is permitted', () => {
  it('waits for the answer, although the popup has closed, and is taken once', async () => {
    followWatches()
    await requestWatch(pending)
    expect(await pendingItem.read()).toMatchObject(pending)
    expect(opened).not.toHaveBeenCalled()
    isPermitted = true
    answer()
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    expect(await pendingItem.read()).toBeNull()
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('survives the end of the background', async () => {
    await pendingItem.write({ ...pending, at: Date.now() })
    isPermitted = true
    followWatches()
    answer()
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  })

  it('is forgotten when it’s declined', async () => {
    followWatches()
    await requestWatch(pending)
    await cancelWatch(key)
    expect(await Promise.all([pendingItem.read(), watchJobItem(key).read(), openRunItem.read()])).toEqual([null, null, null])
    isPermitted = true
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(opened).not.toHaveBeenCalled()
  })

  it('isn’t taken for the press of a permission granted much later', async () => {
    await pendingItem.write({ ...pending, at: Date.now() - 3 * 60_000 })
    isPermitted = true
    followWatches()
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(opened).not.toHaveBeenCalled()
    await vi.waitFor(async () => expect(await pendingItem.read()).toBeNull())
  })
})

it('closes the window of a run that was interrupted before it could note it, and no other', async () => {
  const windows = [
    { id: 8, tabs: [{ url: 'https://acme.dev/docs' }] },
    { id: 9, tabs: [{ url: pending.url }] },
    { id: 10, tabs: [{ url: pending.url }, { url: pending.url }] },
  ]
  Object.assign(fakeBrowser.windows, { getAll: () => Promise.resolve(windows) })
  await openRunItem.write({ key, url: pending.url, windowId: null })
  followWatches()
  await vi.waitFor(async () => expect(await openRunItem.read()).toBeNull())
  expect(closed.mock.calls).toEqual([[9]])
})

it('a background that starts again removes what an interrupted run left behind, and says so', async () => {
  await openRunItem.write({ key, url: pending.url, windowId: 7 })
  await watchJobItem(key).write({ at: 'running', startedAt: Date.now(), step: 'desktop' })
  followWatches()
  await vi.waitFor(async () => expect(await openRunItem.read()).toBeNull())
  expect(closed).toHaveBeenCalledWith(7)
  expect(unregistered).toHaveBeenCalled()
  expect(changedRules.mock.calls).toEqual([[{ removeRuleIds: [1, 2, 3] }]])
  expect(await watchJobItem(key).read()).toMatchObject({ at: 'failed', message: 'Reloading was interrupted. Try again.' })
})
