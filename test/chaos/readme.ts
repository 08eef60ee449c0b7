import { writeFile } from 'node:fs/promises'
import { describeMachine } from '../bench/machine.ts'
import { tableOf, type Row } from './table.ts'

/** Writes a run of today down. */
export const saveReadme = (path: URL, rows: readonly Row[]): Promise<void> =>
  writeFile(path, toReadme(rows, new Date().toISOString().slice(0, 10)))

/** The page that a saved run leaves. */
function toReadme(rows: readonly Row[], date: string): string {
  const minutes = rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  return `# test/chaos

\`npm run chaos\` makes faults and says what was lost; \`npm run chaos -- kill power-cut\` some of them (${rows.map(({ fault }) => fault.name).join(', ')});
\`npm run chaos -- --save\` all of them, and writes this page. It ends with 1 where anything was lost or a promise was not kept.
\`npm run chaos -- upgrade --from REV\` upgrades from that commit, and \`npm run chaos -- busy --rounds 3\` runs three rounds instead of fifty. \`npm run chaos -- cluster\` is a separate run ([cluster](cluster/README.md)). [framing](framing/README.md) describes malformed requests and responses, with figures. Whatever needs a mounted disk
needs root on Linux, and is skipped with the reason elsewhere; the proxy is installed by \`npm ci --prefix test/bench --ignore-scripts\`.

Acknowledged is what the service (for the power cuts: the store) had answered as done before the fault; lost, what of it was not there afterwards; torn, what was there
in part. The power is cut under three layers: the store's file system on a disk, the disk behind a cache that is lost, and the platter, of which an image is
taken in one instant while the writers go on. So only what the store has had flushed is left.

## ${date}

${describeMachine()}; ${minutes.toFixed(1)} minutes.

${tableOf(rows)}
`
}
