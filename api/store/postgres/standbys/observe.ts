import type { ClientConfig } from 'pg'
import { drop } from '../changes/change-listener.ts'
import { StandbyClient } from './standby-client.ts'
import { standbyTiming } from './timing.ts'

const observation = `select (select system_identifier::text from pg_control_system()) as system,
  (pg_last_wal_replay_lsn() - '0/0')::text as replayed,
  greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver)) as timeline`

/** The position as a number, and the newest timeline that it has seen. */
export type Observed = { system: string; replayed: string; timeline: number }

/** Throws NotAStandby. */
export async function openObserver(config: ClientConfig): Promise<StandbyClient> {
  const client = new StandbyClient({ ...config, application_name: 'slipway standby', query_timeout: standbyTiming.answer })
  client.on('error', () => undefined) // the next observation fails with the reason
  try {
    await client.connect()
    client.requireStandby()
    return client
  } catch (error) {
    drop(client)
    throw error
  }
}

/** Throws NotAStandby. */
export async function observe(client: StandbyClient): Promise<Observed | null> {
  const { rows } = await client.query<Observed>({ name: 'observe', text: observation })
  client.requireStandby()
  return rows[0] ?? null
}

export function nameOf(config: ClientConfig): string {
  const { host, port } = new StandbyClient(config)
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}
