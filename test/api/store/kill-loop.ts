import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRound } from './kill-round.ts'

/** `node kill-loop.ts ROUNDS`: kills a store again and again over one folder, at random moments; prints every round and a sum. */
const rounds = Number(process.argv[2] ?? 50)
const folder = await mkdtemp(join(tmpdir(), 'slipway-kill-'))
let kept = 0
let tornLines = 0
let faulty = 0
for (let round = 1; round <= rounds; round += 1) {
  const afterMs = Math.floor(Math.random() * 200)
  const { acknowledged, faults, notes, ...found } = await killRound(folder, afterMs)
  kept = found.kept
  tornLines += notes.length
  faulty += Math.sign(faults.length)
  process.stdout.write(
    `round ${round}: killed after ${afterMs} ms, acknowledged up to ${acknowledged}, kept ${kept}, faults [${faults.join()}]\n`,
  )
}
process.stdout.write(`${rounds} rounds, ${kept} transactions kept, ${faulty} rounds with a fault, ${tornLines} torn last lines cut\n`)
if (faulty === 0) await rm(folder, { recursive: true })
process.exitCode = Math.sign(faulty)
