import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

/** The key that signs session cookies, the same for all processes: whichever is first makes it. */
export async function readOrCreateSecret(db: Database): Promise<string> {
  const fresh = randomBytes(32).toString('hex')
  await sql`insert into secrets values ('auth', ${fresh}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: string }>`select value from secrets where name = 'auth'`.execute(db)
  const [secret] = rows
  if (secret === undefined) throw new Error('The database kept no key for sign-ins.')
  return secret.value
}
