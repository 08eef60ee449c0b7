import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRound } from './kill-round.ts'

/** `node kill-loop.ts ROUNDS`: kills a writer again and again over one folder, at random moments; prints every round and a sum. */
const rounds = Number(process.argv[2] ?? 50)
const folder = await mkdtemp(join(tmpdir(), 'slipway-kill-'))
const acknowledged = new Set<number>()
let tornLines = 0
let failed = 0
for (let round = 1; round <= rounds; round += 1) {
  const afterMs = Math.floor(Math.random() * 150)
  const { lost, torn, notes, ...counts } = await killRound(folder, acknowledged, afterMs)
  tornLines += notes.length
  failed += lost.length + torn.length
  process.stdout.write(
    `round ${round}: killed after ${afterMs} ms, ${counts.acknowledged} acknowledged, lost [${lost.join()}], in part [${torn.join()}]\n`,
  )
}
process.stdout.write(`${rounds} rounds, ${acknowledged.size} acknowledged, ${failed} lost or in part, ${tornLines} torn last lines cut\n`)
if (failed === 0) await rm(folder, { recursive: true })
process.exitCode = failed === 0 ? 0 : 1
