import { setTimeout as wait } from 'node:timers/promises'
import { Load } from '../load.ts'
import type { Cluster, Process } from './cluster.ts'
import type { Kind } from './kinds.ts'

/** How long is measured, after a moment in which callers and processes find their rhythm. Milliseconds. */
const length = 2000
const leadIn = 500
const warming = 4000
/** Connections to each process: enough for it never to wait for a request. */
const connections = 16

/** What some processes did in a window of time. CPU in seconds. */
export type Window = {
  processes: number
  answers: number
  /** Before and after the window as well. */
  answersInAll: number
  seconds: number
  service: number
  database: number
  client: number
  /** Share of the periods in which processes were throttled, and of the CPU that they were allowed and used. */
  throttled: number
  exhausted: number
  walBytes: number
  statements: number
}

/** Measures one kind of request, asked of the first processes as fast as they answer, each with no more than its share of a processor, if any. */
export async function measureWindow(cluster: Cluster, kind: Kind, count: number, share: number | null): Promise<Window> {
  const asked = cluster.processes.slice(0, count)
  const load = await openLoad(asked)
  if (share !== null) for (const { group } of asked) group.limit(share)
  let answers = 0
  let isOver = false
  const asking = load.keepAsking(
    kind.asking,
    () => isOver,
    () => (answers += 1),
  )
  try {
    await Promise.race([asking, wait(leadIn)])
    const before = { ...(await read(cluster, asked)), answers }
    await Promise.race([asking, wait(length)])
    const after = { ...(await read(cluster, asked)), answers }
    const of = (field: keyof typeof before) => after[field] - before[field]
    isOver = true
    await asking
    return {
      processes: count,
      answers: of('answers'),
      answersInAll: answers,
      seconds: of('seconds'),
      service: of('service'),
      database: of('database'),
      client: of('client'),
      throttled: of('throttled') / of('periods'),
      exhausted: of('service') / (of('seconds') * (share ?? 1) * count),
      walBytes: of('walBytes'),
      statements: of('statements'),
    }
  } finally {
    isOver = true
    for (const { group } of asked) group.unlimit()
    await asking
    load.close()
  }
}

/** Asks until the processes’ code is as fast as it gets. */
export async function warmUp({ processes }: Cluster, kind: Kind): Promise<void> {
  const load = await openLoad(processes)
  const until = performance.now() + warming
  await load.keepAsking(
    kind.asking,
    () => performance.now() > until,
    () => undefined,
  )
  load.close()
}

const openLoad = async (processes: readonly Process[]): Promise<Load> =>
  Load.joined(await Promise.all(processes.map(({ server }) => Load.open(server.port, connections))))

async function read({ database }: Cluster, asked: readonly Process[]) {
  const { rows } = await database.admin.query<{ wal: string; statements: string }>(
    `select pg_current_wal_insert_lsn() - '0/0' as wal,
      (select coalesce(sum(calls), 0) from pg_stat_statements where userid = current_user::regrole) as statements`,
  )
  const used = asked.map(({ group }) => group.used())
  const sum = (field: 'cpuNs' | 'periods' | 'throttled') => used.reduce((total, each) => total + each[field], 0)
  const own = process.cpuUsage()
  return {
    seconds: performance.now() / 1000,
    service: sum('cpuNs') / 1e9,
    periods: sum('periods'),
    throttled: sum('throttled'),
    database: database.group.used().cpuNs / 1e9,
    client: (own.user + own.system) / 1e6,
    walBytes: Number(rows[0]?.wal),
    statements: Number(rows[0]?.statements),
  }
}
