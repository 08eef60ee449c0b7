import type { Logger } from 'pino'
import { readOrCreateSecret } from './embedded/secret.ts'
import type { CreateCounter } from '../ports/limits.ts'
import type { SharedSessions } from '../ports/shared-sessions.ts'
import type { Store } from '../ports/store.ts'
import type { Config } from '../config/config.ts'
import { createLowdbStore } from './embedded/lowdb-store.ts'
import { alone } from './postgres/advisory-locks.ts'
import { Leadership } from './postgres/leadership.ts'
import { watchServers } from './postgres/following-client.ts'
import { whenReachable } from './postgres/when-reachable.ts'
import { createPostgresStore, type PostgresStore } from './postgres/postgres-store.ts'

/** What the service stores, in a folder of its own or in a database that other processes may share. */
export type Storage = {
  store: Store
  /** Shared limits and sessions, keyed with the secret that signs session cookies. */
  share: (secret: string) => { createCounter?: CreateCounter | undefined; sharedSessions: SharedSessions | null }
  /** The key that signs session cookies: the configured one, or one kept in the store. Rejects if other processes sign with another. */
  readSecret: (configured: string | null) => Promise<string>
  /** Runs work in one process at a time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Competes to lead the processes; `onGain` is called whenever this process becomes the leader. */
  lead: (onGain: () => void) => Promise<Pick<Leadership, 'leads' | 'close'>>
  /** Null for the embedded store. */
  connections: PostgresStore['connections'] | null
}

type Options = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Rejects when the folder or the database can't be used, with a message for the operator. */
export async function openStorage({ databaseUrl, dataDir }: Options, logger: Logger): Promise<Storage> {
  const onFailure = (error: unknown) => logger.error({ err: error }, 'store operation failed')
  return databaseUrl === null ? inFolder(dataDir, logger, onFailure) : inDatabase(databaseUrl, logger, onFailure)
}

async function inFolder(folder: string, logger: Logger, onFailure: (error: unknown) => void): Promise<Storage> {
  return {
    store: await createLowdbStore({ folder, onNote: (note) => logger.warn(note), onFailure }),
    share: () => ({ sharedSessions: null }),
    readSecret: async (configured) => configured ?? readOrCreateSecret(folder),
    alone: (work) => work(),
    lead: async () => ({ leads: true, close: async () => undefined }),
    connections: null,
  }
}

async function inDatabase(databaseUrl: string, logger: Logger, onFailure: (error: unknown) => void): Promise<Storage> {
  const onWait = (reason: string) => logger.warn(`Waiting up to 30 seconds for the database. ${reason}`)
  watchServers(databaseUrl, ({ host, former, isWritable }) => {
    const connected = `PostgreSQL: connected to ${host}${isWritable ? ', which accepts writes' : ''}`
    if (former === null) logger.info(connected)
    else logger.warn(`${connected}, instead of ${former}`)
  })
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
