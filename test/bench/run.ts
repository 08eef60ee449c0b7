import { makeFolders, type Folders } from './catalog/folders.ts'
import { describeMachine, loadNow } from './machine.ts'
import { installAgents, installPeers } from './peers.ts'
import { saveReadme, saveRows } from './readme.ts'
import reasons from './reasons.json' with { type: 'json' }
import { missing, type Row } from './row.ts'
import { measureAgents } from './rows/agents.ts'
import { measureAudit } from './rows/audit.ts'
import { measureLighthouse } from './rows/lighthouse.ts'
import { measureOutbox } from './rows/outbox.ts'
import { measurePages } from './rows/pages.ts'
import { measurePostgres } from './rows/postgres.ts'
import { measureReads } from './rows/reads.ts'
import { measureReplicas } from './rows/replicas.ts'
import { measureScale } from './rows/scale.ts'
import { measureSearch } from './rows/search.ts'
import { measureStart } from './rows/start.ts'
import { measureWeeks } from './rows/weeks.ts'
import { measureWrites } from './rows/writes.ts'
import { toText } from './table.ts'

const groups: Record<string, (folders: Folders) => Promise<Row[]>> = {
  reads: measureReads,
  pages: measurePages,
  search: measureSearch,
  start: measureStart,
  writes: measureWrites,
  outbox: measureOutbox,
  weeks: measureWeeks,
  audit: measureAudit,
  postgres: measurePostgres,
  replicas: measureReplicas,
  scale: measureScale,
  lighthouse: measureLighthouse,
  agents: measureAgents,
}
/** Measured only when named, and saved separately, so that the other groups don’t change: one counts what a busy machine doesn’t change, one needs cgroups, one takes half an hour, one installs a lot. */
const apart = ['replicas', 'scale', 'lighthouse', 'agents']
const peerless = ['replicas', 'scale', 'agents']

const given = process.argv.slice(2)
const asked = given.filter((argument) => argument !== '--save')
const save = asked.length < given.length
const unknown = asked.filter((name) => !Object.hasOwn(groups, name))
if (unknown.length > 0) {
  process.stderr.write(`No such group: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.\n`)
  process.exit(2)
}
if (save && asked.some((name) => !apart.includes(name))) {
  const names = apart.join(', ')
  process.stderr.write(`--save writes all groups except ${names}. To save any of these four, name only them.\n`)
  process.exit(2)
}

if (asked.length === 0 || asked.some((name) => !peerless.includes(name))) installPeers()
if (asked.includes('agents')) installAgents()
const [machine, load] = [describeMachine(), loadNow()]
const folders = await makeFolders()
try {
  const measured = new Map<string, Row[]>()
  for (const [name, measure] of Object.entries(groups)) {
    if (asked.length > 0 ? !asked.includes(name) : apart.includes(name)) continue
    process.stderr.write(`${name} ...\n`)
    const began = performance.now()
    try {
      measured.set(name, await measure(folders))
      process.stderr.write(`${name} took ${Math.round((performance.now() - began) / 1000)} s\n`)
    } catch (error) {
      const why = String(error instanceof Error ? error.stack : error)
      process.stderr.write(`${why}\n`)
      measured.set(name, [missing(name, 'The whole group', 'measured', `Measuring failed: ${why.split('\n')[0]}`)])
      process.exitCode = 1
    }
  }
  const rows = [...measured.values()].flat()
  process.stdout.write(`${machine}; load ${load} at the start\n\n${toText(rows)}\n`)
  const date = new Date().toISOString().slice(0, 10)
  const readme = new URL('README.md', import.meta.url)
  if (save && asked.length > 0) for (const [name, rows] of measured) await saveRows(readme, name, { date, machine, load, rows, reasons })
  else if (save) await saveReadme(readme, apart, { date, machine, load, rows, reasons })
} finally {
  await folders.remove()
}
