import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { FollowingClient } from '../connections/following-client.ts'

/** For a connection, and for each answer. Milliseconds. */
const timing = { connection: 1000, answer: 500 }

/** Opens a connection to the server that accepts writes, which is notified of changes (migration 0010) and stays silent for half a second at most. */
export async function openListener(databaseUrl: string, onNotice: () => void): Promise<FollowingClient> {
  const client = new FollowingClient(databaseUrl, {
    application_name: 'slipway changes',
    connectionTimeoutMillis: timing.connection,
    query_timeout: timing.answer,
  })
  client.on('notification', onNotice)
  try {
    // Several hosts have longer to answer, but not to a process that wants to know.
    const tooLate = wait(timing.connection, undefined, { ref: false }).then(() => Promise.reject(new Error('timeout expired')))
    await Promise.race([client.connect(), tooLate])
    await client.query(`set statement_timeout = ${timing.answer}; listen slipway_changes`)
    return client
  } catch (error) {
    drop(client)
    throw error
  }
}

/** Closes a connection. A server that hangs would keep it half-closed. */
export function drop(client: Client): void {
  void client.end().catch(() => undefined)
  client.connection.stream.destroy()
}
