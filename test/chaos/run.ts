import { mountNoMore } from './block-device.ts'
import { endChildren, endForGood } from './child-service.ts'
import { clusterCommand } from './cluster/command.ts'
import { faults } from './faults.ts'
import { clearAbandoned, clearOwn } from './leftovers.ts'
import { saveReadme } from './readme.ts'
import { cellsOf, isLoss, linesOf, toLine, type Row } from './table.ts'

// `npm run chaos`, all of it or the faults named; `--save` writes their rows into the list beside this file. Exit code 1 where anything was lost.
// `npm run chaos -- cluster` is a run of its own (cluster/README.md).

const [group, ...groupWords] = process.argv.slice(2)
const isCluster = group === 'cluster'
const named = isCluster
  ? []
  : process.argv.slice(2).filter((word, at, words) => !word.startsWith('-') && !['--from', '--rounds'].includes(words[at - 1] ?? ''))
const unknown = named.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No such fault: ${unknown.join(', ')}. There are ${faults.map(({ name }) => name).join(', ')}.\n`)
  process.exit(2)
}

/** A run that is broken off waits for its fault to clear up behind itself, but not for ever. */
let brokenOff: number | null = null
const patienceMs = 10_000
async function leave(code: number): Promise<never> {
  await endForGood()
  await clearOwn()
  process.exit(code)
}
function breakOff(code: number): void {
  brokenOff ??= code
  mountNoMore()
  void endForGood()
  setTimeout(() => void leave(code), patienceMs)
}
process.once('SIGINT', () => breakOff(130))
process.once('SIGTERM', () => breakOff(143))
await clearAbandoned()
if (isCluster) process.exit(await clusterCommand(groupWords))

const rows: Row[] = []
for (const fault of faults.filter(({ name }) => named.length === 0 || named.includes(name))) {
  process.stderr.write(`${fault.name} ... `)
  const started = performance.now()
  const outcome = await fault.run().catch((error: unknown) => ({ rounds: 0, misses: [String(error)] }))
  await endChildren()
  if (brokenOff !== null) await leave(brokenOff)
  const row = { fault, outcome, seconds: (performance.now() - started) / 1000 }
  rows.push(row)
  process.stderr.write(`${row.seconds.toFixed(1)} s\n`)
}
process.stdout.write(
  `\n${linesOf(
    [],
    rows.map((row) => toLine(cellsOf(row))),
  )}\n`,
)
if (process.argv.includes('--save'))
  await saveReadme(
    new URL('./README.md', import.meta.url),
    rows,
    faults.map(({ fault }) => fault),
  )
process.exitCode = rows.some(isLoss) ? 1 : 0
