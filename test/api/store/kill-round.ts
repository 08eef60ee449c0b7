import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** `node kill-round.ts ROUNDS`: kills a store again and again over one folder, at random moments; prints every round and a sum. */
async function killAgainAndAgain(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-kill-'))
  const sum = { kept: 0, faulty: 0, tornLines: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const afterMs = Math.floor(Math.random() * 200)
    const { acknowledged, kept, faults, notes } = await killRound(folder, afterMs)
    sum.kept = kept
    sum.faulty += Math.sign(faults.length)
    sum.tornLines += notes.length
    process.stdout.write(
      `round ${round}: killed after ${afterMs} ms, acknowledged up to ${acknowledged}, kept ${kept}, [${faults.join()}]\n`,
    )
  }
  process.stdout.write(
    `${rounds} rounds, ${sum.kept} transactions kept, ${sum.faulty} rounds with a fault, ${sum.tornLines} torn last lines cut\n`,
  )
  if (sum.faulty === 0) await rm(folder, { recursive: true })
  process.exitCode = Math.sign(sum.faulty)
}

if (import.meta.main) await killAgainAndAgain(Number(process.argv[2] ?? 50))
