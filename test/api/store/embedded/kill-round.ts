import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { faultsOf } from './counting-writer.ts'
import { killWriter } from './kill-writer.ts'

const writer = fileURLToPath(new URL('./counting-writer.ts', import.meta.url))

/** `acknowledged`: the highest number that was; `kept`: the number found afterwards. */
export type KillRound = { acknowledged: number; kept: number; faults: string[]; notes: string[] }

/** Lets a process write into the folder, kills it `afterMs` after its first acknowledgement, and opens the folder. */
export async function killRound(folder: string, afterMs: number): Promise<KillRound> {
  const acknowledged = Math.max(0, ...(await killWriter(writer, folder, afterMs)))

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
