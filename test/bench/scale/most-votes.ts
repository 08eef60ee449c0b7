import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { missing, type Row } from '../row.ts'
import { median } from '../rounds.ts'
import type { Cluster } from './cluster.ts'
import type { Kind } from './kinds.ts'
import { measureWindow, type Window } from './window.ts'
import { shareWords, watchWriter } from './writer-watch.ts'

const rounds = 3
/** After which idle connections have reported what they did. Milliseconds. */
const statisticsDelay = 1500

/** Votes through all processes with as much CPU as they want: what the database allows, and what its only writer was doing meanwhile. */
export async function measureMostVotes(cluster: Cluster, vote: Kind | undefined): Promise<Row> {
  const { processes, database } = cluster
  const row = { id: 'scale-vote-most', what: `A vote, ${processes.length} processes without a limit` }
  if (vote === undefined) return missing(row.id, row.what, 'reported', 'There are no votes.')
  const { host, port, user, database: name } = database.admin
  const watcher = new Client({ host, port, ...(user !== undefined && { user }), ...(name !== undefined && { database: name }) })
  await watcher.connect()
  try {
    await database.admin.query('checkpoint')
    const before = await writtenBy(database.admin)
    const stop = watchWriter(watcher)
    const windows: Window[] = []
    for (let round = 0; round < rounds; round += 1) windows.push(await measureWindow(cluster, vote, processes.length, null))
    const seen = await stop()
    await database.admin.query('checkpoint')
    const after = await writtenBy(database.admin)
    const answers = windows.reduce((sum, each) => sum + each.answersInAll, 0)
    const each = (field: keyof Written) => ((after[field] - before[field]) / answers).toFixed(field === 'syncs' ? 2 : 1)
    const disk = `each took ${each('log')} KB of log and ${each('tables')} KB of tables written, and ${each('syncs')} flushes of the log`
    return {
      ...row,
      ours: `${Math.round(median(windows.map(({ answers, seconds }) => answers / seconds)))} /s`,
      peer: '',
      ratio: null,
      target: 'reported',
      isMet: null,
      note: `The one writer at a time was: ${shareWords(seen)}; ${disk}.`,
    }
  } finally {
    await watcher.end()
  }
}

type Written = { log: number; tables: number; syncs: number }

/** What the server has written, in KB, and how often it flushed its log, checkpoints included. */
async function writtenBy(admin: Client): Promise<Written> {
  await wait(statisticsDelay)
  const { rows } = await admin.query<Written>(`select (sum(write_bytes) filter (where object = 'wal') / 1024)::float8 as log,
    (sum(write_bytes) filter (where object <> 'wal') / 1024)::float8 as tables,
    (sum(fsyncs) filter (where object = 'wal'))::float8 as syncs from pg_stat_io where context <> 'init'`)
  const [written] = rows
  if (written === undefined) throw new Error('The database has no pg_stat_io.')
  return written
}
