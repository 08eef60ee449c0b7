import type { Logger } from 'pino'
import { readOrCreateSecret } from './embedded/secret.ts'
import { countHere, type CreateLimiter, type SharedSessions } from '../ports/shared-state.ts'
import type { Store } from '../ports/store.ts'
import type { Config } from '../config/config.ts'
import { createLowdbStore } from './embedded/lowdb-store.ts'
import { alone } from './postgres/advisory-locks.ts'
import { Leadership } from './postgres/leadership.ts'
import { whenReachable } from './postgres/when-reachable.ts'
import { createPostgresStore, type PostgresStore } from './postgres/postgres-store.ts'

/** What the service keeps, in a folder of its own or in a database that others may share. */
export type Storage = {
  store: Store
  /** Under the key that signs session cookies. */
  share: (secret: string) => { createLimiter: CreateLimiter; sharedSessions: SharedSessions | null }
  /** The key that signs session cookies: the one of the configuration, or else one that is kept here. Rejects where other processes sign with another. */
  readSecret: (configured: string | null) => Promise<string>
  /** Does what no other process may do at the same time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Asks for the lead over the processes; `onGain` is called whenever it is given. */
  lead: (onGain: () => void) => Promise<Pick<Leadership, 'leads' | 'close'>>
  /** Null where there is no database. */
  connections: PostgresStore['connections'] | null
}

type Options = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Rejects when the folder or the database cannot be used, in words for the operator. */
export async function openStorage({ databaseUrl, dataDir }: Options, logger: Logger): Promise<Storage> {
  const onFailure = (error: unknown) => logger.error({ err: error }, 'the store could not do its work')
  return databaseUrl === null ? inFolder(dataDir, logger, onFailure) : inDatabase(databaseUrl, logger, onFailure)
}

async function inFolder(folder: string, logger: Logger, onFailure: (error: unknown) => void): Promise<Storage> {
  return {
    store: await createLowdbStore({ folder, onNote: (note) => logger.warn(note), onFailure }),
    share: () => ({ createLimiter: countHere, sharedSessions: null }),
    readSecret: async (configured) => configured ?? readOrCreateSecret(folder),
    alone: (work) => work(),
    lead: async () => ({ leads: true, close: async () => undefined }),
    connections: null,
  }
}

async function inDatabase(databaseUrl: string, logger: Logger, onFailure: (error: unknown) => void): Promise<Storage> {
  const onWait = (reason: string) => logger.warn(`Waiting for the database, half a minute at most. ${reason}`)
  const store = await whenReachable(() => createPostgresStore({ databaseUrl, onFailure }), onWait)
  return {
    store,
    share: store.share,
    readSecret: store.readSecret,
    alone: (work) => alone(databaseUrl, work),
    lead: async (onGain) => {
      const leadership = new Leadership(databaseUrl, { onGain, onFailure })
      await leadership.start()
      return leadership
    },
    connections: store.connections,
  }
}
