import { readFile, writeFile } from 'node:fs/promises'
import { meanings } from './meanings.ts'
import type { Row } from './row.ts'
import { roundCount } from './rounds.ts'
import { cellsOf, heads } from './table.ts'

export type Run = { date: string; machine: string; load: string; rows: readonly Row[]; reasons: Readonly<Record<string, string>> }

/** Saves a run of all groups, whatever targets it missed. The rows of the groups `apart` don’t change. */
export async function saveReadme(path: URL, apart: readonly string[], run: Run): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '')
  const [table, notes, missed] = partsOf(before).map((lines) => lines.filter((line) => apart.some((group) => isOf(group, line))))
  await writeFile(path, toReadme(run, { table: table ?? [], notes: notes ?? [], missed: missed ?? [] }))
}

/** Saves the rows of one group, measured at another time, and leaves the rest of the page unchanged. */
export async function saveRows(path: URL, group: string, { date, machine, load, rows, reasons }: Run): Promise<void> {
  const before = await readFile(path, 'utf8')
  const [table, notes, missed] = partsOf(before).map((lines) => lines.filter((line) => !isOf(group, line) && line !== nothingMissed))
  const measured = `- \`${group}-…\`: Measured on ${date}, ${machine}; load ${load} at the start.`
  const own = { table: rows.map(toLine), notes: [measured, ...notesOf(rows)], missed: missedOf(rows, reasons) }
  const parts = [[...(table ?? []), ...own.table], [...(notes ?? []), ...own.notes], listOf([...(missed ?? []), ...own.missed])]
  let index = 0
  const text = before.replaceAll(part, () => `${(parts[index++] ?? []).join('\n')}\n`)
  await writeFile(path, text.replace(/## What the rows mean[^]*$/, meaning()))
}

/** The three lists of the page: the rows of the table without its head, the notes, and what was missed. */
const part = /(?<=^\| ---.*\n)(?:\|.*\n)*|(?<=^\|.*\n\n)(?:- .*\n)*(?=\n## Missed)|(?<=^## Missed\n\n)(?:.+\n)*/gm
const partsOf = (text: string): string[][] => Array.from(text.matchAll(part), ([lines]) => lines.split('\n').filter(Boolean))
const isOf = (group: string, line: string): boolean => line.startsWith(`| ${group}-`) || line.startsWith(`- \`${group}-`)

const toCells = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
const toLine = (row: Row): string => toCells(cellsOf(row))
const notesOf = (rows: readonly Row[]) => rows.flatMap(({ id, note }) => (note === undefined ? [] : `- \`${id}\`: ${note}`))
const missedOf = (rows: readonly Row[], reasons: Run['reasons']) =>
  rows.filter(({ isMet }) => isMet === false).map(({ id, target }) => `- \`${id}\` (${target}): ${reasons[id] ?? 'no reason given yet.'}`)

const nothingMissed = 'Nothing.'
const listOf = (missed: readonly string[]): readonly string[] => (missed.length === 0 ? [nothingMissed] : missed)

const meaning = () => `## What the rows mean

${Object.entries(meanings)
  .map(([group, words]) => `**${group}.** ${words}`)
  .join('\n\n')}
`

type Kept = { table: readonly string[]; notes: readonly string[]; missed: readonly string[] }

/** The page that a saved run leaves. */
function toReadme({ date, machine, load, rows, reasons }: Run, kept: Kept): string {
  const table = [toCells(heads), toCells(heads.map(() => '---')), ...rows.map(toLine), ...kept.table]
  const missed = [...missedOf(rows, reasons), ...kept.missed]
  return `# test/bench

\`npm run bench\` measures the service beside its peers in the same run and prints this table; \`npm run bench -- reads search\` measures
some of it (${Object.keys(meanings).join(', ')}); \`npm run bench -- --save\` measures all of it except replicas, scale, lighthouse and agents and writes this page,
and \`npm run bench -- replicas scale lighthouse agents --save\` saves these four, all or some. The peers have a package.json of their own here
and are installed when first needed.

Every contestant is a process of its own on the same machine. They take turns, ${roundCount} rounds unless said otherwise; figures are medians, and a ratio is that
of ours to the peer's. Less is better, except for the answers per second in *scale*. Where a row speaks of CPU time, it is that of the server's process, which is steadier than the clock on a busy machine.

## ${date}

${machine}; load ${load} at the start.

${table.join('\n')}

${[...notesOf(rows), ...kept.notes].join('\n')}

## Missed

${listOf(missed).join('\n')}

The reasons are kept in \`reasons.json\`, by row.

${meaning()}`
}
