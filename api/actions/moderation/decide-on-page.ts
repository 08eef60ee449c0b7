import type { MakerTexts, Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { decide } from '../decisions/decide.ts'
import { renewOnLaunches } from '../makers/put-maker.ts'
import { requireSeen } from './decide-on-edit.ts'
import type { QueueDecision } from './decide-on-launch.ts'

type Page = { page: string; seen: string; reason: string | null }

/** Restoring returns a maker’s page, name and handle to what a moderator last saw. Throws as decisions on listings do, and CONFLICT if somebody else has the handle now. */
export async function decideOnPage(
  world: World,
  action: 'accept_page' | 'restore_page',
  { page: id, seen, reason }: Page,
  account: Profile,
): Promise<QueueDecision> {
  const decision = await world.store.transact(async (transaction) => {
    await rejectOwn(world, transaction, [id], account)
    const [person, maker] = [await transaction.get('profiles', id), await transaction.get('makers', id)]
    const { at, before } = requireSeen(maker?.unseen, seen)
    return decide(world, transaction, { action, by: account.id, accountId: id, since: at, reason }, async (recorded) => {
      const { name, handle, about, links }: MakerTexts = action === 'accept_page' ? { ...before, ...maker } : before
      await recorded.put('makers', { id, name, handle, about, links })
      if (action === 'accept_page' || person === null) return
      await recorded.put('profiles', { ...person, name, handle })
      await renewOnLaunches(recorded, { ...person, handle })
    })
  })
  return { decision, next: null }
}
