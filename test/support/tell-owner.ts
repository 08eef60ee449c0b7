import type { World } from '../../api/ports/world.ts'

/** Notifies a person that their only launch got its first vote, as if it had just happened. */
export async function tellOwner({ store, clock }: Pick<World, 'store' | 'clock'>, email: string): Promise<void> {
  const [owner] = await store.list('profiles', 'email', email)
  if (owner === undefined) throw new Error(`Nobody has the email ${email}.`)
  const [launch] = await store.list('launches', 'ownerId', owner.id)
  if (launch === undefined) throw new Error(`${owner.name} has no launch.`)
  const at = clock().toISOString()
  const own = { id: `vote:${owner.id}`, accountId: owner.id, unreadBy: owner.id, launchId: launch.id, by: null }
  await store.transact(({ put }) => put('notices', { ...own, kind: 'votes', at, day: at.slice(0, 10), facts: { votes: 1 }, mailId: null }))
}
