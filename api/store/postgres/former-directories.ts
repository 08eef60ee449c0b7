import type { Directory } from '../../../shared/schemas/directory.ts'
import { FollowingClient } from './connections/following-client.ts'

/** The table that the operator could edit before directories had evidence; null if it’s empty. It stays: an earlier release may still read it. */
export async function readFormerTable(databaseUrl: string): Promise<Directory[] | null> {
  const client = new FollowingClient(databaseUrl, { application_name: 'slipway start', connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // the query fails with the reason
  await client.connect()
  try {
    const { rows } = await client.query<Directory>('select * from directories')
    return rows.length === 0 ? null : rows
  } finally {
    await client.end()
  }
}
