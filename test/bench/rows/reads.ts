import { writeFile } from 'node:fs/promises'
import { toProductSummary } from '../../../api/domain/launch/launch.ts'
import type { Folders } from '../catalog/folders.ts'
import { catalogLaunches, type catalogLaunch } from '../catalog/launches.ts'
import { pagesOf } from '../catalog/pages.ts'
import { askOnce, bytesOf, Load, type Ask } from '../load.ts'
import { compare, inUnit, missing, type Row } from '../row.ts'
import { interleave, median } from '../rounds.ts'
import { startServer, startSlipway, type Server } from '../server.ts'
import { bareOf, besideBare, costOf, warmUp } from './read-costs.ts'

const firstPage: Ask = { path: '/api/v1/products/' }
const gzipped: Ask = { ...firstPage, headers: { 'Accept-Encoding': 'gzip' } }
/** Requests of each kind before the first is measured: until then, Node goes on compiling what answers them. */
const warmUps = 12_000
const small = 1000
const medium = 10_000
const large = 100_000

/** Of the large catalog: pages for what is measured once each, others to warm up on, and as many as the small catalog has. */
const fresh = { size: large, from: 0, count: 7000 }
const warming = { size: large, from: 7000, count: 1900 }
const some = { size: large, from: 9000, count: 99 }
const all = { size: medium, from: 0, count: 999 }
const few = { size: small, from: 0, count: 99 }

