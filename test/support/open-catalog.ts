import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '../../api/actions/world.ts'
import type { Launch } from '../../api/domain/launch.ts'
import { createLowdbStore } from '../../api/store/lowdb-store.ts'

export type OpenCatalog = { world: World; close: () => Promise<void> }

/** A world whose store holds these launches and whose crawler reaches nothing; `close` removes it. */
export async function openCatalog(launches: Launch[]): Promise<OpenCatalog> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-catalog-'))
  const store = await createLowdbStore({ folder })
  await Promise.all(launches.map((launch) => store.putLaunch(launch)))
  const crawler = { visit: () => Promise.reject(new Error('A catalog read visits no site.')), close: () => Promise.resolve() }
  const close = async () => {
    await store.close()
    await rm(folder, { recursive: true })
  }
  return { world: { siteUrl: 'https://slipway.example', store, crawler, clock: () => new Date(), weekCapacity: 10 }, close }
}
