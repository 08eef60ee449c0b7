import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openJournalDatabase } from '../../../../api/store/journal/journal-database.ts'
import type { NumberedTables } from './numbered-writer.ts'

const writer = fileURLToPath(new URL('./numbered-writer.ts', import.meta.url))

export type KillRound = { acknowledged: number; lost: number[]; torn: number[]; notes: string[] }

/**
 * Lets a process write into the folder, kills it with SIGKILL `afterMs` after its first acknowledgement, and opens the folder.
 * `acknowledged` gathers the numbers of all rounds. Answers what is missing, and which numbers have one record of their two only.
 */
export async function killRound(folder: string, acknowledged: Set<number>, afterMs: number): Promise<KillRound> {
  const before = acknowledged.size
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part))
  const closed = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), closed])
  await wait(afterMs)
  child.kill('SIGKILL')
  const [, signal] = (await closed) as [unknown, string]
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself.')
  for (const line of printed.split('\n').slice(0, -1)) acknowledged.add(Number(line))

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
