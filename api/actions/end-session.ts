import type { World } from './world.ts'

/** Takes back what was approved for a tool session that is over: nobody can use it any more. `sessionHash` as in the connection. */
export async function endSession({ store }: World, sessionHash: string): Promise<void> {
  const [connection] = await store.list('connections', 'sessionId', sessionHash)
  if (connection !== undefined) await store.transact((transaction) => transaction.remove('connections', connection.id))
}
