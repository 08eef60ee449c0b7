import { Failure } from '../../domain/failure.ts'
import { fault, refuseFaults } from '../../domain/field-faults.ts'
import { refuseSuspended } from '../../domain/moderation/suspension.ts'
import { handleFault, nameFault, tidyName } from '../../domain/names/person.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../launches/launch-access.ts'

/**
 * Changes an account's name and handle. Handles are unique. Launches and comments keep the name they were published with.
 * A name from before the current rules can stay. Throws BAD_REQUEST, CONFLICT if the handle is taken, FORBIDDEN while suspended.
 */
export async function editProfile(world: World, typed: { name: string; handle: string }, account: Profile): Promise<void> {
  const name = tidyName(typed.name)
  const handle = typed.handle.trim().replace(/^@/, '').toLowerCase()
  const namer = { siteUrl: world.siteUrl, isModerator: isModerator(world, account) }
  const sentences = {
    name: name === account.name ? null : nameFault(name, namer),
    handle: handle === account.handle ? null : handleFault(handle, namer),
  }
  refuseFaults(Object.entries(sentences).flatMap(([field, sentence]) => (sentence === null ? [] : [fault(field, sentence, 'invalid')])))
  await world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', account.id)
    if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
    refuseSuspended(profile, world.clock())
    const holders = handle === '' ? [] : await transaction.list('profiles', 'handle', handle)
    if (holders.some(({ id }) => id !== account.id)) {
      const message = 'This handle is taken.'
      throw new Failure('CONFLICT', message, { fieldErrors: { handle: [message] } })
    }
    await transaction.put('profiles', { ...profile, name, handle: handle === '' ? null : handle })
  })
}
