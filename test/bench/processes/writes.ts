import { open } from 'node:fs/promises'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import type { Store } from '../../../api/ports/store.ts'
import type { LiveLaunch } from '../../../api/domain/launch/launch.ts'
import { encodeBatch } from '../../../api/store/embedded/journal/line.ts'
import { toText } from '../../../api/store/embedded/journal/staged-batch.ts'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { catalogLaunch, catalogLaunches } from '../catalog/launches.ts'
import { interleave, median, roundCount } from '../rounds.ts'

/** Milliseconds of one write, the median of each round. */
export type WriteFigures = Record<'at1k' | 'at10k' | 'at100k' | 'append' | 'lowdb', number[]>

const setting = (name: string) => process.env[name] ?? ''
const fail = (note: unknown) => {
  throw new Error(String(note))
}

/** Writes of each in a round. One write of one follows one of another: a disk has its moods, and they last for many writes. */
const inRound = 60
let votes = 0

/** A launch gets a vote more: the change there is most often. */
function voted(size: number): LiveLaunch {
  votes += 1
  return { ...catalogLaunch((votes * 7919) % size, size), upvotes: votes }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function writesOf(store: Store, size: number): () => Promise<number> {
  return () => {
    const launch = voted(size)
    return time(() => store.transact((transaction) => transaction.put('launches', launch)))
  }
}

/** The least that makes a line durable: the same bytes, appended and synced. */
async function appendsTo(path: string): Promise<() => Promise<number>> {
  const file = await open(path, 'a', 0o600)
  return () => {
    const launch = voted(100_000)
    const line = encodeBatch(votes, [toText('launches', launch.id, JSON.stringify(launch))])
    return time(async () => {
      await file.appendFile(line)
      await file.datasync()
    })
  }
}

async function lowdbWrites(path: string, size: number): Promise<() => Promise<number>> {
  const low = new Low<LiveLaunch[]>(new JSONFile(path), catalogLaunches(size))
  await low.write()
  return () => {
    low.data[votes % size] = voted(size)
    return time(() => low.write())
  }
}

const openStore = (name: string) => createLowdbStore({ folder: setting(name), onNote: fail, onFailure: fail })
const [at1k, at10k, at100k] = [await openStore('AT_1K'), await openStore('AT_10K'), await openStore('AT_100K')]
const short = {
  at1k: writesOf(at1k, 1000),
  at10k: writesOf(at10k, 10_000),
  at100k: writesOf(at100k, 100_000),
  append: await appendsTo(setting('APPEND')),
}
const lowdb = await lowdbWrites(setting('LOWDB'), 10_000)
await interleave(short, 100) // warms up

const figures: WriteFigures = { at1k: [], at10k: [], at100k: [], append: [], lowdb: [] }
for (let round = 0; round < roundCount; round += 1) {
  const times = await interleave(short, inRound)
  for (const name of ['at1k', 'at10k', 'at100k', 'append'] as const) figures[name].push(median(times[name]))
  figures.lowdb.push(await lowdb())
}
for (const store of [at1k, at10k, at100k]) await store.close()
process.send?.(figures)
