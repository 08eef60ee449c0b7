import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './child-service.ts'
import type { Outcome } from './fault.ts'
import { Ledger } from './ledger.ts'

/** Two services started on one folder at the same moment: one serves, the other leaves and says why. */
export async function twoProcesses(rounds: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-two-'))
  const ledger = new Ledger()
  const outcome: Outcome = { rounds, lost: 0, torn: 0, misses: [] }
  for (let round = 0; round < rounds; round += 1) {
    const starts = await Promise.allSettled([startChild(folder), startChild(folder)])
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    const words = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    if (started.length !== 1) outcome.misses.push(`${started.length} of two were serving`)
    if (!words.every((text) => text.includes('Another Slipway process is using the data folder'))) outcome.misses.push(...words)
    for (const service of started) {
      await ledger.begin(service.origin)
      await ledger.signUp(service.origin)
      await service.end()
    }
    const { lost, torn } = await ledger.compare(folder)
    outcome.lost = (outcome.lost ?? 0) + lost
    outcome.torn = (outcome.torn ?? 0) + torn
  }
  await rm(folder, { recursive: true })
  return { ...outcome, acknowledged: ledger.acknowledged }
}
