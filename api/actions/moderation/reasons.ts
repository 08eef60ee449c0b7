import { defaultReasons, readReasonList } from '../../domain/moderation/reasons.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { requireModerator } from '../access/launch-access.ts'
import { decide } from './decide.ts'

const id = 'reasons'

/** The reasons that moderators can choose from. */
export async function listReasons({ store }: { store: Pick<Finders, 'get'> }): Promise<readonly string[]> {
  const value = (await store.get('settings', id))?.value
  return Array.isArray(value) ? value.filter((reason) => typeof reason === 'string') : defaultReasons
}

/** Replaces the list with one reason per line; an empty list restores the defaults. Throws FORBIDDEN for everyone but moderators, and BAD_REQUEST. */
export async function setReasons(world: World, text: string, account: Profile): Promise<void> {
  requireModerator(world, account)
  const reasons = readReasonList(text)
  await world.store.transact((transaction) =>
    decide(world, transaction, { action: 'set_reasons', by: account.id }, async (recorded) => {
      if (reasons.length > 0) await recorded.put('settings', { id, value: reasons })
      else if ((await recorded.get('settings', id)) !== null) await recorded.remove('settings', id)
    }),
  )
}
