import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, Kysely, PostgresDialect } from 'kysely'
import { lockFolder, makeFolder } from '../embedded/data-folder.ts'
import { nodeDisk, publish, pathOf } from '../embedded/journal/disk.ts'
import { prepareJournal, writeSnapshot } from '../embedded/journal/snapshot.ts'
import { migrate, requireAnswer, type Database, type Tables } from '../postgres/tables/migrate.ts'
import { describe, differences, parts, sumsOf, isEmpty, type Contents, type Part, type Sums } from './contents.ts'
import { readPart, loadContents, sumDatabase } from './database-contents.ts'
import { holdsCatalog, isUnfinished, readContents, removeCatalog, unfinishedFolder, rejectUnfinished } from './folder-contents.ts'
import { Pool } from 'pg'
import { advisoryLocks } from '../postgres/leadership/advisory-locks.ts'
import { reasonOf } from '../postgres/connections/database-failures.ts'
import { poolOptions } from '../postgres/connections/following-client.ts'
import { requireSessions } from '../postgres/connections/require-sessions.ts'

const { space, leader, writer } = advisoryLocks

/** Throws with a message for the operator if a service is running on it or the connection is lost. */
async function withStoppedDatabase<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pool = new Pool(poolOptions(databaseUrl, { application_name: 'slipway move', max: 1, connectionTimeoutMillis: 10_000 }))
  let lost: unknown
  pool.on('error', (error) => (lost = error))
  pool.on('connect', (client) => client.on('error', (error) => (lost = error)))
  await using db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireAnswer(pool)
    await requireSessions(databaseUrl)
    return await db.transaction().execute(async (transaction) => {
      await rejectUsed(transaction)
      await lockTables(transaction)
      return await work(transaction)
    })
  } catch (cause) {
    if (lost === undefined) throw cause
    throw new Error(`Lost the connection to the database: ${reasonOf(lost)}. Run the command again; it continues safely.`, { cause })
  }
}

async function rejectUsed(db: Database): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${space}, ${leader}) and pg_try_advisory_xact_lock(${space}, ${writer}) as free`.execute(db)
  if (rows[0]?.free !== true)
    throw new Error('Slipway is running on this database. Stop every process, wait 15 seconds and run the command again.')
}

/** Blocks other writers until the transaction is done. */
async function lockTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename !~ '^kysely_'`.execute(db)
  if (rows.length > 0) await sql`lock table ${sql.raw(rows.map(({ name }) => name).join(', '))} in exclusive mode`.execute(db)
}

type KeepSecret = (folder: string, secret: string) => Promise<void>
type MoveOut = Move & { keepSecret: KeepSecret }

/** No service starts on the folder until all is there; an interrupted move starts over. Throws a message for the operator. */
export async function moveToFolder({ folder, databaseUrl, say, keepSecret }: MoveOut): Promise<void> {
  await makeFolder(nodeDisk, folder)
  using _lock = lockFolder(folder)
  const contents = await readDatabase(databaseUrl)
  say(`Read from the database: ${describe(sumsOf(contents))}.`)
  if (await isUnfinished(folder)) await removeCatalog(folder)
  else if (await holdsCatalog(folder)) return await requireSame(folder, contents, say)
  await write(folder, contents, keepSecret)
  say(`Moved and compared: ${describe(sumsOf(contents))}.`)
}

async function readDatabase(databaseUrl: string): Promise<Contents> {
  await withStoppedDatabase(databaseUrl, requireCatalog)
  await migrate(databaseUrl)
  return withStoppedDatabase(databaseUrl, async (db) => {
    const contents: Contents = new Map()
    for (const part of parts) {
      const rows = new Map<string, unknown>()
      for await (const page of readPart(db, part)) for (const [key, value] of page) rows.set(key, value)
      contents.set(part, rows)
    }
    return contents
  })
}

