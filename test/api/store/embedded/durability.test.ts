import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import type { Faults } from './journal/faulty-disk.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

/** A store whose syncs wait until they are let go. */
async function openHeld() {
  const faults: Faults = {}
  const told = await openStore(await makeStoreFolder(), faults)
  await putAll(told.store, 'launches', [liveLaunch({ upvotes: 1, ownerId: 'ada' })])
  const held: PromiseWithResolvers<void>[] = []
  faults.datasync = () => {
    const gate = Promise.withResolvers<void>()
    held.push(gate)
    return gate.promise
  }
  const letGo = () => held.splice(0).forEach(({ resolve }) => resolve())
  onTestFinished(() => {
    delete faults.datasync
    letGo()
  })
  return { ...told, faults, held, letGo }
}

it('readers don’t see a change before it is durable', async () => {
  const { store, held, letGo } = await openHeld()
  const written = putAll(store, 'launches', [liveLaunch({ upvotes: 2, ownerId: 'bob', aliases: ['kettle'] }), liveLaunch({ slug: 'new' })])
  await expect.poll(() => held.length, { interval: 5 }).toBe(1)
  const seen = async () => [
    (await store.get('launches', 'teapot'))?.upvotes,
    (await store.findLaunch('kettle'))?.slug,
    (await store.list('launches', 'ownerId', 'ada')).length,
    (await store.findLiveLaunches({ words: [], category: null, after: null, limit: 9 })).map(({ slug, upvotes }) => `${slug} ${upvotes}`),
    await store.countLaunches(),
  ]
  expect(await seen()).toEqual([1, undefined, 1, ['teapot 1'], 1])
  letGo()
  await written
  expect(await seen()).toEqual([2, 'teapot', 0, ['new 0', 'teapot 2'], 2])
})

it('the next transaction starts while the previous one is being synced, and sees its change', async () => {
  const { store, held, letGo } = await openHeld()
  const first = putAll(store, 'launches', [liveLaunch({ upvotes: 2 })])
  await expect.poll(() => held.length, { interval: 5 }).toBe(1)
  const seen = Promise.withResolvers<number | undefined>()
  let answered = false
  const second = store
    .transact(async ({ get }) => seen.resolve((await get('launches', 'teapot'))?.upvotes))
    .finally(() => (answered = true))
  expect(await seen.promise).toBe(2)
  await turn()
  expect(answered).toBe(false) // what it has seen is not durable
  letGo()
  await Promise.all([first, second])
})

it('fifty concurrent transactions need at most two syncs', async () => {
  const { store, faults } = await openHeld()
  const synced = vi.fn<() => void>()
  faults.datasync = synced
  await Promise.all(
    Array.from({ length: 50 }, () =>
      store.transact(async ({ get, put }) => {
        const launch = await get('launches', 'teapot')
        if (launch !== null) await put('launches', { ...launch, upvotes: launch.upvotes + 1 })
      }),
    ),
  )
  expect((await store.get('launches', 'teapot'))?.upvotes).toBe(51)
  expect(synced.mock.calls.length).toBeLessThanOrEqual(2)
})

it('a refusal caused by a change is reported once that change is durable', async () => {
  const { store, held, letGo } = await openHeld()
  const first = putAll(store, 'launches', [literalLaunch({ slug: 'prize' })])
  await expect.poll(() => held.length, { interval: 5 }).toBe(1)
  let refused = false
  const second = putAll(store, 'launches', [literalLaunch({ id: 'rival', slug: 'prize' })]).catch(() => (refused = true))
  await turn()
  expect(refused).toBe(false)
  letGo()
  await Promise.all([first, second])
  expect(refused).toBe(true)
})

it.each([
  ['changed', (upvotes: number) => upvotes + 1, 3],
  ['removed', () => null, undefined],
])('a record that two on their way have %s is what the later one made of it, when only the first is durable', async (_, next, expected) => {
  const { store, held, letGo } = await openHeld()
  const change = () =>
    store.transact(async ({ get, put, remove }) => {
      const upvotes = next((await get('launches', 'teapot'))?.upvotes ?? 0)
      await (upvotes === null ? remove('launches', 'teapot') : put('launches', liveLaunch({ upvotes })))
    })
  const changes = [change()]
  await expect.poll(() => held.length, { interval: 5 }).toBe(1)
  if (expected === undefined) changes.push(putAll(store, 'launches', [liveLaunch()]))
  changes.push(change())
  letGo()
  await changes[0]
  await expect.poll(() => held.length, { interval: 5 }).toBe(1)
  const seen = Promise.withResolvers<number | undefined>()
  changes.push(store.transact(async ({ findLaunch }) => seen.resolve((await findLaunch('teapot'))?.upvotes)))
  expect(await seen.promise).toBe(expected)
  letGo()
  await Promise.all(changes)
})

it('a rolled-back transaction hides nothing of the previous one’s pending changes', async () => {
  const { store, held, letGo } = await openHeld()
  const first = putAll(store, 'launches', [liveLaunch({ upvotes: 2 })])
  await expect.poll(() => held.length, { interval: 5 }).toBe(1)
  const givenUp = store.transact(async ({ put, remove }) => {
    await put('launches', liveLaunch({ upvotes: 99 }))
    await remove('launches', 'teapot')
    throw new Error('given up')
  })
  const seen = Promise.withResolvers<number | undefined>()
  const last = store.transact(async ({ get }) => seen.resolve((await get('launches', 'teapot'))?.upvotes))
  expect(await seen.promise).toBe(2)
  letGo()
  await Promise.all([first, last, expect(givenUp).rejects.toThrow('given up')])
})

it('readers can’t change the store’s records', async () => {
  const { store } = await openStore(await makeStoreFolder())
  await putAll(store, 'launches', [liveLaunch({ categories: ['home'] })])
  const launch = await store.findLaunch('teapot')
  expect(() => launch?.categories.push('play')).toThrow(TypeError)
  await store.transact(async ({ get, put }) => {
    await put('launches', liveLaunch({ categories: ['work'] }))
    const own = await get('launches', 'teapot')
    expect(() => own?.categories.push('play')).toThrow(TypeError)
  })
})

it('a transaction inside another is refused, because it would wait for itself forever', async () => {
  const { store } = await openStore(await makeStoreFolder())
  const nested = store.transact(() => putAll(store, 'launches', [liveLaunch()]))
  await expect(nested).rejects.toThrow('inside another')
  await putAll(store, 'launches', [liveLaunch()])
})

it('a record that isn’t JSON is a defect, and changes nothing', async () => {
  const { store } = await openStore(await makeStoreFolder())
  const row = { id: 'u1', email: 'ada@people.example', big: 1n }
  await expect(putAll(store, 'authUsers', [row])).rejects.toThrow(TypeError)
  expect(await store.get('authUsers', 'u1')).toBeNull()
})
