import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { moveToDatabase } from '../../../../api/store/move/move-out.ts'
import { advisoryLocks } from '../../../../api/store/postgres/leadership/advisory-locks.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { literalProfile, oneOfEach } from '../../../contract/store/one-of-each.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { startPooler } from '../../../support/postgres-pooler.ts'
import { startPostgresProxy } from '../../../support/postgres-proxy.ts'
import { putAll } from '../../../support/put-all.ts'
import { makeStoreFolder, openStore } from '../embedded/open-store.ts'
import { expectFilled, fillStore } from './same-catalog.ts'

const databases = usePostgres()
const openDatabase = () => createPostgresStore({ databaseUrl, onFailure: () => undefined })
let databaseUrl: string
let folder: string
let said: string[]
beforeEach(async () => {
  databaseUrl = await databases.create('bare')
  folder = await makeStoreFolder()
  said = []
  const { store } = await openStore(folder)
  await fillStore(store)
  await store.close()
})

const move = (secret: string | null = null) => moveToDatabase({ folder, databaseUrl, secret, say: (line) => said.push(line) })

async function ask(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

describe('a move into a database', () => {
  it('copies everything, and leaves the folder unchanged', async () => {
    await move()
    const moved = await openDatabase()
    await expectFilled(moved)
    await moved.close()
    const { store } = await openStore(folder)
    await expectFilled(store)
  })

  it('copies the sign-in key', async () => {
    const before = await openDatabase()
    await before.readSecret(null) // a start before the move has made another key
    await before.close()
    await move('a key of the folder')
    const moved = await openDatabase()
    expect(await moved.readSecret(null)).toBe('a key of the folder')
    await moved.close()
  })

  it('copies the folder’s directories, and not those that a start has put into the database', async () => {
    const { store } = await openStore(folder)
    await putDirectories({ store }, [literalEntry('quay', { price: 'Free' })])
    await store.close()
    const before = await openDatabase()
    await putDirectories({ store: before }, [literalEntry('shipped')]) // a start before the move
    await before.close()
    await move()
    const moved = await openDatabase()
    const entries = await moved.list('directoryEntries', 'state', 'open')
    expect(entries).toEqual([oneOfEach.directoryEntries, literalEntry('quay', { price: 'Free' })])
    await moved.close()
  })

  it('can be repeated and reports that there is nothing to do', async () => {
    await move('key')
    await move('key')
    expect(said.at(-1)).toMatch(/already contains this exact catalog/)
  })

  it.each(['away', 'cut at commit'] as const)(
    'interrupted by a database that is %s leaves nothing half-done, and is finished by the next',
    async (mood) => {
      const proxy = await startPostgresProxy(databaseUrl)
      const onLine = (line: string) => void (line.startsWith('Comparing') && proxy.become(mood))
      await expect(moveToDatabase({ folder, databaseUrl: proxy.url, secret: null, say: onLine })).rejects.toThrow(
        'Lost the connection to the database: ',
      )
      await proxy.stop()
      const [rows] = await ask('select count(*)::int as launches from launches')
      if (mood === 'away') expect(rows).toEqual({ launches: 0 })
      await move()
      const moved = await openDatabase()
      await expectFilled(moved)
      await moved.close()
    },
  )

  it('changes nothing in a database that is in use, not even its tables', async () => {
    const leader = new Client({ connectionString: databaseUrl })
    await leader.connect()
    await leader.query('select pg_advisory_lock($1, $2)', [advisoryLocks.space, advisoryLocks.leader])
    await expect(move()).rejects.toThrow('Slipway is running on this database.')
    expect(await ask(`select to_regclass('launches') as launches`)).toEqual([{ launches: null }])
    await leader.end()
  })

  it('says why the database can’t be reached, without its password', async () => {
    databaseUrl = 'postgres://slipway:s3cret@127.0.0.1:1/slipway'
    const message = await move().then(String, String)
    expect(message).toMatch(/Can’t connect to the database: connect ECONNREFUSED/)
    expect(message).not.toContain('s3cret')
  })

  it('refuses a pooler in statement mode for the reason a start does', async () => {
    const pooler = await startPooler(databaseUrl, 'statement', 'last')
    const moving = moveToDatabase({ folder, databaseUrl: pooler.url, secret: null, say: () => undefined })
    await expect(moving).rejects.toThrow(/^The database is behind a connection pooler in transaction or statement mode/)
    await pooler.stop()
  })

  it('creates the tables and indexes of a new database', async () => {
    await move()
    expect(await ask(`select indexdef from pg_indexes where indexname = 'liveLaunches_words'`)).toEqual([
      { indexdef: expect.stringContaining('fastupdate') },
    ])
  })

  it('refuses a database that holds another catalog, and changes nothing there', async () => {
    const other = await openDatabase()
    await putAll(other, 'profiles', [literalProfile('grace')])
    await other.close()
    await expect(move()).rejects.toThrow('The database already contains another catalog (profiles 1)')
    expect(await ask('select id from profiles')).toEqual([{ id: 'grace' }])
  })

  it('refuses a folder that is in use, damaged or missing', async () => {
    const { store } = await openStore(folder)
    await expect(move()).rejects.toThrow('Another Slipway process is using the data folder')
    await store.close()
    await writeFile(join(folder, 'journal-000000000001.ndjson'), 'nonsense\n')
    await expect(move()).rejects.toThrow('journal-000000000001.ndjson, line 1')
    folder = join(folder, 'nowhere')
    await expect(move()).rejects.toThrow(/contains no catalog/)
  })

  it('refuses a database with a running service', async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('select pg_advisory_lock($1, 3)', [0x51_1b_a9])
    await expect(move()).rejects.toThrow('Slipway is running on this database.')
    await client.end()
  })
})
