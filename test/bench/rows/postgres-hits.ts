import { moveToDatabase } from '../../../api/store/move/move-out.ts'
import { startPostgres } from '../../support/postgres.ts'
import type { Folders } from '../catalog/folders.ts'
import type { Ask } from '../load.ts'
import { interleave } from '../rounds.ts'
import { compare, type Row } from '../row.ts'
import { startSlipway, type Server } from '../server.ts'
import { costOf, warmUp } from './read-costs.ts'

const size = 1000
const products: Ask = { path: '/api/v1/products/' }
const home: Ask = { path: '/', headers: { Accept: 'text/html' } }

/** Answers that are kept, on PostgreSQL and on a folder. */
export async function measureHits(folders: Folders): Promise<Row[]> {
  const database = await startPostgres()
  const servers: Server[] = []
  try {
    const folder = await folders.folderOf(size)
    await moveToDatabase({ folder, databaseUrl: database.url, secret: null, say: () => undefined })
    const [kept, shared] = [await startSlipway(folder), await startSlipway('', { DATABASE_URL: database.url })]
    servers.push(kept, shared)
    for (const server of servers) for (const ask of [products, home]) await warmUp(server, 12_000, () => ask)
    const hits = (server: Server, ask: Ask) => costOf({ server, count: 4000, askAt: () => ask })
    const figures = await interleave({
      products: hits(shared, products),
      productsOfFolder: hits(kept, products),
      home: hits(shared, home),
      homeOfFolder: hits(kept, home),
    })
    const row = { unit: 'µs', peer: 'on a folder', atMost: 1.15 } as const
    return [
      compare({
        id: 'pg-hit',
        what: 'A page seen before, on PostgreSQL',
        ...row,
        ours: figures.products,
        theirs: figures.productsOfFolder,
      }),
      compare({ id: 'pg-hit-home', what: 'The home page, on PostgreSQL', ...row, ours: figures.home, theirs: figures.homeOfFolder }),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.stop()
  }
}
