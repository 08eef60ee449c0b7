import { setImmediate } from 'node:timers/promises'
import type { Counts } from '../../ports/store.ts'
import type { JournalDatabase } from './journal/journal-database.ts'
import type { Staged, View } from './journal/staged-batch.ts'

export type CounterTables = { counts: Partial<Counts>; dailyCounts: Partial<Counts> }

type Database = Pick<JournalDatabase<CounterTables>, 'state' | 'transact' | 'rejection'>
type Sum = { launchId: string; day: string; counts: Counts }

const flushEvery = 1000
/** Rows per commit and turn of the event loop, so that writing a whole catalog's counters doesn't block requests. */
const sumsPerCommit = 250
/** Days examined per turn of the event loop. */
const slice = 5000

/** Private counters of launches, in total and by day: collected in memory and written once a second. */
export class LaunchCounters {
  readonly #database: Database
  /** Today's counts by launch: nearly all counts are for the current day. */
  #today = new Map<string, Counts>()
  #day = ''
  /** Counts of earlier days, and counts about to be written. */
  #collected: { day: string; counts: MapIterator<[launchId: string, Counts]> }[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(database: Database) {
    this.#database = database
  }

  add(launchId: string, day: string, { impressions = 0, clicks = 0 }: Partial<Counts>): void {
    if (this.#database.rejection !== null) return // nothing can be written anymore
    if (day !== this.#day) this.#turnTo(day)
    const counts = this.#today.get(launchId)
    if (counts === undefined) this.#today.set(launchId, { impressions, clicks })
    else {
      counts.impressions += impressions
      counts.clicks += clicks
    }
    this.#timer ??= setTimeout(() => void this.#flushInParts(), flushEvery)
  }

  /** Writes everything at once, when the store closes. Resolves when it is durable. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    await Promise.all(this.#commits())
  }

  /** Commits made during a disk sync share the next one, so even a whole catalog takes only a few syncs. */
  async #flushInParts(): Promise<void> {
    for (const committed of this.#commits()) {
      committed.catch(() => this.#forget())
      await setImmediate()
    }
  }

  /** After a failed write the store is read-only; the next transaction reports it. */
  #forget(): void {
    this.#today = new Map()
    this.#collected = []
  }

  *#commits(): Generator<Promise<void>> {
    this.#timer = null
    this.#turnTo(this.#day)
    for (let sums = this.#take(); sums.length > 0; sums = this.#take()) yield this.#database.transact((view) => added(view, sums))
  }

  #turnTo(day: string): void {
    if (this.#today.size > 0) this.#collected.push({ day: this.#day, counts: this.#today.entries() })
    this.#today = new Map()
    this.#day = day
  }

  /** The rows of the next commit. */
  #take(): Sum[] {
    const sums: Sum[] = []
    for (let part = this.#collected[0]; part !== undefined && sums.length < sumsPerCommit; part = this.#collected[0]) {
      const { value, done } = part.counts.next()
      if (done) this.#collected.shift()
      else sums.push({ launchId: value[0], day: part.day, counts: value[1] })
    }
    return sums
  }

  read(launchId: string): Counts {
    return { ...none, ...this.#database.state.get('counts', launchId) }
  }

  readDay(launchId: string, day: string): Counts {
    return { ...none, ...this.#database.state.get('dailyCounts', dayKey(launchId, day)) }
  }

  /** Removes the days before one, in slices, so that no request waits for it. */
  async dropDays(before: string): Promise<void> {
    let read = 0
    const old: string[] = []
    const remove = async () => {
      const keys = old.splice(0)
      if (keys.length > 0) await this.#database.transact(() => keys.map((key) => ({ delete: 'dailyCounts', key })))
      else await setImmediate()
    }
    for (const [key] of this.#database.state.entries('dailyCounts')) {
      if (key.slice(-before.length) < before) old.push(key)
      if ((read += 1) % slice === 0) await remove()
    }
    await remove()
  }
}

/** The records with the sums added, ready to be written: a catalog's counters are many, and small, so they skip the copying of other records. */
function added(view: View<CounterTables>, sums: readonly Sum[]): Staged[] {
  const changed: Staged[] = []
  const staged = { counts: new Map<string, Counts>(), dailyCounts: new Map<string, Counts>() }
  const add = (name: keyof CounterTables, key: string, { impressions, clicks }: Counts) => {
    const before = staged[name].get(key) ?? view.get(name, key)
    const after = { impressions: (before?.impressions ?? 0) + impressions, clicks: (before?.clicks ?? 0) + clicks }
    staged[name].set(key, after)
    const text = `["${name}",${JSON.stringify(key)},{"impressions":${after.impressions},"clicks":${after.clicks}}]`
    changed.push({ collection: name, key, value: Object.freeze(after), text })
  }
  for (const { launchId, day, counts } of sums) {
    add('counts', launchId, counts)
    add('dailyCounts', dayKey(launchId, day), counts)
  }
  return changed
}

const none: Counts = { impressions: 0, clicks: 0 }
const dayKey = (launchId: string, day: string): string => `${launchId} ${day}`
