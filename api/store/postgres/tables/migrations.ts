import type { Migration } from 'kysely/migration'
import type { Collection } from '../../../domain/collections/collections.ts'
import { up as tables } from './migrations/0001-tables.ts'

/**
 * `oldest`, if it removes something: the migration that the oldest release has which can run afterwards. `upgraded`: collections whose records have
 * one version more since this migration (domain/collections), which releases before it can’t read.
 */
export type ReleasedMigration = Pick<Migration, 'up'> & { oldest?: string; upgraded?: readonly Collection[] }

/**
 * In order. A released migration is never changed; every change to the tables is a new one.
 *
 * During an upgrade, processes of two releases share the database. So a migration either adds (a table, an index, a trigger, a column that may be
 * null or has a default), and the release before keeps working; or it removes what the release before no longer uses. To rename or change something,
 * add the new one, write both, then in the next release read the new one only, and in the one after it remove the old. A migration that removes
 * says in `oldest` which releases can still run; older ones refuse to start (allowed-releases.ts).
 *
 * A record’s new field that may be absent needs none. What the release before couldn’t read is a new version of the records: its migration names the
 * collection in `upgraded`, rewrites the stored records with their columns, and lets no older release start.
 */
export const migrations: Record<string, ReleasedMigration> = {
  '0001-tables': { up: tables },
}
