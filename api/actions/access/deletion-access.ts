import { Failure } from '../../domain/failure.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import type { Profile } from '../../domain/records.ts'
import { listOtherModerators } from './reject-own.ts'
import type { Finders } from '../../ports/store.ts'

/** Throws CONFLICT for something new (a submission, a draft, a connection) by somebody who has asked to delete their account. */
export async function rejectPendingDeletion(finders: Pick<Finders, 'get'>, accountId: string): Promise<void> {
  const profile = await finders.get('profiles', accountId)
  if (profile === null) await rejectDeleted(finders, accountId)
  if (profile?.deletion !== undefined)
    throw new Failure(
      'CONFLICT',
      'Your account is about to be deleted. To do this, keep your account first: see “Your data” on your profile.',
    )
}

/** Throws UNAUTHORIZED if the account was deleted since the request began: otherwise some of its data would be left behind. */
export async function currentProfile(finders: Pick<Finders, 'get'>, account: Profile): Promise<Profile> {
  const profile = await finders.get('profiles', account.id)
  if (profile === null) await rejectDeleted(finders, account.id)
  return profile ?? account
}

/** Throws UNAUTHORIZED if the account was deleted since the request began. */
export async function rejectDeleted(finders: Pick<Finders, 'get'>, accountId: string): Promise<void> {
  if ((await finders.get('profiles', accountId)) === null && (await finders.get('erasures', accountId)) !== null)
    throw new Failure('UNAUTHORIZED', 'This account was deleted.')
}

/** Somebody has to be able to moderate. Throws CONFLICT for the only moderator. */
export async function rejectLastModerator(world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<void> {
  await rejectLastOwner(finders, account)
  if (await hasOtherModerators(world, finders, account)) return
  throw new Failure('CONFLICT', 'You’re the only moderator. Ask whoever runs this site to name another one first.')
}

/** Somebody has to be able to run the site. Throws CONFLICT for the only owner. */
export async function rejectLastOwner({ list }: Pick<Finders, 'list'>, { id, role }: Profile): Promise<void> {
  if (role !== 'owner' || (await list('profiles', 'role', 'owner')).some((other) => other.id !== id && other.deletion === undefined)) return
  throw new Failure('CONFLICT', 'You’re the only owner of this site. Make somebody else an owner first, under Settings.')
}

/** Whether somebody can moderate without this account. True if it doesn’t moderate. */
export const hasOtherModerators = async (world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<boolean> =>
  !isModerator(world, account) || (await listOtherModerators(world, finders, account)).some(({ deletion }) => deletion === undefined)