async function requireCatalog(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('"liveLaunches"')::text as name`.execute(db)
  if (rows[0]?.name == null) throw new Error('The database contains no Slipway catalog.')
}

async function requireSame(folder: string, contents: Contents, say: Move['say']): Promise<void> {
  const there = await readContents(folder, say)
  if (differencesWith(there, contents).length > 0)
    throw new Error(`The folder ${folder} already contains another catalog (${describe(sumsOf(there))}). Set DATA_DIR to an empty folder.`)
  say('The folder already contains this exact catalog; nothing to do.')
}

/** The sign-in key is not part of a folder's catalog files. */
const differencesWith = (folder: Contents, database: Contents): Part[] =>
  differences(sumsOf(folder), sumsOf(database)).filter((part) => part !== 'secrets')

async function write(folder: string, contents: Contents, keepSecret: KeepSecret): Promise<void> {
  const unfinished = unfinishedFolder(folder)
  await rm(unfinished, { recursive: true, force: true })
  await makeFolder(nodeDisk, unfinished)
  const [secret] = contents.get('secrets')?.values() ?? []
  if (typeof secret === 'string') await keepSecret(unfinished, secret)
  const state = new Map([...contents].filter(([part]) => part !== 'secrets'))
  await prepareJournal(nodeDisk, unfinished, 1)
  await publish(nodeDisk, unfinished, pathOf(unfinished, 'journal', 1))
  await writeSnapshot(nodeDisk, unfinished, 1, state, new AbortController().signal)
  const wrong = differencesWith(await readContents(unfinished, () => undefined), contents)
  if (wrong.length > 0)
    throw new Error(`The folder returned something other than what was written: ${wrong.join(', ')}. Nothing was moved.`)
  for (const name of await readdir(unfinished)) await rename(join(unfinished, name), join(folder, name))
  await nodeDisk.syncFolder(folder)
  await rmdir(unfinished)
  await nodeDisk.syncFolder(folder)
}

type Move = {
  folder: string
  databaseUrl: string
  say: (line: string) => void
}

/** All or nothing, compared with what was read. A database with the same catalog is left alone. Throws a message for the operator. */
export async function moveToDatabase({ folder, databaseUrl, say, secret }: Move & { secret: string | null }): Promise<void> {
  if (!(await holdsCatalog(folder))) throw new Error(`The folder ${folder} contains no catalog. Set DATA_DIR to the one that does.`)
  using _lock = lockFolder(folder)
  await rejectUnfinished(folder)
  const contents = await readContents(folder, say)
  if (secret !== null) contents.set('secrets', new Map([['auth', secret]]))
  const sums = sumsOf(contents)
  say(`Read from ${folder}: ${describe(sums)}.`)
  await withStoppedDatabase(databaseUrl, async () => undefined) // refuses a database in use before changing its tables
  await migrate(databaseUrl)
  const outcome = await withStoppedDatabase(databaseUrl, async (db) => {
    const there = await sumDatabase(db)
    if (differsIn(sums, there).length === 0) return 'The database already contains this exact catalog; nothing to do.'
    if (!isEmpty(there))
      throw new Error(`The database already contains another catalog (${describe(there)}). Use an empty database or empty this one.`)
    await loadContents(db, contents, (part, done, of) =>
      done % 10_000 === 0 || done === of ? say(`${part}: ${done} of ${of}`) : undefined,
    )
    say('Comparing every row with the source.')
    const wrong = differsIn(sums, await sumDatabase(db))
    if (wrong.length > 0)
      throw new Error(`The database returned something other than what was written: ${wrong.join(', ')}. Nothing was moved.`)
    await sql`analyze`.execute(db)
    return `Moved and compared: ${describe(sums)}.`
  })
  say(outcome)
}

/** A folder has no sign-in key if AUTH_SECRET is set. */
const differsIn = (sums: Sums, there: Sums) => differences(sums, there).filter((part) => part !== 'secrets' || sums.get(part)?.rows !== 0)
