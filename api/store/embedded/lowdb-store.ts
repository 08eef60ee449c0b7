import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { matchOf } from '../../domain/search/matching.ts'
import type { Store } from '../../ports/store.ts'
import { lockFolder, makeFolder } from './data-folder.ts'
import { ifThere, nodeDisk, type Disk } from './journal/disk.ts'
import { LaunchCounters } from './launch-counters.ts'
import { findersOf, LayeredRecords } from './layered-records.ts'
import { rejectUnfinished } from '../move/folder-contents.ts'
import { RecordDatabase } from './record-database.ts'
import { setImmediate } from 'node:timers/promises'
import { isFound, newestFirst, type PeopleFilter } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'

type StoreOptions = {
  /** Created if missing, and locked until `close`. */
  folder: string
  /** Gets what opening had to repair. */
  onNote: (note: string) => void
  /** Gets disk errors. Callers get their own errors. */
  onFailure: (error: unknown) => void
  disk?: Disk
}

/** Throws, without changing anything, if the folder is in use or a file in it is damaged. */
export async function createLowdbStore({ folder, onNote, onFailure, disk = nodeDisk }: StoreOptions): Promise<Store> {
  await makeFolder(disk, folder)
  const lock = lockFolder(folder)
  try {
    await rejectUnfinished(folder)
    const database = await RecordDatabase.open({ folder, disk, onFailure })
    for (const note of database.journal.notes) onNote(note)
    return storeOf(folder, database, lock)
  } catch (error) {
    lock[Symbol.dispose]()
    throw error
  }
}

function storeOf(folder: string, database: RecordDatabase, lock: Disposable): Store {
  const { journal, durable } = database
  const counters = new LaunchCounters(journal)
  const close = async () => {
    const [counted, closed] = await Promise.allSettled([counters.flush(), database.close()])
    for (const outcome of [counted, closed]) if (outcome.status === 'rejected') throw outcome.reason
  }
  let closing: Promise<void> | null = null
  return {
    ...findersOf(new LayeredRecords([durable])),
    findLiveLaunches: (filter) => durable.live.search(filter),
    findMatches: async (filter) => (await durable.live.search(filter)).map(matchOf),
    findPeople: (filter) => findPeople(journal.state.entries('profiles'), filter),
    countLaunches: async () => journal.state.size('launches'),
    transact: (work) => database.transact(work),
    readAnywhere: (work) => work(),
    joinReads: (work) => work(),
    count: (launchId, day, counts) => counters.add(launchId, day, counts),
    readCounts: async (launchId) => counters.read(launchId),
    readDailyCounts: async (launchId, days) => days.map((day) => counters.readDay(launchId, day)),
    dropDailyCounts: (before) => counters.dropDays(before),
    purge: () => journal.purge(),
    version: () => durable.version,
    isAway: () => false,
    async size() {
      const files = (await readdir(folder)).filter((name) => name.startsWith('journal'))
      const sizes = await Promise.all(files.map(async (name) => (await ifThere(stat(join(folder, name))))?.size ?? 0))
      return sizes.reduce((all, size) => all + size, 0)
    },
    ping: async () => {
      if (journal.rejection !== null) throw journal.rejection
      await access(folder, constants.R_OK | constants.W_OK)
    },
    close: () => (closing ??= close().finally(() => lock[Symbol.dispose]())),
  }
}

/** How many profiles are compared before other work gets its turn: some milliseconds. */
const slice = 500

/** Reads every profile, in slices: only moderators search people, so an index would cost more memory than it saves time. */
async function findPeople(profiles: Iterable<[string, Profile]>, filter: PeopleFilter): Promise<Profile[]> {
  const { after, limit } = filter
  let found: Profile[] = []
  /** The oldest that is among the first so far. */
  let last: Profile | undefined
  let read = 0
  for (const [, person] of profiles) {
    read += 1
    if (read % slice === 0) await setImmediate()
    if (after !== null && newestFirst(person, after) <= 0) continue
    if (last !== undefined && newestFirst(person, last) > 0) continue
    if (!isFound(person, filter)) continue
    found.push(person)
    if (found.length < 2 * limit) continue
    found = first(found, limit)
    last = found.at(-1)
  }
  return first(found, limit)
}

const first = (people: Profile[], limit: number) => people.sort(newestFirst).slice(0, limit)
