import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLowdbStore } from '../../../api/store/lowdb-store.ts'
import { faultsOf } from './counting-writer.ts'

const writer = fileURLToPath(new URL('./counting-writer.ts', import.meta.url))

/** `acknowledged`: the highest number that was; `kept`: the number found afterwards. */
export type KillRound = { acknowledged: number; kept: number; faults: string[]; notes: string[] }

/** Lets a process write into the folder, kills it with SIGKILL `afterMs` after its first acknowledgement, and opens the folder. */
export async function killRound(folder: string, afterMs: number): Promise<KillRound> {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part))
  const closed = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), closed])
  await wait(afterMs)
  child.kill('SIGKILL')
  const [, signal] = (await closed) as [unknown, string]
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself.')
  const acknowledged = printed
    .split('\n')
    .slice(0, -1)
    .reduce((highest, line) => Math.max(highest, Number(line)), 0)

  const notes: string[] = []
  const store = await createLowdbStore({ folder, onNote: (note) => notes.push(note), onFailure: () => undefined })
  const { n, faults } = await faultsOf(store)
  await store.close()
  return { acknowledged, kept: n, faults: n < acknowledged ? [...faults, 'lost'] : faults, notes }
}
