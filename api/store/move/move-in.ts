import { sql } from 'kysely'
import { lockFolder } from '../embedded/data-folder.ts'
import { migrate } from '../postgres/tables/migrate.ts'
import { describe, differences, isEmpty, sumsOf, type Sums } from './contents.ts'
import { loadContents, sumDatabase } from './database-contents.ts'
import { holdsCatalog, readContents, rejectUnfinished } from './folder-contents.ts'
import { withStoppedDatabase } from './stopped-database.ts'

export type Move = {
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
