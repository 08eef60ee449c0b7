import type { Logger } from 'pino'
import { readOrCreateSecret } from './embedded/secret.ts'
import type { CreateCounter } from '../ports/limits.ts'
import type { SharedSessions } from '../ports/shared-sessions.ts'
import type { Store } from '../ports/store.ts'
import type { Config } from '../config/config.ts'
import { createLowdbStore } from './embedded/lowdb-store.ts'
import type { Leadership } from './postgres/leadership/leadership.ts'
import type { PostgresStore } from './postgres/postgres-store.ts'

export type Storage = {
  store: Store
  /** Shared limits and sessions, keyed with the secret that signs session cookies. */
  share: (secret: string) => { createCounter?: CreateCounter | undefined; sharedSessions: SharedSessions | null }
  /** The key that signs session cookies: the configured one, or one kept in the store. Rejects if other processes sign with another. */
  readSecret: (configured: string | null) => Promise<string>
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Competes to lead the processes; `onGain` is called whenever this process becomes the leader. */
  lead: (onGain: () => void) => Promise<Pick<Leadership, 'leads' | 'close'>>
  /** Null for the embedded store. */
  connections: PostgresStore['connections'] | null
  /** Null for the embedded store. */
  reads: PostgresStore['reads'] | null
}

type Options = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseReadUrl'>>

/** Rejects when the folder or the database can't be used, with a message for the operator. */
export async function openStorage({ databaseUrl, databaseReadUrl = null, dataDir }: Options, logger: Logger): Promise<Storage> {
  const onFailure = (error: unknown) => logger.error({ err: error }, 'store operation failed')
  if (databaseUrl === null) return inFolder(dataDir, logger, onFailure)
  // A service in a folder doesn’t load what talks to PostgreSQL.
  const { openDatabase } = await import('./postgres/open-database.ts')
  return openDatabase(databaseUrl, databaseReadUrl, logger, onFailure)
}

const inFolder = async (folder: string, logger: Logger, onFailure: (error: unknown) => void): Promise<Storage> => ({
  store: await createLowdbStore({ folder, onNote: (note) => logger.warn(note), onFailure }),
  share: () => ({ sharedSessions: null }),
  readSecret: async (configured) => configured ?? readOrCreateSecret(folder),
  alone: (work) => work(),
  lead: async () => ({ leads: true, close: async () => undefined }),
  connections: null,
  reads: null,
})
