import { writeFile } from 'node:fs/promises'
import { meanings } from './meanings.ts'
import type { Row } from './row.ts'
import { roundCount } from './rounds.ts'
import { cellsOf, heads } from './table.ts'

export type Run = { date: string; machine: string; load: string; rows: readonly Row[]; reasons: Readonly<Record<string, string>> }

/** Writes a run down, whatever it has missed. */
export const saveReadme = (path: URL, run: Run): Promise<void> => writeFile(path, toReadme(run))

/** The page that a saved run leaves. */
function toReadme({ date, machine, load, rows, reasons }: Run): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  const table = [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))]
  const missed = rows.filter(({ isMet }) => isMet === false)
  const notes = rows.flatMap(({ id, note }) => (note === undefined ? [] : `- \`${id}\`: ${note}`))
  return `# test/bench

\`npm run bench\` measures the service beside its peers in the same run and prints this table; \`npm run bench -- reads search\` measures
some of it (${Object.keys(meanings).join(', ')}); \`npm run bench -- --save\` measures all of it and writes this page. The peers have a package.json of their own here
and are installed when first needed.

Every contestant is a process of its own on the same machine. They take turns, ${roundCount} rounds unless said otherwise; figures are medians, and a ratio is that
of ours to the peer's. Less is better everywhere. Where a row speaks of CPU time, it is that of the server's process, which is steadier than the clock on a busy machine.

## ${date}

${machine}; load ${load} at the start.

${table.join('\n')}

${notes.join('\n')}

## Missed

${missed.length === 0 ? 'Nothing.' : missed.map(({ id, target }) => `- \`${id}\` (${target}): ${reasons[id] ?? 'no reason given yet.'}`).join('\n')}

The reasons are kept in \`reasons.json\`, by row.

## What the rows mean

${Object.entries(meanings)
  .map(([group, meaning]) => `**${group}.** ${meaning}`)
  .join('\n\n')}
`
}
