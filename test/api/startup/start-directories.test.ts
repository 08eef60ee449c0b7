import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFormerlyShipped, readShipped } from '../../../api/directories/shipped.ts'
import { createLogger } from '../../../api/startup/logger.ts'
import type { World } from '../../../api/ports/world.ts'
import { startDirectories } from '../../../api/startup/start-directories.ts'
import { openStorage } from '../../../api/store/open-storage.ts'
import { usePostgres } from '../../support/postgres-databases.ts'

const databases = usePostgres()
const logger = createLogger('silent')
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-start-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/** What a start leaves in the store. */
async function start(databaseUrl: string | null) {
  const storage = await openStorage({ databaseUrl, dataDir }, logger)
  const { store } = storage
  await startDirectories({ store, clock: () => new Date(), random: randomBytes } as unknown as World, storage, logger)
  const [version, open] = [await store.version(), await store.list('directoryEntries', 'state', 'open')]
  const [betalist, own, closed] = await Promise.all(['betalist', 'harbour', 'uneed'].map((slug) => store.get('directoryEntries', slug)))
  const edits = await store.list('directoryEdits', 'slug', 'betalist')
  await store.close()
  return { version, open, betalist, own, closed, edits }
}

/** The list of an operator who edited a row, added one and deleted one. */
async function operatorsList() {
  const rows = (await readFormerlyShipped()).filter((row, at, all) => all.findIndex(({ slug }) => slug === row.slug) === at)
  const betalist = rows.find(({ slug }) => slug === 'betalist')
  const others = rows.filter(({ slug }) => slug !== 'betalist' && slug !== 'uneed')
  return [...others, { ...betalist, tagline: 'Ours', domainRating: 12 }, { ...betalist, slug: 'harbour', name: 'Harbour' }]
}

async function expectTaken(databaseUrl: string | null) {
  const shipped = await readShipped()
  const first = await start(databaseUrl)
  expect(first.open).toHaveLength(shipped.filter(({ state }) => state === 'open').length)
  expect(first.betalist).toMatchObject({ tagline: 'Ours', facts: { domainRating: { value: 12 } }, edited: ['tagline', 'domainRating'] })
  expect(first.betalist?.facts.price).toEqual(shipped.find(({ id }) => id === 'betalist')?.facts.price)
  expect(first.own).toMatchObject({ name: 'Harbour', state: 'open' })
  expect(first.closed).toMatchObject({ state: 'closed', closed: { reason: 'Deleted by the operator' } })
  expect(first.edits.map(({ field }) => field).toSorted()).toEqual(['domainRating', 'tagline'])
  expect({ ...(await start(databaseUrl)), version: 0 }).toEqual({ ...first, version: 0 })
}

describe('the first start with directories that have evidence', () => {
  it('takes over the edited directories.json of an old folder, and renames it', async () => {
    const text = JSON.stringify(await operatorsList())
    await writeFile(join(dataDir, 'directories.json'), text)
    await expectTaken(null)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('directories'))).toEqual(['directories.json.imported'])
    expect(await readFile(join(dataDir, 'directories.json.imported'), 'utf8')).toBe(text)
  })

  it('takes over the edited table of an old database, and leaves it to the release before', async () => {
    const databaseUrl = await databases.create()
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const rows = JSON.stringify(await operatorsList())
    await client.query('delete from directories')
    await client.query('insert into directories select * from json_populate_recordset(null::directories, $1::json)', [rows])
    await expectTaken(databaseUrl)
    expect((await client.query('select from directories')).rowCount).toBe(JSON.parse(rows).length)
    await client.end()
  })

  it('of an invalid directories.json fails with the reason', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'slipway-start-'))
    await writeFile(join(broken, 'directories.json'), '[{')
    const storage = await openStorage({ databaseUrl: null, dataDir: broken }, logger)
    const world = { store: storage.store, clock: () => new Date(), random: randomBytes } as unknown as World
    await expect(startDirectories(world, storage, logger)).rejects.toThrow('directories.json is invalid')
    await storage.store.close()
    await rm(broken, { recursive: true })
  })
})
