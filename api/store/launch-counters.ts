import type { Counts } from '../actions/store.ts'
import type { JournalDatabase } from './journal/journal-database.ts'

export type CounterTables = { counts: Partial<Counts>; dailyCounts: Partial<Counts> }

const fields = ['impressions', 'clicks'] as const

/** Private counters of launches, in sum and by day. */
export class LaunchCounters {
  readonly #database: Pick<JournalDatabase<CounterTables>, 'addLater' | 'state'>

  constructor(database: Pick<JournalDatabase<CounterTables>, 'addLater' | 'state'>) {
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
}

const none: Counts = { impressions: 0, clicks: 0 }
const dayKey = (launchId: string, day: string): string => `${launchId} ${day}`
