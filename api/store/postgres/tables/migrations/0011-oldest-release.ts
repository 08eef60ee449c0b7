import type { Kysely } from 'kysely'
import { allowFrom } from '../allowed-releases.ts'

/** From now on, the database says which releases can run on it. */
export const up = (db: Kysely<never>): Promise<void> => allowFrom(db, '0009-launch-day')
