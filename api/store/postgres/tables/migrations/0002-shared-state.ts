import { sql, type Kysely } from 'kysely'

/** What processes share besides the catalog. */
export async function up(db: Kysely<never>): Promise<void> {
  // The columns of rate-limiter-flexible, in its order.
  await sql`create table "rateLimits" (key text collate "C" primary key, points integer not null, expire bigint)`.execute(db)
  await sql`create table secrets (name text collate "C" primary key, value text not null)`.execute(db)
  await sql`create table "toolSessions" (hash text collate "C" primary key, block text collate "C" not null, client json not null,
    "usedAt" bigint not null, "pairingId" text, "sealedPairing" text)`.execute(db)
  await sql`create index on "toolSessions" (block)`.execute(db)
  await sql`create index on "toolSessions" ("usedAt")`.execute(db)
}
