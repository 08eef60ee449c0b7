import { Failure } from '../../domain/failure.ts'
import { fault, refuseFaults } from '../../domain/field-faults.ts'
import { handleFault, nameFault, tidyName } from '../../domain/person.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'

/**
 * Changes the name and the handle, which is free for one account only. What was published before keeps the names it was published with.
 * Throws Failure BAD_REQUEST, or CONFLICT when somebody else has the handle.
 */
export async function editProfile(world: World, typed: { name: string; handle: string }, account: Profile): Promise<void> {
  const name = tidyName(typed.name)
  const handle = typed.handle.trim().replace(/^@/, '').toLowerCase()
  const sentences = { name: nameFault(name), handle: handleFault(handle) }
  refuseFaults(Object.entries(sentences).flatMap(([field, sentence]) => (sentence === null ? [] : [fault(field, sentence, 'invalid')])))
  await world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', account.id)
    if (profile === null) throw new Failure('NOT_FOUND', 'There is no such account.')
    const holders = handle === '' ? [] : await transaction.list('profiles', 'handle', handle)
    if (holders.some(({ id }) => id !== account.id)) {
      const message = 'Somebody else has this handle.'
      throw new Failure('CONFLICT', message, { fieldErrors: { handle: [message] } })
    }
    await transaction.put('profiles', { ...profile, name, handle: handle === '' ? null : handle })
  })
}
