import { fileURLToPath } from 'node:url'
import { openJournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'
import { killWriter } from '../kill-writer.ts'
import type { NumberedTables } from './numbered-writer.ts'

const writer = fileURLToPath(new URL('./numbered-writer.ts', import.meta.url))

export type KillRound = { acknowledged: number; lost: number[]; torn: number[]; notes: string[] }

/**
 * Lets a process write into the folder, kills it `afterMs` after its first acknowledgement, and opens the folder.
 * `acknowledged` gathers the numbers of all rounds. Answers what is missing, and which numbers have one record of their two only.
 */
export async function killRound(folder: string, acknowledged: Set<number>, afterMs: number): Promise<KillRound> {
  const before = acknowledged.size
  for (const number of await killWriter(writer, folder, afterMs)) acknowledged.add(number)

  const db = await openJournalDatabase<NumberedTables>({ folder, onCompactionFailure: () => undefined })
  const numbers = new Map(db.state.entries('numbers'))
  const twins = new Map(db.state.entries('twins'))
  await db.close()
  const isThere = (n: number) => numbers.get(`${n}`)?.n === n && twins.get(`${n}`)?.n === n
  return {
    acknowledged: acknowledged.size - before,
    lost: [...acknowledged].filter((n) => !isThere(n)),
    torn: [...new Set([...numbers.keys(), ...twins.keys()].map(Number))].filter((n) => !isThere(n)),
    notes: db.notes,
  }
}
