import { open } from 'node:fs/promises'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import type { Store } from '../../../api/actions/store.ts'
import type { LiveLaunch } from '../../../api/domain/launch.ts'
import { encodeBatch } from '../../../api/store/journal/line.ts'
import { toText } from '../../../api/store/journal/operation.ts'
import { createLowdbStore } from '../../../api/store/lowdb-store.ts'
import { catalogLaunch, catalogLaunches } from '../catalog/launches.ts'
import { interleave } from '../rounds.ts'

/** Milliseconds of one write. */
export type WriteFigures = Record<'at1k' | 'at10k' | 'at100k' | 'append' | 'lowdb', number[]>

const setting = (name: string) => process.env[name] ?? ''
const fail = (note: unknown) => {
  throw new Error(String(note))
}

/** Writes in a round, one after the other. */
const inRound = 60
let votes = 0

/** A launch gets a vote more: the change there is most often. */
function voted(size: number): LiveLaunch {
  votes += 1
  return { ...catalogLaunch((votes * 7919) % size, size), upvotes: votes }
}

async function timeEach(count: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let done = 0; done < count; done += 1) await work()
  return (performance.now() - began) / count
}

function writesOf(store: Store, size: number): () => Promise<number> {
  return () => {
    const launches = Array.from({ length: inRound }, () => voted(size))
    return timeEach(inRound, async () => {
      const launch = launches.pop()
      if (launch !== undefined) await store.transact((transaction) => transaction.put('launches', launch))
    })
  }
}

/** The least that makes a line durable: the same bytes, appended and synced. */
async function appendsTo(path: string): Promise<() => Promise<number>> {
  const file = await open(path, 'a', 0o600)
  return () => {
    const lines = Array.from({ length: inRound }, () => {
      const launch = voted(100_000)
      return encodeBatch(votes, [toText('launches', launch.id, JSON.stringify(launch))])
    })
    return timeEach(inRound, async () => {
      await file.appendFile(lines.pop() ?? '')
      await file.datasync()
    })
  }
}

async function lowdbWrites(path: string, size: number): Promise<() => Promise<number>> {
  const low = new Low<LiveLaunch[]>(new JSONFile(path), catalogLaunches(size))
  await low.write()
  return () =>
    timeEach(1, async () => {
      low.data[votes % size] = voted(size)
      await low.write()
    })
}

const stores = { at1k: setting('AT_1K'), at10k: setting('AT_10K'), at100k: setting('AT_100K') }
const openStore = (folder: string) => createLowdbStore({ folder, onNote: fail, onFailure: fail })
const [at1k, at10k, at100k] = [await openStore(stores.at1k), await openStore(stores.at10k), await openStore(stores.at100k)]
const contestants = {
  at1k: writesOf(at1k, 1000),
  at10k: writesOf(at10k, 10_000),
  at100k: writesOf(at100k, 100_000),
  append: await appendsTo(setting('APPEND')),
  lowdb: await lowdbWrites(setting('LOWDB'), 10_000),
}
await interleave(contestants, 2) // warms up
const figures: WriteFigures = await interleave(contestants)
for (const store of [at1k, at10k, at100k]) await store.close()
process.send?.(figures)
