import { writeSync } from 'node:fs'
import type { Store, Transaction } from '../../../../api/ports/store.ts'
import type { Disk } from '../../../../api/store/embedded/journal/disk.ts'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const writers = 4
const at = '2026-03-02T09:00:00.000Z'
/** So many of the newest history entries are there; older ones are removed. */
export const kept = 4

/**
 * One more: the launch counts to n, is renamed after it and keeps its last address; comment n and history entry n come, an old entry goes.
 * All of it is one change, so that any part that is missing shows.
 */
export async function countOn({ get, put, remove }: Transaction): Promise<number> {
  const before = await get('launches', 'counting')
  const n = (before?.commentCount ?? 0) + 1
  const aliases = before === null ? [] : [before.slug]
  const text = 'x'.repeat(Math.floor(Math.random() ** 8 * 20_000))
  await put('launches', liveLaunch({ id: 'counting', slug: `count-${n}`, aliases, commentCount: n }))
  await put('comments', { id: `c${n}`, launchId: 'counting', accountId: 'ada', author: { name: 'Ada', handle: null }, text, at })
  await put('history', { id: `h${n}`, launchId: 'counting', at, by: null, event: 'count', note: null })
  await remove('history', `h${n - kept}`)
  return n
}

/** What is not as after counting to n by `countOn`; empty where all is well. */
export async function faultsOf(store: Store): Promise<{ n: number; faults: string[] }> {
  const n = (await store.get('launches', 'counting'))?.commentCount ?? 0
  const numbersOf = (records: { id: string }[]) => records.map(({ id }) => Number(id.slice(1))).sort((a, b) => a - b)
  const upTo = (from: number) => Array.from({ length: n - from }, (_, index) => from + index + 1).join()
  const faults: string[] = []
  if (numbersOf(await store.list('comments', 'launchId', 'counting')).join() !== upTo(0)) faults.push('comments')
  if (numbersOf(await store.list('history', 'launchId', 'counting')).join() !== upTo(Math.max(0, n - kept))) faults.push('history')
  if (n > 0 && (await store.findLaunch(`count-${n}`))?.id !== 'counting') faults.push('slug')
  if (n > 1 && (await store.findLaunch(`count-${n - 1}`))?.id !== 'counting') faults.push('alias')
  if (n > 2 && (await store.findLaunch(`count-${n - 2}`)) !== null) faults.push('old alias')
  return { n, faults }
}

/** A process of its own, to be killed: several count on at once, and each number is printed once it is acknowledged. */
export async function countUntilKilled(folder: string, disk?: Disk): Promise<void> {
  const store = await createLowdbStore({ folder, onNote: () => undefined, onFailure: () => process.exit(1), ...(disk && { disk }) })
  const write = async () => {
    for (;;) {
      store.count('counting', '2026-03-02', { impressions: 1 })
      writeSync(1, `${await store.transact(countOn)}\n`)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
}

if (import.meta.main) await countUntilKilled(process.argv[2] ?? '')
