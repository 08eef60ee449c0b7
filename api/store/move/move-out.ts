import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { lockFolder } from '../embedded/folder-lock.ts'
import { nodeDisk } from '../embedded/journal/disk.ts'
import { pathOf } from '../embedded/journal/file-names.ts'
import { prepareJournal } from '../embedded/journal/journal-file.ts'
import { writeSnapshot } from '../embedded/journal/snapshot.ts'
import { publish, writeTemporary } from '../embedded/journal/temporary-file.ts'
import { makeFolder } from '../embedded/make-folder.ts'
import { migrate } from '../postgres/migrate.ts'
import type { Database } from '../postgres/tables.ts'
import { describe, differences, parts, sumsOf, type Contents, type Part } from './contents.ts'
import { readPart } from './database-contents.ts'
import { holdsCatalog, readContents, removeCatalog } from './folder-contents.ts'
import type { Move } from './move-in.ts'
import { withStoppedDatabase } from './stopped-database.ts'
import { isUnfinished, unfinishedFolder } from './unfinished.ts'

type KeepSecret = (folder: string, secret: string) => Promise<void>
type MoveOut = Move & { keepSecret: KeepSecret }

/**
 * Moves a database's catalog into a folder that holds none, and compares what was written with what was read. No service starts on the
 * folder before all of it is there; a move that was broken off begins anew. The database stays as it is. Throws in words for the operator.
 */
export async function moveToFolder({ folder, databaseUrl, say, keepSecret }: MoveOut): Promise<void> {
  await makeFolder(nodeDisk, folder)
  const unlock = lockFolder(folder)
  try {
    const contents = await readDatabase(databaseUrl)
    say(`Read from the database: ${describe(sumsOf(contents))}.`)
    if (await isUnfinished(folder)) await removeCatalog(folder)
    else if (await holdsCatalog(folder)) return await requireSame(folder, contents, say)
    await write(folder, contents, keepSecret)
    say(`Moved and compared: ${describe(sumsOf(contents))}.`)
  } finally {
    unlock()
  }
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
  if (rows[0]?.name == null) throw new Error('The database holds no catalog of a Slipway.')
}

async function requireSame(folder: string, contents: Contents, say: Move['say']): Promise<void> {
  const there = await readContents(folder, say)
  if (differencesWith(there, contents).length > 0)
    throw new Error(`The folder ${folder} already holds another catalog (${describe(sumsOf(there))}). Name an empty one with DATA_DIR.`)
  say('The folder holds this catalog already, row for row: nothing to do.')
}

/** The key for sign-ins stands apart from what a folder's files say. */
const differencesWith = (folder: Contents, database: Contents): Part[] =>
  differences(sumsOf(folder), sumsOf(database)).filter((part) => part !== 'secrets')

async function write(folder: string, contents: Contents, keepSecret: KeepSecret): Promise<void> {
  const unfinished = unfinishedFolder(folder)
  await rm(unfinished, { recursive: true, force: true })
  await makeFolder(nodeDisk, unfinished)
  const [secret] = contents.get('secrets')?.values() ?? []
  if (typeof secret === 'string') await keepSecret(unfinished, secret)
  const directories = JSON.stringify([...(contents.get('directories')?.values() ?? [])], null, 2)
  await writeTemporary(nodeDisk, join(unfinished, 'directories.json'), [Buffer.from(`${directories}\n`)])
  await publish(nodeDisk, unfinished, join(unfinished, 'directories.json'))
  const state = new Map([...contents].filter(([part]) => part !== 'directories' && part !== 'secrets'))
  await prepareJournal(nodeDisk, unfinished, 1)
  await publish(nodeDisk, unfinished, pathOf(unfinished, 'journal', 1))
  await writeSnapshot(nodeDisk, unfinished, 1, state, new AbortController().signal)
  const wrong = differencesWith(await readContents(unfinished, () => undefined), contents)
  if (wrong.length > 0) throw new Error(`What the folder gives back is not what was written: ${wrong.join(', ')}. Nothing was moved.`)
  for (const name of await readdir(unfinished)) await rename(join(unfinished, name), join(folder, name))
  await nodeDisk.syncFolder(folder)
  await rmdir(unfinished)
  await nodeDisk.syncFolder(folder)
}
