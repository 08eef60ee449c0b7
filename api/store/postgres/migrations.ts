import type { Migration } from 'kysely/migration'
import * as catalog from './migrations/0001-catalog.ts'
import * as sharedState from './migrations/0002-shared-state.ts'

/** In their order. What has been released is never changed: a change of the tables is one more. */
export const migrations: Record<string, Migration> = {
  '0001-catalog': catalog,
  '0002-shared-state': sharedState,
}
