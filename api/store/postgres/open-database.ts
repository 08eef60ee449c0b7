import type { Logger } from 'pino'
import type { Storage } from '../open-storage.ts'
import { alone } from './leadership/advisory-locks.ts'
import { watchServers } from './connections/following-client.ts'
import { Leadership } from './leadership/leadership.ts'
import { createPostgresStore } from './postgres-store.ts'
import type { StandbyUse } from './standbys/standbys.ts'
import { whenReachable } from './connections/when-reachable.ts'

export async function openDatabase(
  databaseUrl: string,
  readUrl: string | null,
  logger: Logger,
  onFailure: (error: unknown) => void,
): Promise<Storage> {
  const onWait = (reason: string) => logger.warn(`Waiting up to 30 seconds for the database. ${reason}`)
  watchServers(databaseUrl, ({ host, former, isWritable }) => {
    const connected = `PostgreSQL: connected to ${host}${isWritable ? ', which accepts writes' : ''}`
    if (former === null) logger.info(connected)
    else logger.warn(`${connected}, instead of ${former}`)
  })
  const onStandby = ({ host, error, isAgain }: StandbyUse) => {
    if (error === null) logger.info(`PostgreSQL: reading from the standby ${host}${isAgain ? ' again' : ''}`)
    else logger.warn(`PostgreSQL: not reading from the standby ${host}, because ${error}`)
  }
  const store = await whenReachable(() => createPostgresStore({ databaseUrl, readUrl, onStandby, onFailure }), onWait)
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
    reads: store.reads,
  }
}
