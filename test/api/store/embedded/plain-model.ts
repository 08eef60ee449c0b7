import { expect } from 'vitest'
import type { Store } from '../../../../api/ports/store.ts'
import { isLive, type Launch } from '../../../../api/domain/launch/launch.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import type { Records } from '../../../../api/domain/collections/collections.ts'
import { addresses, ids, type Change, type Name } from './model-steps.ts'

/** What a store should hold. */
export type Model = ReadonlyMap<string, Records[Name]>
const keyOf = (name: Name, id: string) => `${name} ${id}`
const addressesOf = ({ slug, aliases }: Launch) => [slug, ...aliases]
const all = <N extends Name>(model: Model, name: N) =>
  [...model]
    .filter(([key]) => key.startsWith(`${name} `))
    .map(([, record]) => record as Records[N])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** What a transaction makes of the records; null where a change takes what belongs to another record. */
export function applied(model: Model, changes: Change[]): Model | null {
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

/** By whatever the store is asked. */
export async function expectSame(store: Store, model: Model): Promise<void> {
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
