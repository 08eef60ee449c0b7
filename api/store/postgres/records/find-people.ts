import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { personText, type PeopleFilter } from '../../../domain/people.ts'
import { fromStored } from '../../../domain/collections/collections.ts'
import type { Profile } from '../../../domain/records.ts'
import { keyText, storable } from './key-text.ts'
import type { Database } from '../tables/tables.ts'

export const profileFields = (profile: Profile) => ({
  createdAt: keyText(profile.createdAt),
  searchText: storable(personText(profile)),
  suspendedSince: profile.suspension === undefined ? null : keyText(profile.suspension.at),
  unprovenSince: profile.emailProven ? null : keyText(profile.createdAt),
})

export async function findPeople(db: Database, { words, state, after, limit }: PeopleFilter): Promise<Profile[]> {
  const conditions: RawBuilder<SqlBool>[] = [
    ...words.map((word) => sql<SqlBool>`position(${storable(word)} in "searchText") > 0`),
    ...(state === 'suspended' ? [sql<SqlBool>`"suspendedSince" is not null`] : []),
    ...(state === 'unproven' ? [sql<SqlBool>`"unprovenSince" is not null`] : []),
    ...(after === null ? [] : [sql<SqlBool>`("createdAt", id) < (${keyText(after.createdAt)}, ${keyText(after.id)})`]),
  ]
  const isFound = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  const { rows } = await sql<{ data: Profile }>`
    select data from profiles where ${isFound} order by "createdAt" desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ data }) => fromStored('profiles', data))
}
