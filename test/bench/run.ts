import { makeFolders, type Folders } from './catalog/folders.ts'
import { installPeers } from './peers.ts'
import type { Row } from './row.ts'
import { measureAudit } from './rows/audit.ts'
import { measureReads } from './rows/reads.ts'
import { measureSearch } from './rows/search.ts'
import { measureStart } from './rows/start.ts'
import { measureWrites } from './rows/writes.ts'
import { toText } from './table.ts'

const groups: Record<string, (folders: Folders) => Promise<Row[]>> = {
  reads: measureReads,
  search: measureSearch,
  start: measureStart,
  writes: measureWrites,
  audit: measureAudit,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in groups))
if (unknown.length > 0) {
  process.stderr.write(`No such rows: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.\n`)
  process.exit(1)
}
installPeers()
const folders = await makeFolders()
try {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(groups)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    process.stderr.write(`${name} ...\n`)
    rows.push(...(await measure(folders)))
  }
  process.stdout.write(`${toText(rows)}\n`)
} finally {
  await folders.remove()
}
