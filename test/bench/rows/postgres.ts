import { cpus } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { encodeCursor } from '../../../api/domain/search/cursor.ts'
import { moveToDatabase } from '../../../api/store/move/move-out.ts'
import { LaunchCounters } from '../../../api/store/postgres/launch-counters.ts'
import type { Database, Tables } from '../../../api/store/postgres/tables/migrate.ts'
import { startPostgres } from '../../support/postgres.ts'
import { Visitor } from '../../support/visitor.ts'
import type { Folders } from '../catalog/folders.ts'
import { catalogLaunch } from '../catalog/launches.ts'
import { bytesOf, Load, type Ask } from '../load.ts'
import { hasNginx, startNginx, type Proxy } from '../proxy.ts'
import { interleave, median } from '../rounds.ts'
import { compare, skipped, type Row } from '../row.ts'
import { startSlipway, type Server } from '../server.ts'
import { measureHits } from './postgres-hits.ts'

const size = 10_000
const rounds = 5
const callers = 8
const words = { reads: 'A new page, from two processes', writes: 'An acknowledged vote, through two processes' }

export async function measurePostgres(folders: Folders): Promise<Row[]> {
  const database = await startPostgres(true)
  try {
    const others = [await measureCounting(database.url, folders), ...(await measureHits(folders))]
    if (hasNginx()) return [...(await measureProcesses(database.url)), ...others]
    const why = 'There is no nginx here to stand before two processes.'
    return [skipped('pg-reads', words.reads, why), skipped('pg-writes', words.writes, why), ...others]
  } finally {
    await database.stop()
  }
}

/** Two processes and two proxies: one that knows the first process alone, one that knows both. */
async function measureProcesses(databaseUrl: string): Promise<Row[]> {
  const servers: Server[] = []
  const proxies: Proxy[] = []
  try {
    for (let at = 0; at < 2; at += 1) servers.push(await startSlipway('', { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' }))
    const ports = servers.map(({ port }) => port)
    for (const behind of [ports.slice(0, 1), ports]) proxies.push(await startNginx(behind))
    const [one, two] = proxies.map(({ port }) => port) as [number, number]
    const cookies = await signUp(`http://127.0.0.1:${one}`)
    const votes = (index: number) => vote(index, cookies)
    for (const port of [one, two]) await costOf(port, 2000, pages)()
    const reads = await interleave({ one: costOf(one, 2000, pages), two: costOf(two, 2000, pages) }, rounds)
    const writes = await interleave({ one: costOf(one, 300, votes), two: costOf(two, 300, votes) }, rounds)
    const shared = `${cpus().length} processors do the work of callers, proxy, database and processes alike.`
    const noteOf = ({ one, two }: typeof reads) => `${perSecond(one)} a second from one process, ${perSecond(two)} from two; ${shared}`
    const row = { unit: 'µs', peer: 'through one', atMost: null } as const
    return [
      compare({ id: 'pg-reads', what: words.reads, ...row, ours: reads.two, theirs: reads.one, note: noteOf(reads) }),
      compare({ id: 'pg-writes', what: words.writes, ...row, ours: writes.two, theirs: writes.one, note: noteOf(writes) }),
    ]
  } finally {
    for (const proxy of proxies) await proxy.stop()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const perSecond = (costs: readonly number[]) => Math.round(1_000_000 / median(costs))

async function signUp(origin: string): Promise<string[]> {
  const visitors = Array.from({ length: callers }, (_, at) => new Visitor(origin).signUp(`voter-${at}@bench.test`))
  return (await Promise.all(visitors)).map(({ cookieHeader }) => cookieHeader)
}

const pages = (index: number): Ask => {
  const cursor = encodeCursor(catalogLaunch(index % (size - 50), size), { words: [], category: null })
  return { path: `/api/v1/products/?cursor=${cursor}` }
}

const vote = (index: number, cookies: readonly string[]): Ask => ({
  path: `/launches/${catalogLaunch((index * 7919) % size, size).slug}/upvote/`,
  headers: { Cookie: cookies[index % cookies.length] ?? '', 'Content-Type': 'application/x-www-form-urlencoded' },
  body: '',
})

/** What each request of a round takes, in microseconds of the clock. */
function costOf(port: number, count: number, askAt: (index: number) => Ask): () => Promise<number> {
  let asked = 0
  return async () => {
    const requests = Array.from({ length: count }, (_, index) => bytesOf(askAt(asked + index)))
    asked += count
    const load = await Load.open(port, callers)
    const began = performance.now()
    await load.run(count, (index) => requests[index] ?? Buffer.alloc(0))
    const took = performance.now() - began
    load.close()
    return (took / count) * 1000
  }
}

const events = 5000
const counted = 500

async function measureCounting(databaseUrl: string, folders: Folders): Promise<Row> {
  await moveToDatabase({ folder: await folders.folderOf(size), databaseUrl, secret: null, say: () => undefined })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 10 }) }) })
  try {
    const { behind, each } = await interleave({ behind: () => countBehind(db), each: () => countEach(db) }, rounds)
    return compare({
      id: 'pg-counting',
      what: 'Counting an event',
      unit: 'µs',
      ours: behind,
      theirs: each,
      peer: 'one update per event',
      atMost: 1 / 20,
      note: `${events} events of ${counted} launches in a second, until the database has them.`,
    })
  } finally {
    await db.destroy()
  }
}

async function countBehind(db: Database): Promise<number> {
  const began = performance.now()
  const counters = new LaunchCounters(db, () => undefined)
  for (let event = 0; event < events; event += 1) counters.add(`launch-${event % counted}`, '2026-03-01', { impressions: 1 })
  await counters.close()
  return ((performance.now() - began) / events) * 1000
}

async function countEach(db: Database): Promise<number> {
  const began = performance.now()
  let next = 0
  const work = async () => {
    while (next < events) {
      const launchId = `launch-${next++ % counted}`
      await db
        .insertInto('launchCounts')
        .values({ launchId, impressions: '1', clicks: '0' })
        .onConflict((conflict) =>
          conflict.column('launchId').doUpdateSet({ impressions: (kept) => kept('launchCounts.impressions', '+', '1') }),
        )
        .execute()
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return ((performance.now() - began) / events) * 1000
}
