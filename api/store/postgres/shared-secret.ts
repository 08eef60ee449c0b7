import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * The key that signs session cookies, the same for all processes: the configured one, or one that whichever is first makes. The database
 * keeps a fingerprint of the one in use, and a process with another is refused: it would sign people out who come from its peers.
 */
export async function agreeOnSecret(db: Database, configured: string | null): Promise<string> {
  const secret = configured ?? (await keep(db, 'auth', randomBytes(32).toString('hex')))
  const fingerprint = createHmac('sha256', secret).update('slipway: the key in use').digest('hex')
  if ((await keep(db, 'fingerprint', fingerprint)) === fingerprint) return secret
  const fault =
    configured === null ? 'AUTH_SECRET is not set, but was when this database was' : 'AUTH_SECRET is not the key that this database is'
  throw new Error(
    `${fault} used with: set the same for all its processes. To change it for all, stop them all, run psql "$DATABASE_URL" -c "delete from secrets where name = 'fingerprint'", and start them with the new one; everybody signs in anew.`,
  )
}

/** The value that the database has, or else takes now. */
async function keep(db: Database, name: string, fresh: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`insert into secrets values (${name}, ${fresh})
    on conflict (name) do update set value = secrets.value returning value`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database kept no key for sign-ins.')
  return row.value
}
