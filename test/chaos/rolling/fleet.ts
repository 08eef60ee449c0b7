import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runDocumentedNginx } from '../../support/documented-nginx.ts'
import { startPostgres } from '../../support/postgres.ts'
import { serveProductSite } from '../../support/product-site.ts'
import { freePort } from '../../support/service.ts'
import { launch, type Ship } from './ship.ts'

export type Fleet = {
  databaseUrl: string
  productPort: number
  /** Where nginx answers, over TLS. */
  proxyPort: number
  ships: Ship[]
  /** Starts the next, or another one in its place; `root` is the folder of its release. */
  start: (at: number, root?: string) => Promise<Ship>
  close: () => Promise<void>
}

/** The release of this folder. */
const here = new URL('../../../', import.meta.url).pathname

/** A PostgreSQL, and the documented nginx in front of `count` ports, on which nothing runs yet. */
export async function openFleet(count: number, settings: Record<string, string> = {}): Promise<Fleet> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const postgres = await startPostgres()
    undo.push(postgres.stop)
    const product = await serveProductSite()
    undo.push(product.close)
    const folder = await mkdtemp(join(tmpdir(), 'slipway-fleet-'))
    undo.push(() => rm(folder, { recursive: true }))
    const ports: number[] = []
    while (ports.length < count) ports.push(await freePort())
    const nginx = await runDocumentedNginx(ports)
    undo.push(nginx.stop)
    const own = {
      PATH: process.env['PATH'],
      HOME: folder,
      DATABASE_URL: postgres.url,
      SITE_URL: 'https://launches.example.org',
      TRUST_PROXY: '1',
      CRAWL_ALLOW: `127.0.0.1:${product.port}`,
      SAMPLE_DATA: '1',
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '1000000',
      SIGN_UPS_PER_HOUR: '1000000',
      DRAFTS_PER_HOUR: '1000000',
      ...settings,
    }
    const ships: Ship[] = []
    undo.push(() => Promise.all(ships.map((ship) => ship.end('SIGKILL'))))
    const start = async (at: number, root = here) => (ships[at] = await launch(ports[at] ?? 0, root, own))
    return { databaseUrl: postgres.url, productPort: product.port, proxyPort: nginx.secure, ships, start, close }
  } catch (error) {
    await close()
    throw error
  }
}
