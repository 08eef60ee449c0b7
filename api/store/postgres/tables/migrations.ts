import type { Migration } from 'kysely/migration'
import { up as tables } from './migrations/0001-tables.ts'

/** `oldest`, if it removes something: the migration that the oldest release has which can run afterwards. */
export type ReleasedMigration = Pick<Migration, 'up'> & { oldest?: string }

/**
 * In order. A released migration is never changed; every change to the tables is a new one.
 *
 * During an upgrade, processes of two releases share the database. So a migration either adds (a table, an index, a trigger, a column that may be
 * null or has a default), and the release before keeps working; or it removes what the release before no longer uses. To rename or change something,
 * add the new one, write both, then in the next release read the new one only, and in the one after it remove the old. A migration that removes
 * says in `oldest` which releases can still run; older ones refuse to start (allowed-releases.ts).
 */
export const migrations: Record<string, ReleasedMigration> = {
  '0001-tables': { up: tables },
}
