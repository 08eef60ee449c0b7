import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../tables/migrate.ts'

/** The configured key, or the first process’s. A fingerprint of it is kept; another key, which would sign users out, is refused. */
export async function agreeOnSecret(db: Database, configured: string | null): Promise<string> {
  const secret = configured ?? (await keep(db, 'auth', randomBytes(32).toString('hex')))
  const fingerprint = createHmac('sha256', secret).update('slipway: the key in use').digest('hex')
  if ((await keep(db, 'fingerprint', fingerprint)) === fingerprint) return secret
  const mismatch =
    configured === null ? 'AUTH_SECRET isn’t set, but this database was used with one' : 'This database was used with another AUTH_SECRET'
  throw new Error(
    `${mismatch}. Set the same key for all its processes. To change the key, stop them all, run psql "$DATABASE_URL" -c "delete from secrets where name = 'fingerprint'", and start them with the new key; all users will have to sign in again.`,
  )
}

/** The value in the database, or `fresh` if it has none yet. */
async function keep(db: Database, name: string, fresh: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`insert into secrets values (${name}, ${fresh})
    on conflict (name) do update set value = secrets.value returning value`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database didn’t store the sign-in key.')
  return row.value
}

/** Maps equal texts to equal hashes in every process. */
export type KeyedHash = (text: string) => string

/**
 * HMAC-SHA-256 for IP addresses in shared tables. There are few enough addresses to try them all, so a plain hash would hide nothing; this
 * one is keyed with the sign-in key. It protects a copy of these tables if that key is elsewhere (AUTH_SECRET), but not a copy of the whole
 * database if the key is in it. Pairings and connections show their owners IP addresses in plain text.
 */
export function createKeyedHash(secret: string): KeyedHash {
  const key = createHmac('sha256', secret).update('addresses that processes share').digest()
  return (text) => createHmac('sha256', key).update(text).digest('hex')
}
