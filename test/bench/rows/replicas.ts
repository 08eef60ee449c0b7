import { setTimeout as wait } from 'node:timers/promises'
import { encodeCursor } from '../../../api/domain/search/cursor.ts'
import { moveToDatabase } from '../../../api/store/move/move-out.ts'
import { startPostgresPair, type PostgresPair } from '../../support/postgres-pair.ts'
import { Visitor } from '../../support/visitor.ts'
import type { Folders } from '../catalog/folders.ts'
import { catalogLaunch } from '../catalog/launches.ts'
import { bytesOf, Load, type Ask } from '../load.ts'
import type { Row } from '../row.ts'
import { startSlipway } from '../server.ts'

const size = 10_000
const requests = 4000
const callers = 8
/** One of so many requests is a vote. */
const votesIn = 20

type Counts = { leader: number; standby: number; reads: string }

/** Which part of the statements reaches the leader if anonymous reads may use a standby, at 95 % reads; by pg_stat_statements on both servers. */
export async function measureReplicas(folders: Folders): Promise<Row[]> {
  const pair = await startPostgresPair(1, ['shared_preload_libraries=pg_stat_statements'])
  try {
    await pair.primary.query('alter system reset synchronous_standby_names')
    await pair.primary.query('create extension pg_stat_statements')
    const rows: Row[] = []
    for (const [id, what, askAt] of kinds) {
      const alone = await measure(folders, pair, `alone_${id}`, false, askAt)
      const spread = await measure(folders, pair, `spread_${id}`, true, askAt)
      const share = (spread.leader / (spread.leader + spread.standby)) * 100
      rows.push({
        id: `replicas-${id}`,
        what,
        ours: `${share.toFixed(1)} % of statements`,
        peer: '100 % without a standby',
        ratio: null,
        target: 'reported',
        isMet: null,
        note:
          `${requests} requests, ${requests / votesIn} of them votes: ${spread.leader} statements on the leader and ${spread.standby} on the standby, ` +
          `${alone.leader} on the leader without one, all from pg_stat_statements: what votes, counters, watching for changes and observing the ` +
          `standby take is in them. Of the reads of records, ${spread.reads}.`,
      })
    }
    return rows
  } finally {
    await pair.stop()
  }
}

const page = (index: number): string => `/launches/${catalogLaunch(index % size, size).slug}/`
const html = { Accept: 'text/html' }
const kinds: [string, string, (index: number) => Ask][] = [
  ['kept', 'Reads of 20 pages, over and over', (index) => ({ path: index % 20 === 0 ? '/' : page(index % 20), headers: html })],
  ['new', 'Reads of pages nobody has asked for', newPage],
]

/** A page of the catalog or of a launch, each once. */
function newPage(index: number): Ask {
  if (index % 2 === 0) return { path: page(index), headers: html }
  return { path: `/api/v1/products/?cursor=${encodeCursor(catalogLaunch(index, size), { words: [], category: null })}` }
}

async function measure(
  folders: Folders,
  pair: PostgresPair,
  name: string,
  hasStandby: boolean,
  askAt: (index: number) => Ask,
): Promise<Counts> {
  const { primary, standby } = pair
  await primary.query(`create database ${name}`)
  const [databaseUrl = '', readUrl = ''] = [primary, standby].map(({ port }) => `postgres://slipway@127.0.0.1:${port}/${name}`)
  await moveToDatabase({ folder: await folders.folderOf(size), databaseUrl, secret: null, say: () => undefined })
  const server = await startSlipway('', { DATABASE_URL: databaseUrl, ...(hasStandby && { DATABASE_READ_URL: readUrl }) })
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const voters = await Promise.all(Array.from({ length: callers }, (_, at) => new Visitor(origin).signUp(`voter-${at}@bench.test`)))
    if (hasStandby) while ((await figure(origin, 'database_standby_used')) !== 1) await wait(100)
    for (const { query } of [primary, standby]) await query('select pg_stat_statements_reset()')
    const load = await Load.open(server.port, callers)
    await load.run(requests, (index) => {
      if (index % votesIn > 0) return bytesOf(askAt(index))
      return bytesOf({
        path: `${page((index / votesIn) * 31)}upvote/`,
        headers: { Cookie: voters[index % callers]?.cookieHeader ?? '', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: '',
      })
    })
    load.close()
    const [onLeader, onStandby] = await Promise.all([primary, standby].map((member) => statementsOf(member, name)))
    const [leader, other] = [
      await figure(origin, 'database_reads_total', 'leader'),
      await figure(origin, 'database_reads_total', 'standby'),
    ]
    return {
      leader: onLeader ?? 0,
      standby: onStandby ?? 0,
      reads: `the service counts ${other} on the standby and ${leader} on the leader`,
    }
  } finally {
    await server.stop()
  }
}

async function statementsOf({ query }: PostgresPair['primary'], database: string): Promise<number> {
  const [row] = await query(`select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
    where dbid = (select oid from pg_database where datname = '${database}')`)
  return Number(row?.['calls'])
}

async function figure(origin: string, name: string, label = ''): Promise<number> {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n')
  const line = lines.find((row) => row.startsWith(`${name}{`) && row.includes(label))
  return Number(line?.slice(line.lastIndexOf(' ')))
}
