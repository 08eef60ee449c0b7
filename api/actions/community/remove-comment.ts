import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { isModerator } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** Deletes a comment, for its author or a moderator. Throws NOT_FOUND, and FORBIDDEN for everyone else. */
export function removeComment(world: World, { id }: { id: string }, account: Profile): Promise<void> {
  return world.store.transact(async (transaction) => {
    const comment = await transaction.get('comments', id)
    if (comment === null) throw new Failure('NOT_FOUND', 'Comment not found.')
    if (comment.accountId !== account.id && !isModerator(world, account))
      throw new Failure('FORBIDDEN', 'Only the author or a moderator can delete a comment.')
    await transaction.remove('comments', id)
    const launch = comment.flaw === undefined ? await transaction.get('launches', comment.launchId) : null
    if (launch !== null) await transaction.put('launches', { ...launch, commentCount: Math.max(0, launch.commentCount - 1) })
  })
}
