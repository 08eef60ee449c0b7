import { Type } from 'typebox'
import { invalidField } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { visitorOf } from '../sessions/visitor-of.ts'
import { askDeletion } from './ask-deletion.ts'
import { readOwnData } from './read-own-data.ts'

/** Asks to delete the caller’s account, once `current` has confirmed its owner: the password, or a sign-in just now. */
export const deleteOwnAccount = defineAction({
  access: 'member',
  quota: 'deletionRequests',
  whileSuspended: true,
  /** `launches` says whether the live ones stay: `keep` or `delete`. Only somebody who has any has to choose. */
  input: Type.Object({ launches: Type.Optional(Type.String()), current: Type.Optional(Type.String()) }),
  async run(world, { launches = '', current = '' }, account, caller) {
    const keepsLaunches = await readChoice(world, launches, account)
    await world.accounts.confirmOwner(current, caller.cookies ?? '', visitorOf(caller))
    await askDeletion(world, { keepsLaunches }, account)
  },
})

async function readChoice(world: World, launches: string, account: Profile): Promise<boolean> {
  if (launches === 'keep' || launches === 'delete') return launches === 'keep'
  if ((await readOwnData(world, account)).launches.live === 0) return false
  throw invalidField('launches', 'Choose what happens to your live launches.', 'required')
}
