import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Store, Transaction } from '../../../../api/ports/store.ts'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { MemoryDisk } from './journal/memory-disk.ts'
import { ids, steps, type Change, type Step } from './model-steps.ts'
import { applied, expectSame, type Model } from './plain-model.ts'

async function work(transaction: Transaction, changes: Change[], n: number): Promise<void> {
  for (const change of changes) {
    if ('remove' in change) await transaction.remove(change.remove, change.id)
    else await transaction.put(change.put, change.record)
  }
  // Says how far the store came, after a crash.
  await transaction.put('changelog', { id: 'last', launchId: '1', title: `${n}`, text: '', at: '' })
}

async function run(steps: Step[], chance: () => number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-model-'))
  const machine = new MemoryDisk(chance)
  /** After each transaction that was not refused for what it takes; the first is the empty store. */
  let models: Model[] = [new Map()]
  let acknowledged = 0
  /** Clicks that were there at the last start, and those counted since. */
  const clicks = new Map(ids.map((id) => [id, { kept: 0, since: 0 }]))

  const open = () => createLowdbStore({ folder, disk: machine.disk, onNote: () => undefined, onFailure: () => undefined })
  const openChecked = async (lostNothing: boolean) => {
    const store = await open()
    const last = Number((await store.get('changelog', 'last'))?.title ?? 0)
    expect(last).toBeGreaterThanOrEqual(lostNothing ? models.length - 1 : acknowledged)
    models = models.slice(0, last + 1)
    acknowledged = last
    await expectSame(store, models[last] ?? new Map())
    for (const [id, { kept, since }] of clicks) {
      const found = (await store.readCounts(id)).clicks
      expect(found).toBeGreaterThanOrEqual(kept + (lostNothing ? since : 0))
      expect(found).toBeLessThanOrEqual(kept + since)
      clicks.set(id, { kept: found, since: 0 })
    }
    return store
  }
  const restartMachine = (how: 'stop' | 'kill' | 'power cut') => (how === 'power cut' ? machine.cutPower() : machine.restart())
  /** Tells whether the store could close as it should. */
  const end = async (store: Store, how: 'stop' | 'kill' | 'power cut') => {
    if (how !== 'stop') machine.dieAfter(0)
    const closed = await store
      .close()
      .then(() => store.ping())
      .then(
        () => true,
        (error: unknown) => error instanceof Error && error.message === 'The store is closed.',
      )
    restartMachine(how)
    return closed && how === 'stop'
  }
  const write = async (store: Store, changes: Change[]) => {
    const next = applied(models.at(-1) ?? new Map(), changes)
    const n = models.length
    if (next !== null) models.push(next)
    const [outcome] = await Promise.allSettled([store.transact((transaction) => work(transaction, changes, n))])
    if (outcome.status === 'fulfilled') {
      expect(next).not.toBeNull()
      acknowledged = Math.max(acknowledged, n)
    } else
      expect(outcome.reason).toMatchObject({
        code: next === null ? expect.stringMatching(/CONFLICT|SERVICE_UNAVAILABLE/) : 'SERVICE_UNAVAILABLE',
      })
    return outcome.status === 'fulfilled' || next === null
  }

  let store = await openChecked(true)
  let healthy = true
  for (const step of steps) {
    if (step.kind === 'write') {
      const done = await Promise.all(step.transactions.map((changes) => write(store, changes)))
      healthy &&= done.every(Boolean)
      await expectSame(store, models[acknowledged] ?? new Map()) // nobody sees more than what is durable, nor less
      if (healthy) expect(acknowledged).toBe(models.length - 1)
    } else if (step.kind === 'count') {
      store.count(step.id, '2026-01-05', { clicks: step.clicks })
      const counted = clicks.get(step.id)
      if (counted !== undefined) counted.since += step.clicks
    } else if (step.kind === 'die') machine.dieAfter(step.afterCalls)
    else if (step.kind === 'fail') machine.fail()
    else {
      const lostNothing = await end(store, step.how)
      if (step.openingDiesAfter !== null) {
        machine.dieAfter(step.openingDiesAfter)
        const [attempt] = await Promise.allSettled([open()])
        if (attempt.status === 'fulfilled') await end(attempt.value, step.how)
        else restartMachine(step.how)
      }
      store = await openChecked(lostNothing)
      healthy = true
    }
  }
  await end(store, 'power cut')
  await (await openChecked(false)).close()
  await rm(folder, { recursive: true })
}

it('after thousands of changes, crashes and reopens it holds what a plain map would, at least up to the last acknowledged change', async () => {
  const luck = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(steps, luck, (steps, luck) => run(steps, () => luck.next().value)),
    { numRuns: 150 },
  )
})
