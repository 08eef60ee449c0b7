import { readFile, writeFile } from 'node:fs/promises'
import { describeMachine } from '../bench/machine.ts'
import { cellsOf, linesOf, toLine, type Row } from './table.ts'

/** Writes the rows of today’s run down. Faults that weren’t part of it keep their row, with its day. */
export async function saveReadme(path: URL, rows: readonly Row[], faults: readonly string[]): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '')
  const kept = before.split('\n').filter((line) => /^\| (?!fault \|)/.test(line))
  const day = new Date().toISOString().slice(0, 10)
  const fresh = new Map(rows.map((row) => [row.fault.fault, toLine([...cellsOf(row), day])]))
  const lines = faults.flatMap((fault) => fresh.get(fault) ?? kept.find((line) => line.startsWith(toLine([fault]).slice(0, -1))) ?? [])
  await writeFile(path, toReadme(lines))
}

/** The page that a saved run leaves. */
const toReadme = (lines: readonly string[]): string => `# test/chaos

\`npm run chaos\` makes faults and says what was lost; \`npm run chaos -- kill power-cut\` some of them (their names are in \`faults.ts\`);
\`--save\` writes what was run into the table below, each row with its day. It ends with 1 where anything was lost or a promise was not kept.
\`npm run chaos -- upgrade --from REV\` upgrades from that commit, and \`npm run chaos -- busy --rounds 3\` runs three rounds instead of fifty. \`npm run chaos -- cluster\` is a separate run ([cluster](cluster/README.md)). [framing](framing/README.md) describes malformed requests and responses, with figures. Whatever needs a mounted disk
needs root on Linux, and is skipped with the reason elsewhere; the proxy is installed by \`npm ci --prefix test/bench --ignore-scripts\`.

Acknowledged is what the service (for the power cuts: the store) had answered as done before the fault; lost, what of it was not there afterwards; torn, what was there
in part. The power is cut under three layers: the store's file system on a disk, the disk behind a cache that is lost, and the platter, of which an image is
taken in one instant while the writers go on. So only what the store has had flushed is left.

The last row was made on ${describeMachine()}.

${linesOf(['day'], lines)}
`
