import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openJournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'

export type NumberedTables = { numbers: { n: number; filling: string }; twins: { n: number }; latest: { n: number } }

const writers = 4
const widest = 20_000

/**
 * A process of its own, to be killed: commits numbered pairs of records in one change each, compacts all the while, and prints the
 * number of each commit once it is acknowledged.
 */
async function writeUntilKilled(folder: string): Promise<void> {
  const db = await openJournalDatabase<NumberedTables>({ folder, onCompactionFailure: () => process.exit(1) })
  let next = 1 + Array.from(db.state.entries('numbers'), ([, { n }]) => n).reduce((a, b) => Math.max(a, b), 0)
  const write = async () => {
    for (;;) {
      const n = next
      next += 1
      const filling = 'x'.repeat(Math.floor(Math.random() ** 8 * widest))
      await db.commit([
        { put: 'numbers', key: `${n}`, value: { n, filling } },
        { put: 'latest', key: 'latest', value: { n } },
        { put: 'twins', key: `${n}`, value: { n } },
      ])
      writeSync(1, `${n}\n`)
    }
  }
  const compact = async () => {
    for (;;) {
      await db.compact()
      await wait(2)
    }
  }
  await Promise.all([...Array.from({ length: writers }, write), compact()])
}

if (import.meta.main) await writeUntilKilled(process.argv[2] ?? '')
