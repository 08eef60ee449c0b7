import { createReadStream, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup, type Source } from '../../../api/backup/make-backup.ts'
import { placeInFolder } from '../../../api/backup/places/in-folder.ts'
import { restoreBackup } from '../../../api/backup/restore-backup.ts'
import { collectionNames, versionOf } from '../../../api/domain/collections/collections.ts'
import type { Store } from '../../../api/ports/store.ts'
import { moveToDatabase, moveToFolder } from '../../../api/store/move/move-out.ts'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { migrations } from '../../../api/store/postgres/tables/migrations.ts'
import { startDebianPostgres } from '../../support/debian-postgres.ts'
import type { PostgresServer } from '../../support/postgres.ts'
import { putAll } from '../../support/put-all.ts'
import { bareTemplate, databaseOn } from '../../support/run-postgres.ts'
import type { Launch } from '../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { becomeThirdRelease, firstBlock, thirdBlock } from '../../support/upgraded-blocks.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { oneOfEach } from '../../contract/store/one-of-each.ts'
import { openStore } from './embedded/open-store.ts'

let server: PostgresServer
let root: string
let made = 0
let becomeFirstRelease = () => {}
beforeAll(async () => {
  server = await startDebianPostgres()
  root = await mkdtemp(join(tmpdir(), 'slipway-upgrades-'))
})
afterEach(() => becomeFirstRelease())
afterAll(async () => {
  await server.stop()
  await rm(root, { recursive: true })
})

type Kind = 'folder' | 'database'
const kinds: Kind[] = ['folder', 'database']

/** An empty folder or database. */
async function makeSource(kind: Kind): Promise<Source> {
  made += 1
  if (kind === 'folder') return { folder: join(root, `data-${made}`) }
  await ask(server.url, `create database upgraded_${made} template ${bareTemplate}`)
  return { databaseUrl: databaseOn(server.url, `upgraded_${made}`) }
}
const open = async (source: Source): Promise<Store> =>
  'folder' in source
    ? (await openStore(source.folder)).store
    : createPostgresStore({ databaseUrl: source.databaseUrl, onFailure: () => undefined })

