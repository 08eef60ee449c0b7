import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { systemError, type Faults } from './journal/faulty-disk.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

afterEach(() => vi.useRealTimers())

const day = '2026-03-02'

it('counts appear within a second, added up, after one sync', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const faults: Faults = {}
  const { store } = await openStore(await makeStoreFolder(), faults)
  const synced = vi.fn<() => void>()
  faults.datasync = synced
  for (let index = 0; index < 10; index += 1) store.count('tea', day, { impressions: 1 })
  store.count('tea', '2026-03-01', { clicks: 1 })
  store.count('pot', day, { impressions: 2 })
  await vi.advanceTimersByTimeAsync(999)
  expect(synced).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(async () => (await store.readCounts('pot')).impressions, { interval: 0 }).toBeGreaterThan(0)
  expect(await store.readCounts('tea')).toEqual({ impressions: 10, clicks: 1 })
  expect(await store.readDailyCounts('tea', ['2026-03-01', day])).toEqual([
    { impressions: 0, clicks: 1 },
    { impressions: 10, clicks: 0 },
  ])
  expect(synced).toHaveBeenCalledOnce()
})

it('counts of a whole catalog are written in slices, letting others run in between, and the rest at close', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const folder = await makeStoreFolder()
  const faults: Faults = {}
  const { store } = await openStore(folder, faults)
  const ids = Array.from({ length: 5000 }, (_, index) => `launch ${index}`)
  for (const id of ids) store.count(id, day, { impressions: 1 })
  const first = Promise.withResolvers<void>()
  faults.datasync = () => first.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  await first.promise
  const written = await Promise.all(ids.map((id) => store.readCounts(id)))
  expect(written.some(({ impressions }) => impressions === 0)).toBe(true)
  store.count('launch 7', day, { clicks: 1 })
  await store.close()
  const again = (await openStore(folder)).store
  for (const id of ids) expect(await again.readCounts(id)).toEqual({ impressions: 1, clicks: id === 'launch 7' ? 1 : 0 })
})

it('counts of a whole catalog need few syncs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const faults: Faults = {}
  const { store } = await openStore(await makeStoreFolder(), faults)
  let syncs = 0
  faults.datasync = async () => {
    syncs += 1
    await setTimeout(50) // a slow disk
  }
  const ids = Array.from({ length: 5000 }, (_, index) => `launch ${index}`)
  for (const id of ids) store.count(id, day, { impressions: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(async () => (await store.readCounts('launch 4999')).impressions, { interval: 0 }).toBeGreaterThan(0)
  expect(syncs).toBeLessThan(6)
})

it('nothing is counted once the store is read-only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const faults: Faults = {}
  const { store } = await openStore(await makeStoreFolder(), faults)
  faults.datasync = () => {
    throw systemError('EIO')
  }
  for (let index = 0; index < 5000; index += 1) store.count(`launch ${index}`, day, { impressions: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitUntil(
    () =>
      store.ping().then(
        () => false,
        () => true,
      ),
    { interval: 0 },
  )
  store.count('tea', day, { impressions: 1 })
  await expect(store.close()).resolves.toBeUndefined() // with nothing left that it could fail to write
})

it('close reports if the last counts couldn’t be written, and releases the folder', async () => {
  const folder = await makeStoreFolder()
  const faults: Faults = {}
  const { store } = await openStore(folder, faults)
  store.count('tea', day, { impressions: 1 })
  faults.datasync = () => {
    throw systemError('EIO')
  }
  await expect(store.close()).rejects.toThrow('EIO')
  expect(await (await openStore(folder)).store.readCounts('tea')).toEqual({ impressions: 0, clicks: 0 })
})
