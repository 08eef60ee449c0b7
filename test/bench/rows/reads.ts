import { writeFile } from 'node:fs/promises'
import { encodeCursor } from '../../../api/domain/cursor.ts'
import { toProductSummary } from '../../../api/domain/launch.ts'
import type { Folders } from '../catalog/folders.ts'
import { catalogLaunch, catalogLaunches } from '../catalog/launches.ts'
import { askOnce, bytesOf, Load, type Answered, type Ask } from '../load.ts'
import { compare, missing, type Row } from '../row.ts'
import { interleave } from '../rounds.ts'
import { startServer, startSlipway, type Server } from '../server.ts'

const firstPage: Ask = { path: '/api/v1/products/' }
const gzipped: Ask = { ...firstPage, headers: { 'Accept-Encoding': 'gzip' } }
const small = 1000
const medium = 10_000
const large = 100_000

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
    const answer = await askOnce(at10k.port, firstPage)
    const bare = await start(startServer('bare.ts', { ANSWER: await record(folders, answer) }))
    const fastify = await start(startServer('fastify.mjs', { DATA: data }))
    const whole = await start(startServer('fastify.mjs', { DATA: data, MIDDLEWARE: '1' }))
    const jsonServer = await start(startServer('json-server.mjs', { DATA: data }))
    const newest = '/products?_sort=launchDate,slug&_order=desc,asc&_page=1&_limit=10'
    for (const [server, size] of [
      [at1k, small],
      [at10k, medium],
      [at100k, large],
    ] as const) {
      await warmUp(server, 12_000, () => firstPage)
      await warmUp(server, 2000, () => gzipped)
      await warmUp(server, 4000, pagesOf(size, 20))
    }
    const again = await askAgain(at10k)
    await warmUp(at10k, 12_000, () => again)
    for (const server of [bare, fastify, whole]) await warmUp(server, 12_000, () => firstPage)
    await warmUp(jsonServer, 50, () => ({ path: newest }))
    const figures = await interleave({
      hit: costOf(at10k, 2000, () => firstPage),
      bare: costOf(bare, 2000, () => firstPage),
      fastify: costOf(fastify, 2000, () => firstPage),
      whole: costOf(whole, 2000, () => firstPage),
      unchanged: costOf(at10k, 2000, () => again),
      miss: costOf(at10k, 1000, pagesOf(medium)),
      fastifyPages: costOf(fastify, 1000, (index) => ({ path: `/api/v1/products/?limit=10&cursor=${index % (medium - 10)}` })),
      gzip: costOf(at10k, 2000, () => gzipped),
      hit1k: costOf(at1k, 2000, () => firstPage),
      hit100k: costOf(at100k, 2000, () => firstPage),
      miss1k: costOf(at1k, 450, pagesOf(small)),
      miss100k: costOf(at100k, 450, pagesOf(large)),
      jsonServer: costOf(jsonServer, 20, () => ({ path: newest }), 4),
    })
    const { hit, miss, bare: least } = figures
    const unit = 'µs' as const
    const seen = { what: 'A page seen before', unit, ours: hit }
    const fresh = { what: 'A page nobody asked for yet', unit, ours: miss }
    return [
      compare({ id: 'reads-hit', ...seen, theirs: least, peer: 'bare node:http', atMost: 1 / 0.6 }),
      compare({ id: 'reads-miss', ...fresh, theirs: least, peer: 'bare node:http', atMost: 1 / 0.5 }),
      compare({ id: 'reads-fastify', ...seen, theirs: figures.fastify, peer: 'Fastify', atMost: 1 }),
      compare({ id: 'reads-fastify-whole', ...seen, theirs: figures.whole, peer: 'Fastify and plugins', atMost: 1 }),
      compare({ id: 'reads-fastify-miss', ...fresh, theirs: figures.fastifyPages, peer: 'Fastify', atMost: null }),
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
      await compareGzip(at10k, figures.gzip, hit),
      await compareUnchanged(at10k, again, figures.unchanged, hit),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Asks until the server's code is as fast as it gets. */
async function warmUp({ port }: Server, count: number, askAt: (index: number) => Ask): Promise<void> {
  const load = await Load.open(port)
  await load.run(count, (index) => bytesOf(askAt(index)))
  load.close()
}

/**
 * The CPU time that each request of a round takes the server, in microseconds. It begins after a lead-in, when the connections stand
 * and the machine's caches hold this process again.
 */
function costOf(server: Server, count: number, askAt: (index: number) => Ask, leadIn = 300): () => Promise<number> {
  let asked = 0
  return async () => {
    const requests = Array.from({ length: count }, (_, index) => bytesOf(askAt(asked + index)))
    asked += count
    const load = await Load.open(server.port)
    await load.run(leadIn, () => bytesOf(askAt(0)))
    const before = await server.ask('cpu')
    await load.run(count, (index) => requests[index] ?? Buffer.alloc(0))
    const cost = ((await server.ask('cpu')) - before) / count
    load.close()
    return cost * 1000
  }
}

/** Pages that begin behind every launch in turn. Their size changes a little, from `smallest` on, so that small catalogs do not run out of them. */
function pagesOf(size: number, smallest = 8): (index: number) => Ask {
  const places = size - 50
  return (index) => {
    const cursor = encodeCursor(catalogLaunch(index % places, size), { words: [], category: null })
    return { path: `/api/v1/products/?limit=${smallest + (Math.floor(index / places) % 5)}&cursor=${cursor}` }
  }
}

/** Writes an answer down for the bare server; what Node adds by itself is left out. */
async function record(folders: Folders, { status, headers, body }: Answered): Promise<string> {
  const path = folders.scratch('answer.json')
  const own = headers.filter((_, at) => !/^(date|connection|keep-alive)$/iu.test(headers[at - (at % 2)] ?? ''))
  await writeFile(path, JSON.stringify({ status, headers: own, body: body.toString('base64') }))
  return path
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
