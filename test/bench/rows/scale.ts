import type { Folders } from '../catalog/folders.ts'
import { median } from '../rounds.ts'
import { scaled, told, type Row } from '../row.ts'
import { whyNoCgroups } from '../scale/cgroup.ts'
import { startCluster } from '../scale/cluster.ts'
import { kindsOf, type Kind } from '../scale/kinds.ts'
import { measureMostVotes } from '../scale/most-votes.ts'
import { measureWindow, warmUp, type Window } from '../scale/window.ts'

/** Of one processor, for each process of the service. */
const share = 0.2
const rounds = 5
const most = 4
const counts = [1, 2, most]
/** How many times the answers of one process, where answers are kept. The rest is reported. */
const atLeast: Record<number, number> = { 2: 1.95, [most]: 3.8 }
const mustScale = new Set(['read', 'home', 'launch'])
/** CPU of a kept read in microseconds: a tenth of what it took when each asked the database for the catalog's version. */
const maxForRead = 60

/** Throughput of 1, 2 and 4 processes on one database, each with the same small share of a processor, and what each kind of request costs. */
export async function measureScale(folders: Folders): Promise<Row[]> {
  const why = whyNoCgroups()
  if (why !== null) throw new Error(`${why}.`)
  const cluster = await startCluster(folders, most)
  try {
    const kinds = kindsOf(cluster.cookies)
    for (const kind of kinds) await warmUp(cluster, kind)
    const windows = new Map<string, Window[]>(kinds.map(({ id }) => [id, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds)
        for (let turn = 0; turn < counts.length; turn += 1) {
          const count = counts[(round + turn) % counts.length] ?? most
          windows.get(kind.id)?.push(await measureWindow(cluster, kind, count, share))
        }
    const measured = kinds.flatMap((kind) => rowsOf(kind, windows.get(kind.id) ?? []))
    return [
      ...measured,
      await measureMostVotes(
        cluster,
        kinds.find(({ id }) => id === 'vote'),
      ),
    ]
  } finally {
    await cluster.close()
  }
}

/** A row for each number of processes beside one of them, and one for what a request costs. */
export function rowsOf({ id, what }: Kind, windows: readonly Window[]): Row[] {
  const of = (count: number) => windows.filter(({ processes }) => processes === count)
  const rates = (count: number) => of(count).map(({ answers, seconds }) => answers / seconds)
  const beside = counts.slice(1).map((count) =>
    scaled({
      id: `scale-${id}-${count}`,
      what: `${what}, ${count} processes`,
      ours: rates(count),
      theirs: rates(1),
      peer: 'from one process',
      atLeast: mustScale.has(id) ? (atLeast[count] ?? null) : null,
      note: busyNote(of(count)),
    }),
  )
  const costs = (field: 'service' | 'database') => of(1).map((window) => (window[field] / window.answers) * 1e6)
  const cost = told({
    id: `scale-${id}-cost`,
    what: `${what}, CPU`,
    unit: 'µs',
    ours: median(costs('service')),
    peer: `${Math.round(median(costs('database')))} µs of the database`,
    atMost: id === 'read' ? maxForRead : null,
    note: costNote(windows),
  })
  return [...beside, cost]
}

/** Whether it was their share of the processors that limited them: how much of it they used, and what the others used meanwhile. */
function busyNote(windows: readonly Window[]): string {
  const percent = (field: (window: Window) => number) => `${Math.round(median(windows.map(field)) * 100)}%`
  const used = `${percent(({ exhausted }) => exhausted)} of their CPU used, throttled in ${percent(({ throttled }) => throttled)} of all periods`
  return `${used}; database ${percent(({ database, seconds }) => database / seconds)} and client ${percent(({ client, seconds }) => client / seconds)} of a processor.`
}

function costNote(windows: readonly Window[]): string {
  const each = (field: 'statements' | 'walBytes') => median(windows.map((window) => window[field] / window.answers))
  return `${each('statements').toFixed(2)} statements and ${Math.round(each('walBytes'))} bytes of write-ahead log.`
}
