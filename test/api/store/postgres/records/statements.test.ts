import { Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { defaultTimeouts, GuardedPool, openPool } from '../../../../../api/store/postgres/connections/connections.ts'
import { Outage } from '../../../../../api/store/postgres/connections/database-failures.ts'
import { findLiveLaunches } from '../../../../../api/store/postgres/records/live-catalog.ts'
import { OneWriterDialect, Transactions } from '../../../../../api/store/postgres/transactions.ts'
import type { Tables } from '../../../../../api/store/postgres/tables/migrate.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

// Every statement of a transaction keeps all other writers waiting.

const databases = usePostgres()

async function openStore() {
  const asked: string[] = []
  const outage = new Outage(() => undefined)
  const pool = new GuardedPool(openPool(await databases.create(), outage, defaultTimeouts), outage)
  const db = new Kysely<Tables>({
    dialect: new OneWriterDialect(pool),
    log: ({ query }) => void asked.push(query.sql.replace('/* prepared */', '').trim()),
  })
  onTestFinished(() => db.destroy())
  const transactions = new Transactions(
    db,
    () => 5000,
    () => undefined,
  )
  await transactions.transact(({ put }) => put('launches', liveLaunch({ id: 'tea', aliases: ['kettle'], upvotes: 1 })))
  asked.length = 0
  const find = async (word: string) => {
    const found = await findLiveLaunches(db, { words: [word], category: null, after: null, limit: 9 })
    return found.map(({ slug, upvotes }) => [slug, upvotes])
  }
  return { transactions, asked, find }
}

it('a launch that was read in the transaction is written by one statement if only its votes change', async () => {
  const { transactions, asked, find } = await openStore()
  await transactions.transact(async ({ findLaunch, put }) => {
    const launch = await findLaunch('kettle')
    if (launch !== null) await put('launches', { ...launch, upvotes: 2 })
  })
  expect(asked.map((sql) => sql.split(' ')[0])).toEqual(['start', 'select', 'update', 'commit'])
  expect(await find('teapot')).toEqual([['teapot', 2]])
})

it('its new name and slug are written with it, however often it changes in the transaction', async () => {
  const { transactions, find } = await openStore()
  await transactions.transact(async ({ get, put, findLaunch }) => {
    const launch = await get('launches', 'tea')
    if (launch === null) return
    await put('launches', { ...launch, name: 'Samovar', slug: 'samovar', aliases: ['teapot'] })
    await put('launches', { ...launch, name: 'Urn', slug: 'urn', aliases: ['teapot', 'samovar'], upvotes: 3 })
    await put('launches', { ...launch, name: 'Urn', slug: 'urn', aliases: ['teapot', 'samovar'], upvotes: 4 })
    expect((await findLaunch('samovar'))?.upvotes).toBe(4)
    expect(await findLaunch('kettle')).toBeNull()
  })
  expect(await find('urn')).toEqual([['urn', 4]])
})

it('refuses another launch’s slug, and adds a launch again that was removed', async () => {
  const { transactions, find } = await openStore()
  await transactions.transact(({ put }) =>
    put('launches', liveLaunch({ id: 'cup', slug: 'cup', name: 'Cup', url: 'https://cup.example/' })),
  )
  const take = transactions.transact(async ({ get, put }) => {
    const launch = await get('launches', 'tea')
    if (launch !== null) await put('launches', { ...launch, slug: 'cup' })
  })
  await expect(take).rejects.toMatchObject({ code: 'CONFLICT' })
  await transactions.transact(async ({ get, put, remove }) => {
    const launch = await get('launches', 'tea')
    if (launch === null) return
    await remove('launches', 'tea')
    await put('launches', { ...launch, upvotes: 5 })
  })
  expect(await find('teapot')).toEqual([['teapot', 5]])
})

it('what a transaction reads at one moment is one statement, which sees what was put before it, and nothing put after', async () => {
  const { transactions, asked } = await openStore()
  const upvotesOf = (launch: { upvotes: number } | null) => launch?.upvotes
  const found = await transactions.transact(async ({ get, list, countBy, findLaunch, countReservations, put }) => {
    const first = [get('launches', 'tea'), findLaunch('kettle')].map(async (launch) => upvotesOf(await launch))
    const others = [
      get('profiles', 'ada'),
      list('comments', 'accountId', 'ada'),
      countBy('launches', 'status', 'live'),
      countReservations(2026, 9),
    ]
    const putting = put('launches', liveLaunch({ id: 'tea', aliases: ['kettle'], upvotes: 2 }))
    const later = get('launches', 'tea')
    await putting
    return [await Promise.all(first), await Promise.all(others), upvotesOf(await later)]
  })
  expect(found).toEqual([[1, 1], [null, [], 1, 0], 2])
  expect(asked.map((sql) => sql.split(' ')[0])).toEqual(['start', 'select', 'update', 'select', 'commit'])
})