export async function measureReads(folders: Folders): Promise<Row[]> {
  const servers: Server[] = []
  const start = async (server: Promise<Server>) => {
    servers.push(await server)
    return server
  }
  try {
    const [at1k, at10k, at100k] = [
      await start(startSlipway(await folders.folderOf(small))),
      await start(startSlipway(await folders.folderOf(medium))),
      await start(startSlipway(await folders.folderOf(large))),
    ]
    const data = folders.scratch('db.json')
    await writeFile(data, JSON.stringify({ products: catalogLaunches(medium).map(toPeerRow) }))
    const answers = folders.scratch('answers.json')
    const bare = bareOf(await start(startServer('bare.ts', { ANSWERS: answers })), answers)
    const fastify = await start(startServer('fastify.mjs', { DATA: data }))
    const whole = await start(startServer('fastify.mjs', { DATA: data, MIDDLEWARE: '1' }))
    const jsonServer = await start(startServer('json-server.mjs', { DATA: data }))
    const newest = '/products?_sort=launchDate,slug&_order=desc,asc&_page=1&_limit=10'
    const fastifyPage = (index: number): Ask => ({ path: `/api/v1/products/?limit=10&cursor=${(index * 10) % (medium - 10)}` })
    for (const server of [at1k, at10k, at100k]) {
      await warmUp(server, warmUps, () => firstPage)
      await warmUp(server, 2000, () => gzipped)
    }
    for (const [server, places] of [
      [at1k, few],
      [at10k, all],
      [at100k, some],
    ] as const)
      await warmUp(server, warmUps, pagesOf(places))
    await warmUp(at100k, warming.count, pagesOf(warming))
    const again = await askAgain(at10k)
    await warmUp(at10k, warmUps, () => again)
    await bare.play(await answersOf(at10k, 100))
    for (const server of [bare.server, fastify, whole]) await warmUp(server, warmUps, () => firstPage)
    await warmUp(fastify, warmUps, fastifyPage)
    await warmUp(jsonServer, 50, () => ({ path: newest }))
    const hits = { count: 2000, askAt: () => firstPage }
    const later = { miss: [] as number[], shown: [] as number[], small: [] as number[], large: [] as number[] }
    const [shownBefore, turns] = [{ lead: firstPage, count: 450 }, warmUps]
    const hit = besideBare(bare, { server: at10k, ...hits }, 100)
    const miss = besideBare(bare, { server: at100k, count: 700, askAt: pagesOf(fresh), lead: firstPage, later: later.miss })
    const shown = besideBare(bare, { server: at10k, count: 900, askAt: pagesOf(all, turns), lead: firstPage, later: later.shown })
    const figures = await interleave({
      hit: hit.ours,
      fastify: costOf({ server: fastify, ...hits }),
      whole: costOf({ server: whole, ...hits }),
      unchanged: costOf({ server: at10k, count: 2000, askAt: () => again }),
      miss: miss.ours,
      shown: shown.ours,
      fastifyPages: costOf({ server: fastify, count: 900, askAt: fastifyPage }),
      gzip: costOf({ server: at10k, count: 2000, askAt: () => gzipped }),
      hit1k: costOf({ server: at1k, ...hits }),
      hit100k: costOf({ server: at100k, ...hits }),
      miss1k: costOf({ server: at1k, askAt: pagesOf(few, turns), ...shownBefore, later: later.small }),
      miss100k: costOf({ server: at100k, askAt: pagesOf(some, turns), ...shownBefore, later: later.large }),
      jsonServer: costOf({ server: jsonServer, count: 20, askAt: () => ({ path: newest }), leadIn: 4 }),
    })
    const unit = 'µs' as const
    const peer = 'bare node:http'
    const seen = { what: 'A page seen before', unit, ours: figures.hit }
    const unseen = { what: 'A page nobody asked for yet, of launches never shown', unit, ours: figures.miss }
    const known = { what: 'A page nobody asked for yet, of launches shown before', unit, ours: figures.shown }
    return [
      compare({ id: 'reads-hit', ...seen, theirs: hit.theirs, peer, atMost: 1 / 0.5 }),
      compare({ id: 'reads-miss', ...unseen, theirs: miss.theirs, peer, atMost: 1 / 0.5, note: laterNote(later.miss) }),
      compare({ id: 'reads-miss-shown', ...known, theirs: shown.theirs, peer, atMost: null, note: laterNote(later.shown) }),
      compare({ id: 'reads-fastify', ...seen, theirs: figures.fastify, peer: 'Fastify', atMost: 1 }),
      compare({ id: 'reads-fastify-whole', ...seen, theirs: figures.whole, peer: 'Fastify and plugins', atMost: 1 }),
      compare({ id: 'reads-fastify-miss', ...unseen, theirs: figures.fastifyPages, peer: 'Fastify', atMost: null }),
      compare({
        id: 'reads-json-server',
        ...seen,
        what: 'A page of 10,000 launches',
        theirs: figures.jsonServer,
        peer: 'json-server',
        atMost: 1 / 20,
      }),
      compare({
        id: 'reads-scale',
        what: 'A page seen before, of 100,000',
        unit,
        ours: figures.hit100k,
        theirs: figures.hit1k,
        peer: 'of 1,000',
        atMost: 1.15,
      }),
      compare({
        id: 'reads-scale-miss',
        what: 'A new page, of 100,000',
        unit,
        ours: figures.miss100k,
        theirs: figures.miss1k,
        peer: 'of 1,000',
        atMost: 1.15,
      }),
      await compareGzip(at10k, figures.gzip, figures.hit),
      await compareUnchanged(at10k, again, figures.unchanged, figures.hit),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const laterNote = (later: number[]): string =>
  `Its ten launches had not been counted that second: writing that down afterwards takes ${inUnit(median(later), 'µs')} more.`

/** The first page so many times, as it comes over the wire. */
async function answersOf({ port }: Server, count: number): Promise<Buffer[]> {
  const load = await Load.open(port)
  const answers: Buffer[] = []
  await load.run(
    count,
    () => bytesOf(firstPage),
    (answer) => answers.push(answer),
  )
  load.close()
  return answers
}

const toPeerRow = (launch: ReturnType<typeof catalogLaunch>) => ({ id: launch.id, ...toProductSummary(launch, 'http://bench.test') })

async function compareGzip({ port }: Server, ours: number[], theirs: number[]): Promise<Row> {
  const what = 'A page seen before, gzipped'
  const { header } = await askOnce(port, gzipped)
  if (header('content-encoding') !== 'gzip') return missing('reads-gzip', what, 'ratio <= 1.15', 'The answer is not compressed.')
  return compare({ id: 'reads-gzip', what, unit: 'µs', ours, theirs, peer: 'as it is', atMost: 1.15 })
}

/** As a caller asks who has the first page already. */
async function askAgain({ port }: Server): Promise<Ask> {
  const etag = (await askOnce(port, firstPage)).header('etag')
  return { ...firstPage, headers: { 'If-None-Match': etag ?? 'none' } }
}

async function compareUnchanged({ port }: Server, again: Ask, ours: number[], theirs: number[]): Promise<Row> {
  const what = 'A page the caller has already (304)'
  if ((await askOnce(port, again)).status !== 304) return missing('reads-304', what, 'ratio <= 1', 'The whole page is sent again.')
  return compare({ id: 'reads-304', what, unit: 'µs', ours, theirs, peer: 'the whole page', atMost: 1 })
}
