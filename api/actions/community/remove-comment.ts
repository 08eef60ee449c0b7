import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { isModerator } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** Takes a comment away: its author, or a moderator. Throws NOT_FOUND, and FORBIDDEN for everybody else. */
export function removeComment(world: World, { id }: { id: string }, account: Profile): Promise<void> {
  return world.store.transact(async (transaction) => {
    const comment = await transaction.get('comments', id)
    if (comment === null) throw new Failure('NOT_FOUND', 'There is no such comment.')
    if (comment.accountId !== account.id && !isModerator(world, account))
      throw new Failure('FORBIDDEN', 'Only its author or a moderator may remove a comment.')
    await transaction.remove('comments', id)
    const launch = await transaction.get('launches', comment.launchId)
    if (launch !== null) await transaction.put('launches', { ...launch, commentCount: Math.max(0, launch.commentCount - 1) })
  })
}