async function ask(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

/** A catalog of the first release: one block in a snapshot, where there are any, and one written after it. */
async function makeFirst(kind: Kind): Promise<Source> {
  const source = await makeSource(kind)
  const store = await open(source)
  await putAll(store, 'blocks', [firstBlock('spam')])
  await store.purge(['blocks'])
  await putAll(store, 'blocks', [firstBlock('scam')])
  await store.close()
  return source
}

/** Whether a place holds both blocks as this release knows them, and finds them. */
async function expectBlocks(source: Source, blockOf: typeof firstBlock): Promise<void> {
  const store = await open(source)
  for (const id of ['spam', 'scam']) {
    expect(await store.get('blocks', id)).toEqual(blockOf(id))
    expect(await store.list('blocks', 'value', blockOf(id).value)).toEqual([blockOf(id)])
  }
  await store.close()
}

const backUp = async (source: Source) => {
  const place = placeInFolder(join(root, `backups-${(made += 1)}`))
  const { name } = await makeBackup(source, place, { keep: 9, keepDays: null })
  return () => place.read(name)
}
const move = async (from: Source): Promise<Source> => {
  const say = () => undefined
  if ('folder' in from) {
    const to = { databaseUrl: databaseOn(server.url, `upgraded_${made + 1}`) }
    await makeSource('database')
    await moveToDatabase({ ...from, ...to, say, secret: null })
    return to
  }
  const to = { folder: join(root, `data-${(made += 1)}`) }
  await moveToFolder({ ...from, ...to, say, keepSecret: async () => undefined })
  return to
}

describe.each(kinds)('records of the oldest version in a %s', (kind) => {
  it('are read in today’s, found by what they say now, and stay so when they are written', async () => {
    const source = await makeFirst(kind)
    becomeFirstRelease = becomeThirdRelease()
    await expectBlocks(source, thirdBlock)
    const store = await open(source)
    await putAll(store, 'blocks', [{ ...thirdBlock('spam'), by: 'mia' }])
    await store.purge(['blocks'])
    await store.close()
    const again = await open(source)
    expect(await again.get('blocks', 'spam')).toEqual({ ...thirdBlock('spam'), by: 'mia' })
    expect(await again.get('blocks', 'scam')).toEqual(thirdBlock('scam'))
    await again.close()
  })

  it('come back from a backup of theirs, and from one of today', async () => {
    const source = await makeFirst(kind)
    const first = await backUp(source)
    becomeFirstRelease = becomeThirdRelease()
    await expectBlocks(source, thirdBlock)
    const third = await backUp(source)
    for (const read of [first, third]) {
      const copy = await makeSource(kind)
      expect((await restoreBackup(await read(), copy)).odd).toEqual([])
      await expectBlocks(copy, thirdBlock)
    }
  })

  it('move to the other store, and back', async () => {
    const source = await makeFirst(kind)
    becomeFirstRelease = becomeThirdRelease()
    const moved = await move(source)
    await expectBlocks(moved, thirdBlock)
    await expectBlocks(await move(moved), thirdBlock)
  })

  it('once upgraded, start and restore with no older release, which says what to do', async () => {
    const source = await makeFirst(kind)
    becomeFirstRelease = becomeThirdRelease()
    await expectBlocks(source, thirdBlock)
    const store = await open(source)
    await putAll(store, 'blocks', [thirdBlock('spam')])
    await store.close()
    const backup = await backUp(source)
    becomeFirstRelease()
    await expect(open(source)).rejects.toThrow(
      kind === 'folder'
        ? 'The record spam of blocks has version 3, and this release knows version 1. Start the release that wrote it'
        : 'The database was migrated by a newer version of Slipway (0002-blocks, 0003-blocks), and this version can’t run on it.',
    )
    await expect(restoreBackup(await backup(), await makeSource(kind))).rejects.toThrow('The backup is from a newer release')
    if (kind === 'folder') await expectBlocks(await makeFirst(kind), firstBlock)
  })
})

it.each(kinds)('a launch in a %s from before a field of the listing existed has what the field holds when it is empty', async (kind) => {
  const source = await makeSource(kind)
  const { firstComment: _, ...before } = literalLaunch({ ownerId: 'ada', status: 'live', launchDate: '2026-03-02' })
  const first = await open(source)
  await putAll(first, 'launches', [before as Launch])
  await first.close()
  const store = await open(source)
  expect(await store.get('launches', 'acme')).toEqual({ ...before, firstComment: null })
  expect(await store.list('launches', 'ownerId', 'ada')).toEqual([{ ...before, firstComment: null }])
  expect(await store.findLaunch('acme')).toMatchObject({ firstComment: null })
  await store.close()
})

it('a record that a process of the release before writes during an upgrade is read in today’s version', async () => {
  const source = await makeFirst('database')
  becomeFirstRelease = becomeThirdRelease()
  const store = await open(source)
  if ('databaseUrl' in source)
    await ask(source.databaseUrl, `insert into blocks (id, data) values ('late', '${JSON.stringify(firstBlock('late'))}')`)
  expect(await store.get('blocks', 'late')).toEqual(thirdBlock('late'))
  await store.close()
})

it.each(collectionNames)('each version of %s came with a migration', (name) => {
  const raising = Object.values(migrations).filter(({ upgraded = [] }) => upgraded.includes(name))
  expect(versionOf(name), 'cure: in store/postgres/tables/migrations.ts, one with `upgraded: [collection]` for each upgrade').toBe(
    1 + raising.length,
  )
})

const kept = globSync('*.tar.gz', { cwd: new URL('./releases', import.meta.url) })

it('this release’s data is kept for the tests of later ones', () => {
  expect(kept, 'cure: npm run keep-release').toContain(`${packageFile.version}.tar.gz`)
})

it.each(kept)(
  'the data in %s is upgraded: a record of each collection it has is found in a folder, and in the database it’s moved to',
  async (name) => {
    const source = { folder: join(root, `data-${(made += 1)}`) }
    const { manifest, odd } = await restoreBackup(createReadStream(new URL(`./releases/${name}`, import.meta.url)), source)
    expect(odd).toEqual([])
    const moved = await move(source)
    const [inFolder, inDatabase] = [await open(source), await open(moved)]
    const stored = collectionNames.filter((collection) => (manifest.parts[collection]?.rows ?? 0) > 0)
    expect(stored.length).toBeGreaterThan(30)
    const lacking: string[] = []
    for (const collection of stored) {
      const record = await inFolder.get(collection, oneOfEach[collection].id)
      const has = Object.keys(record ?? {})
      lacking.push(...Object.keys(oneOfEach[collection]).flatMap((field) => (has.includes(field) ? [] : `${collection}.${field}`)))
      expect(await inDatabase.get(collection, oneOfEach[collection].id)).toEqual(record)
    }
    expect(lacking, 'cure: a default or an upgrade; what records may lack stays out of oneOfEach').toEqual([])
    await Promise.all([inFolder.close(), inDatabase.close()])
  },
)
