import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { startChild, type ChildService } from './child-service.ts'
import { sumOf, type Outcome } from './fault.ts'

/** What one store did; `note` holds its figures. */
type Part = { rounds: number; misses: string[]; note: string }

/** Does the same to a service on a folder and to one on a PostgreSQL of its own, both behind a proxy that says who calls. */
export async function onBothStores(work: (service: ChildService) => Promise<Part>): Promise<Outcome> {
  const parts = [await onStore('embedded store', {}, work)]
  const postgres = await startPostgres()
  try {
    parts.push(await onStore('PostgreSQL', { DATABASE_URL: postgres.url }, work))
  } finally {
    await postgres.stop()
  }
  return { rounds: sumOf(parts).rounds, misses: sumOf(parts).misses, note: parts.map(({ note }) => note).join('; ') }
}

async function onStore(name: string, settings: Record<string, string>, work: (service: ChildService) => Promise<Part>): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-networks-'))
  const service = await startChild(folder, { TRUST_PROXY: '1', SAMPLE_DATA: '0', ...settings })
  try {
    const { rounds, misses, note } = await work(service)
    if (service.child.exitCode !== null) misses.push('the service is gone')
    if (/"level":[56]0/.test(service.output())) misses.push('something was logged as an error')
    return { rounds, misses: misses.map((miss) => `${name}: ${miss}`), note: `${name}: ${note}` }
  } finally {
    await service.end()
    await rm(folder, { recursive: true })
  }
}
