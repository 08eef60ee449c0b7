import { setImmediate } from 'node:timers/promises'
import type { Counts } from '../actions/store.ts'
import type { JournalDatabase } from './journal/journal-database.ts'

export type CounterTables = { counts: Partial<Counts>; dailyCounts: Partial<Counts> }

const fields = ['impressions', 'clicks'] as const

type Database = Pick<JournalDatabase<CounterTables>, 'addLater' | 'state' | 'transact'>

/** Days looked at between two turns of the event loop. */
const slice = 5000

/** Private counters of launches, in sum and by day. */
export class LaunchCounters {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  add(launchId: string, day: string, counts: Partial<Counts>): void {
    for (const field of fields) {
      const amount = counts[field] ?? 0
      if (amount === 0) continue
      this.#database.addLater('counts', launchId, field, amount)
      this.#database.addLater('dailyCounts', dayKey(launchId, day), field, amount)
    }
  }

  read(launchId: string): Counts {
    return { ...none, ...this.#database.state.get('counts', launchId) }
  }

  readDay(launchId: string, day: string): Counts {
    return { ...none, ...this.#database.state.get('dailyCounts', dayKey(launchId, day)) }
  }

  /** Removes the days before one, in slices: nobody waits for it. */
  async dropDays(before: string): Promise<void> {
    let seen = 0
    const old: string[] = []
    const remove = async () => {
      const keys = old.splice(0)
      if (keys.length > 0) await this.#database.transact(() => keys.map((key) => ({ delete: 'dailyCounts', key })))
      else await setImmediate()
    }
    for (const [key] of this.#database.state.entries('dailyCounts')) {
      if (key.slice(-before.length) < before) old.push(key)
      if ((seen += 1) % slice === 0) await remove()
    }
    await remove()
  }
}

const none: Counts = { impressions: 0, clicks: 0 }
const dayKey = (launchId: string, day: string): string => `${launchId} ${day}`
