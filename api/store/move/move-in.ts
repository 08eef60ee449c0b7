import { sql } from 'kysely'
import { lockFolder } from '../embedded/folder-lock.ts'
import { migrate } from '../postgres/migrate.ts'
import { describe, differences, isEmpty, sumsOf, type Sums } from './contents.ts'
import { loadContents, sumDatabase } from './database-contents.ts'
import { holdsCatalog, readContents } from './folder-contents.ts'
import { withStoppedDatabase } from './stopped-database.ts'
import { refuseUnfinished } from './unfinished.ts'

export type Move = {
  folder: string
  databaseUrl: string
  say: (line: string) => void
}

/**
 * Moves an embedded store's catalog into a database that holds none, all of it or nothing, and compares what was written with what was read.
 * A database that holds the same catalog is left as it is. The folder stays as it is. Throws in words for the operator.
 */
export async function moveToDatabase({ folder, databaseUrl, say, secret }: Move & { secret: string | null }): Promise<void> {
  if (!(await holdsCatalog(folder))) throw new Error(`The folder ${folder} holds no catalog. Name it with DATA_DIR.`)
  const unlock = lockFolder(folder)
  try {
    await refuseUnfinished(folder)
    const contents = await readContents(folder, say)
    if (secret !== null) contents.set('secrets', new Map([['auth', secret]]))
    const sums = sumsOf(contents)
    say(`Read from ${folder}: ${describe(sums)}.`)
    await withStoppedDatabase(databaseUrl, async () => undefined) // refuses one in use before its tables change
    await migrate(databaseUrl)
    const outcome = await withStoppedDatabase(databaseUrl, async (db) => {
      const there = await sumDatabase(db)
      if (differsIn(sums, there).length === 0) return 'The database holds this catalog already, row for row: nothing to do.'
      if (!isEmpty(there))
        throw new Error(`The database already holds another catalog (${describe(there)}). Name an empty database, or empty this one.`)
      await loadContents(db, contents, (part, done, of) =>
        done % 10_000 === 0 || done === of ? say(`${part}: ${done} of ${of}`) : undefined,
      )
      say('Comparing every row with what was read.')
      const wrong = differsIn(sums, await sumDatabase(db))
      if (wrong.length > 0) throw new Error(`What the database gives back is not what was written: ${wrong.join(', ')}. Nothing was moved.`)
      await sql`analyze`.execute(db)
      return `Moved and compared: ${describe(sums)}.`
    })
    say(outcome)
  } finally {
    unlock()
  }
}

/** A folder may be without a key for sign-ins, where the settings name one. */
const differsIn = (sums: Sums, there: Sums) => differences(sums, there).filter((part) => part !== 'secrets' || sums.get(part)?.rows !== 0)
