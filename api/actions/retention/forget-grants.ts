import { isCodeExpired, isGrantExpired } from '../../domain/oauth/records.ts'
import type { Connection } from '../../domain/records.ts'
import { removeAll } from './remove-all.ts'
import type { World } from '../../ports/world.ts'
import { dayMs } from '../../../shared/durations.ts'

type ForgettingWorld = Pick<World, 'store' | 'clock'>

/** How long a registered client waits for its first approval, in milliseconds. */
const unusedKept = 30 * dayMs

export async function forgetCodes({ store, clock }: ForgettingWorld): Promise<void> {
  const now = clock()
  const old = (await store.list('authorizations', 'state', 'waiting')).filter((code) => isCodeExpired(code, now))
  await removeAll(store, 'authorizations', old)
}

/** Deletes connections that have expired for good. Used codes are kept as long as their connection, so that a second exchange ends it. */
export async function forgetExpiredGrants({ store, clock }: ForgettingWorld): Promise<void> {
  const isLeft = (connection: Connection | null) => connection !== null && !isGrantExpired(connection.grant, clock())
  for (const { id, connectionId } of await store.list('authorizations', 'state', 'used')) {
    if (connectionId === null || isLeft(await store.get('connections', connectionId))) continue
    await store.transact(async (transaction) => {
      // The client may have refreshed it meanwhile.
      if (isLeft(await transaction.get('connections', connectionId))) return
      await transaction.remove('connections', connectionId)
      await transaction.remove('authorizations', id)
    })
  }
}

/** Deletes registered clients that nobody has approved, along with the IPs stored in them. */
export async function forgetClients({ store, clock }: ForgettingWorld): Promise<void> {
  const before = new Date(clock().getTime() - unusedKept).toISOString()
  const old = (await store.list('oauthClients', 'state', 'new')).filter(({ createdAt }) => createdAt <= before)
  await removeAll(store, 'oauthClients', old)
}
