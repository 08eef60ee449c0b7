import { endChildren } from './child-service.ts'
import { faults } from './faults.ts'
import { isLoss, tableOf, type Row } from './table.ts'

// `npm run chaos`, all of it or the faults named; `--save` writes the list beside this file. Exit code 1 where anything was lost.

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = named.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No such fault: ${unknown.join(', ')}. There are ${faults.map(({ name }) => name).join(', ')}.\n`)
  process.exit(2)
}

const rows: Row[] = []
for (const fault of faults.filter(({ name }) => named.length === 0 || named.includes(name))) {
  process.stderr.write(`${fault.name} ... `)
  const started = performance.now()
  const outcome = await fault.run().catch((error: unknown) => ({ rounds: 0, misses: [String(error)] }))
  await endChildren()
  const row = { fault, outcome, seconds: (performance.now() - started) / 1000 }
  rows.push(row)
  process.stderr.write(`${row.seconds.toFixed(1)} s\n`)
}
process.stdout.write(`\n${tableOf(rows)}\n`)
process.exitCode = rows.some(isLoss) ? 1 : 0
