import type { Profile } from '../../domain/records.ts'
import { isTrusted, takenOver } from '../../domain/moderation/maker-trust.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Whether edits of this maker’s live listings are public at once (domain/moderation/maker-trust.ts). */
export async function isTrustedMaker({ clock }: Pick<World, 'clock'>, finders: Pick<Finders, 'list'>, account: Profile): Promise<boolean> {
  const now = clock()
  const decisions = (await finders.list('decisions', 'accountId', account.id)).filter(({ undone }) => undone === undefined)
  const at = (...actions: string[]) => decisions.filter(({ action }) => actions.includes(action)).map((decision) => decision.at)
  const facts = {
    isApproved: await hasApproved(finders, account),
    restoredAt: at('restore_edit'),
    suspendedAt: [...at('suspend', 'lift_suspension'), ...lastSuspended(account, now)],
  }
  return isTrusted(facts, now)
}

/** A suspension that has expired stays on the profile. */
const lastSuspended = ({ suspension }: Profile, now: Date): string[] => {
  if (suspension === undefined) return []
  const today = now.toISOString()
  return [suspension.until === null || suspension.until > today ? today : suspension.until]
}

async function hasApproved(finders: Pick<Finders, 'list'>, { id }: Profile): Promise<boolean> {
  const own = await finders.list('launches', 'ownerId', id)
  for (const launch of own) {
    if (launch.status !== 'scheduled' && launch.status !== 'live') continue
    const history = await finders.list('history', 'launchId', launch.id)
    if (history.slice(takenOver(history, id)).some(({ event, by }) => event === 'approve' && by !== null)) return true
  }
  return false
}
