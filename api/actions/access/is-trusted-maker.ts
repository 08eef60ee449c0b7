import { fieldError } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { isBarred, isTrusted, takenOver } from '../../domain/moderation/maker-trust.ts'
import { standingDecisions } from '../../domain/moderation/suspension.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Whether edits of this maker’s live listings are public at once (domain/moderation/maker-trust.ts). */
export const isTrustedMaker = async ({ clock }: Clock, finders: Pick<Finders, 'list'>, account: Profile): Promise<boolean> =>
  isTrusted({ isApproved: await hasApproved(finders, account), ...(await readDecided(finders, account, clock())) }, clock())

/** What’s wrong with changing these fields, which are public at once, while a maker’s edits wait because of what moderators decided. */
export async function barredErrors({ clock }: Clock, finders: Pick<Finders, 'list'>, account: Profile, fields: readonly string[]) {
  if (!isBarred(await readDecided(finders, account, clock()), clock())) return []
  return fields.map((field) => fieldError(field, 'You can’t change this while your edits need a moderator’s review.', 'barred'))
}

type Clock = Pick<World, 'clock'>

async function readDecided(finders: Pick<Finders, 'list'>, account: Profile, now: Date) {
  const decisions = standingDecisions(await finders.list('decisions', 'accountId', account.id))
  const at = (...actions: string[]) => decisions.filter(({ action }) => actions.includes(action)).map((decision) => decision.at)
  return {
    restoredAt: at('restore_edit', 'reject_edit', 'restore_page'),
    suspendedAt: [...at('suspend', 'lift_suspension'), ...lastSuspended(account, now)],
  }
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
