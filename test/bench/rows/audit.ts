import type { Folders } from '../catalog/folders.ts'
import { runProcess } from '../in-process.ts'
import { askOnce, bytesOf, Load, type Ask } from '../load.ts'
import type { HostileFigures } from '../processes/hostile.ts'
import { interleave, median, percentile } from '../rounds.ts'
import { bound, compare, inUnit, type Row } from '../row.ts'
import { startServer, startSlipway, type Server } from '../server.ts'

const auditsAtOnce = 50
const readEveryMs = 10
const readsInRound = 200

export async function measureAudit(folders: Folders): Promise<Row[]> {
  const servers: Server[] = []
  const start = async (server: Promise<Server>) => {
    servers.push(await server)
    return server
  }
  try {
    const site = await start(startServer('site.ts', {}))
    const origin = `http://127.0.0.1:${site.port}`
    const service = await start(startSlipway(await folders.folderOf(10_000), { CRAWL_ALLOW: `127.0.0.1:${site.port}` }))
    const audit: Ask = { path: '/api/v1/launch-readiness/', body: JSON.stringify({ url: `${origin}/` }) }
    const addresses = await addressesOf(site, service, audit)
    const megabytes = await sentFor(site, service, audit)
    const fetcher = await start(startServer('fetcher.ts', { ADDRESSES: JSON.stringify(addresses) }))
    for (let warm = 0; warm < 60; warm += 1) await Promise.all([askOnce(service.port, audit), askOnce(fetcher.port, audit)])

    const ours: Cost[] = []
    const theirs: Cost[] = []
    await interleave({
      ours: async () => ours.push(await costOf(service, audit)),
      theirs: async () => theirs.push(await costOf(fetcher, audit)),
    })
    const peer = `the same ${addresses.length} fetches`
    const row = { unit: 'ms', peer, atMost: null } as const
    return [
      compare({
        id: 'audit-cpu',
        what: 'An audit, CPU time',
        ours: ours.map(({ cpu }) => cpu),
        theirs: theirs.map(({ cpu }) => cpu),
        ...row,
      }),
      compare({
        id: 'audit-wall',
        what: 'An audit, from question to answer',
        ours: ours.map(({ wall }) => wall),
        theirs: theirs.map(({ wall }) => wall),
        ...row,
      }),
      bound({
        id: 'audit-bytes',
        what: 'What an audit fetches of a site',
        unit: 'MB',
        ours: megabytes,
        peer: `in ${addresses.length} requests`,
        atMost: 15,
      }),
      ...(await readBesideAudits(service, audit)),
      ...(await measureHostile()),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** What an audit of the site asks for. */
async function addressesOf(site: Server, service: Server, audit: Ask): Promise<[string, string][]> {
  const { status, body } = await askOnce(service.port, audit)
  if (status !== 200) throw new Error(`An audit was answered with ${status}: ${body.toString()}`)
  const asked = JSON.parse((await askOnce(site.port, { path: '/asked' })).body.toString()) as string[]
  return asked.map((line) => {
    const [method = '', path = ''] = line.split(' ')
    return [method, `http://127.0.0.1:${site.port}${path}`]
  })
}

/** Megabytes that the site sends for an audit. */
async function sentFor(site: Server, service: Server, audit: Ask): Promise<number> {
  const sent = async () => Number((await askOnce(site.port, { path: '/sent' })).body.toString())
  const before = await sent()
  await askOnce(service.port, audit)
  return ((await sent()) - before) / 1_000_000
}

type Cost = { cpu: number; wall: number }

/** Milliseconds of one audit, when one follows the other. */
async function costOf(server: Server, audit: Ask): Promise<Cost> {
  const count = 15
  const load = await Load.open(server.port, 1)
  const before = await server.ask('cpu')
  const times = await load.run(count, () => bytesOf(audit))
  const cpu = ((await server.ask('cpu')) - before) / count
  load.close()
  return { cpu, wall: median(times) }
}

/** Times reads, one every few milliseconds, while so many audits are asked for at any moment, and how late the service's event loop is then. */
async function readBesideAudits(service: Server, audit: Ask): Promise<Row[]> {
  await lagOf(service)
  const quiet = [await slowestRead(service.port), await slowestRead(service.port)]
  const quietLag = await lagOf(service)
  const settings = { CALLERS: String(auditsAtOnce), SERVICE: String(service.port), ASK: JSON.stringify(audit) }
  const callers = await startServer('callers.ts', settings)
  try {
    await pause(500)
    await lagOf(service)
    const { slowest } = await interleave({ slowest: () => slowestRead(service.port) }, 5)
    const lag = await lagOf(service)
    const outcomes = JSON.parse((await askOnce(callers.port, { path: '/' })).body.toString()) as Record<string, number>
    const told = Object.entries(outcomes).map(([status, count]) => `${count} times ${status}`)
    return [
      bound({
        id: 'audit-reads',
        what: `The slowest in a hundred GET /products beside ${auditsAtOnce} audits`,
        unit: 'ms',
        ours: median(slowest),
        peer: `${inUnit(median(quiet), 'ms')} without any`,
        atMost: 25,
        note: `Meanwhile the audits were answered ${told.join(', ')}.`,
      }),
      bound({
        id: 'audit-event-loop',
        what: `How late the event loop is, once in a hundred times, beside ${auditsAtOnce} audits`,
        unit: 'ms',
        ours: lag.p99,
        peer: `${inUnit(quietLag.p99, 'ms')} without any`,
        atMost: 25,
        note: `At the longest it was ${inUnit(lag.longest, 'ms')}, of which the service itself worked ${inUnit(lag.turn, 'ms')} at most; without any, ${inUnit(quietLag.longest, 'ms')} and ${inUnit(quietLag.turn, 'ms')}.`,
      }),
    ]
  } finally {
    await callers.stop()
  }
}

type Lag = { p99: number; longest: number; turn: number }

/** Since it was last asked. */
async function lagOf(service: Server): Promise<Lag> {
  const p99 = await service.ask('stallP99')
  return { p99, longest: await service.ask('longestStall'), turn: await service.ask('longestTurn') }
}

async function slowestRead(port: number): Promise<number> {
  const load = await Load.open(port, 1)
  const read = bytesOf({ path: '/api/v1/products/' })
  const times: number[] = []
  for (let count = 0; count < readsInRound; count += 1) {
    times.push(...(await load.run(1, () => read)))
    await pause(readEveryMs)
  }
  load.close()
  return percentile(times, 0.99)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function measureHostile(): Promise<Row[]> {
  const figures = await runProcess<HostileFigures>('hostile.ts')
  const [worst, ...others] = figures.toSorted((a, b) => b.ms - a.ms)
  if (worst === undefined) return []
  const next = others.slice(0, 3).map(({ kind, ms }) => `${kind} ${inUnit(ms, 'ms')}`)
  return [
    bound({
      id: 'audit-hostile',
      what: `The worst megabyte of ${figures.length} kinds of hostile HTML`,
      unit: 'ms',
      ours: worst.ms,
      peer: worst.kind,
      atMost: 150,
      note: `Next: ${next.join(', ')}.`,
    }),
  ]
}
