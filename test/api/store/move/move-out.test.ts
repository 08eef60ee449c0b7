import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { moveToDatabase, moveToFolder } from '../../../../api/store/move/move-out.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { literalProfile } from '../../../contract/store/one-of-each.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { putAll } from '../../../support/put-all.ts'
import { makeStoreFolder, openStore } from '../embedded/open-store.ts'
import { expectFilled, fillStore } from './same-catalog.ts'

const databases = usePostgres()
const openDatabase = () => createPostgresStore({ databaseUrl, onFailure: () => undefined })
let databaseUrl: string
let folder: string
let said: string[]
let keptSecret: string | null
beforeEach(async () => {
  databaseUrl = await databases.create()
  folder = await makeStoreFolder()
  said = []
  keptSecret = null
  const store = await openDatabase()
  await fillStore(store)
  await store.close()
})

const say = (line: string) => void said.push(line)
const keepSecret = async (_folder: string, secret: string) => void (keptSecret = secret)
const leave = (to = folder) => moveToFolder({ folder: to, databaseUrl, say, keepSecret })
const files = async () => (await readdir(folder)).filter((name) => name !== 'lock').sort()

async function expectFolder(): Promise<void> {
  const { store, notes } = await openStore(folder)
  await expectFilled(store)
  expect(notes).toEqual([])
  await store.close()
}

describe('a move out of a database', () => {
  it('copies everything, into a folder that is created if missing', async () => {
    folder = join(folder, 'new')
    await leave()
    await expectFolder()
    for (const name of await files()) expect((await stat(join(folder, name))).mode & 0o077, `${name} is its owner's alone`).toBe(0)
  })

  it('copies the sign-in key', async () => {
    const store = await openDatabase()
    const key = await store.readSecret(null)
    await store.close()
    await leave()
    expect(keptSecret).toBe(key)
  })

  it('can be repeated and reports that there is nothing to do', async () => {
    await leave()
    await leave()
    expect(said.at(-1)).toMatch(/already contains this exact catalog/)
    await expectFolder()
  })

  it('can be moved back', async () => {
    await leave()
    await moveToDatabase({ folder, databaseUrl, say, secret: null })
    expect(said.at(-1)).toMatch(/already contains this exact catalog/)
  })

  it.each([
    ['while its files were made', []],
    ['between two of its files', ['journal-000000000001.ndjson']],
    ['before it could say that it was done', ['journal-000000000001.ndjson', 'snapshot-000000000001.ndjson']],
  ])('that was interrupted %s is served to nobody, and starts over', async (_when, there) => {
    await leave()
    for (const name of await files()) if (!there.includes(name)) await rm(join(folder, name))
    await mkdir(join(folder, 'move-unfinished'))
    await writeFile(join(folder, 'move-unfinished', 'auth-secret'), 'a piece')
    await expect(openStore(folder)).rejects.toThrow(/was interrupted. Run npm run move-store/)
    await leave()
    await expectFolder()
    expect(await files()).toEqual(['journal-000000000001.ndjson', 'snapshot-000000000001.ndjson'])
  })

  it('refuses a folder that holds another catalog, and changes nothing there', async () => {
    const { store } = await openStore(folder)
    await putAll(store, 'profiles', [literalProfile('grace')])
    await store.close()
    const before = await files()
    await expect(leave()).rejects.toThrow(/already contains another catalog \(profiles 1\)/)
    expect(await files()).toEqual(before)
    expect(await readFile(join(folder, 'journal-000000000001.ndjson'), 'utf8')).toContain('grace')
  })

  it('refuses a folder that is in use, and a database without a catalog', async () => {
    const { store } = await openStore(folder)
    await expect(leave()).rejects.toThrow('Another Slipway process is using the data folder')
    await store.close()
    databaseUrl = await databases.create('bare')
    await expect(leave(await makeStoreFolder())).rejects.toThrow('The database contains no Slipway catalog.')
  })
})
