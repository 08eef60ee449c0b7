import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Store, Transaction } from '../../../api/actions/store.ts'
import { isLive, type Launch } from '../../../api/domain/launch.ts'
import type { Profile, Records, Upvote } from '../../../api/domain/records.ts'
import { createLowdbStore } from '../../../api/store/lowdb-store.ts'
import { literalProfile } from '../../contract/store/records.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { MemoryDisk } from './journal/memory-disk.ts'

type Name = 'launches' | 'profiles' | 'upvotes'
type Change = { put: Name; record: Launch | Profile | Upvote } | { remove: Name; id: string }
type Step =
  /** Transactions asked for at once. */
  | { kind: 'write'; transactions: Change[][] }
  | { kind: 'count'; id: string; clicks: number }
  /** The process dies after so many calls of the disk. */
  | { kind: 'die'; afterCalls: number }
  /** Syncs begin to fail. */
  | { kind: 'fail' }
  | { kind: 'restart'; how: 'stop' | 'kill' | 'power cut'; openingDiesAfter: number | null }

const ids = ['1', '2', '3', '4']
const id = fc.constantFrom(...ids)
const addresses = ['a', 'b', 'c', 'd']
const owner = fc.constantFrom('ada', 'bob')
const launch = fc
  .record({
    id,
    slug: fc.constantFrom(...addresses),
    aliases: fc.subarray(addresses, { maxLength: 1 }),
    status: fc.constantFrom('live' as const, 'draft' as const),
    launchDate: fc.constantFrom('2026-01-05', '2026-01-12'),
    ownerId: owner,
    name: fc.constantFrom('Tea', 'Pot'),
    url: fc.constantFrom('https://one.example/', 'https://two.example/'),
    week: fc.option(fc.constant({ year: 2026, week: 53 })),
    description: fc.nat(200).map((length) => 'x'.repeat(length)), // a line may span blocks of the disk, or not
  })
  .map((parts) => literalLaunch(parts))
const profile = fc
  .record({ id, email: fc.constantFrom('ada@x.example', 'bob@x.example') })
  .map(({ id, email }) => literalProfile(id, { email }))
const upvote = fc.record({ id, accountId: owner }).map((parts): Upvote => ({ ...parts, launchId: '1', at: '2026-01-05T00:00:00.000Z' }))
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: launch.map((record) => ({ put: 'launches' as const, record })) },
  { weight: 1, arbitrary: profile.map((record) => ({ put: 'profiles' as const, record })) },
  { weight: 1, arbitrary: upvote.map((record) => ({ put: 'upvotes' as const, record })) },
  { weight: 2, arbitrary: fc.record({ remove: fc.constantFrom<Name>('launches', 'profiles', 'upvotes'), id }) },
)
const kind = <K extends Step['kind']>(kind: K) => fc.constant(kind)
const transactions = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: kind('write'), transactions }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('count'), id, clicks: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('die'), afterCalls: fc.nat(12) }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('fail') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: kind('restart'),
        how: fc.constantFrom('stop' as const, 'kill' as const, 'power cut' as const),
        openingDiesAfter: fc.option(fc.nat(15), { freq: 1 }),
      }),
    },
  ),
  { minLength: 5, maxLength: 25, size: 'max' },
)

type Model = ReadonlyMap<string, Records[Name]>
const keyOf = (name: Name, id: string) => `${name} ${id}`
const addressesOf = ({ slug, aliases }: Launch) => [slug, ...aliases]
const all = <N extends Name>(model: Model, name: N) =>
  [...model]
    .filter(([key]) => key.startsWith(`${name} `))
    .map(([, record]) => record as Records[N])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** What a transaction makes of the records; null where a change takes what belongs to another record. */
function applied(model: Model, changes: Change[]): Model | null {
  const next = new Map(model)
  for (const change of changes) {
    if ('remove' in change) {
      next.delete(keyOf(change.remove, change.id))
      continue
    }
    const { put, record } = change
    const mine = put === 'launches' ? addressesOf(record as Launch) : put === 'profiles' ? [(record as Profile).email] : []
    const others = all(next, put).filter(({ id }) => id !== record.id)
    const taken = others.flatMap((other) => (put === 'launches' ? addressesOf(other as Launch) : [(other as Profile).email]))
    if (mine.some((value) => taken.includes(value))) return null
    next.set(keyOf(put, record.id), record)
  }
  return next
}

async function work(transaction: Transaction, changes: Change[], n: number): Promise<void> {
  for (const change of changes) {
    if ('remove' in change) await transaction.remove(change.remove, change.id)
    else await transaction.put(change.put, change.record)
  }
  // Says how far the store came, after a crash.
  await transaction.put('changelog', { id: 'last', launchId: '1', title: `${n}`, text: '', at: '' })
}

async function expectSame(store: Store, model: Model): Promise<void> {
  const launches = all(model, 'launches')
  const live = launches
    .filter(isLive)
    .toSorted((a, b) => (a.launchDate === b.launchDate ? (a.slug < b.slug ? -1 : 1) : a.launchDate > b.launchDate ? -1 : 1))
  const launchesWith = (test: (launch: Launch) => boolean) => launches.filter(test)
  for (const name of ['launches', 'profiles', 'upvotes'] as const)
    for (const id of ids) expect(await store.get(name, id)).toEqual(model.get(keyOf(name, id)) ?? null)
  for (const address of addresses)
    expect(await store.findLaunch(address)).toEqual(launches.find((launch) => addressesOf(launch).includes(address)) ?? null)
  expect(await store.findLiveLaunches({ words: [], category: null, after: null, limit: 9 })).toEqual(live)
  expect(await store.list('launches', 'status', 'draft')).toEqual(launchesWith(({ status }) => status === 'draft'))
  expect(await store.list('launches', 'ownerId', 'ada')).toEqual(launchesWith(({ ownerId }) => ownerId === 'ada'))
  expect(await store.findLaunchesByUrl('one.example')).toEqual(launchesWith(({ url }) => url === 'https://one.example/'))
  expect(await store.findLaunchesByName('tea')).toEqual(launchesWith(({ name }) => name === 'Tea'))
  expect(await store.countReservations(2026, 53)).toBe(launchesWith(({ week }) => week !== null).length)
  expect(await store.countLaunches()).toBe(launches.length)
  expect(await store.list('upvotes', 'accountId', 'ada')).toEqual(all(model, 'upvotes').filter(({ accountId }) => accountId === 'ada'))
  expect(await store.list('profiles', 'email', 'ada@x.example')).toEqual(
    all(model, 'profiles').filter(({ email }) => email === 'ada@x.example'),
  )
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

it('thousands of changes, crashes and reopenings leave what a plain map would hold, up to the last change that was acknowledged at least', async () => {
  const luck = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(steps, luck, (steps, luck) => run(steps, () => luck.next().value)),
    { numRuns: 150 },
  )
})
