import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Comment } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'
import { decide, settleReports, waitingReports } from '../decisions/decide.ts'

/** Settles reports about it. Returns a moderator’s decision, null for its author. Throws NOT_FOUND, and FORBIDDEN for everyone else. */
export const removeComment = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run(world, { id }, account): Promise<Decision | null> {
    return world.store.transact(async (transaction) => {
      const comment = await transaction.get('comments', id)
      if (comment === null) throw new Failure('NOT_FOUND', 'Comment not found.')
      if (comment.accountId === account.id) {
        await remove(transaction, comment)
        return null
      }
      if (!isModerator(world, account)) throw new Failure('FORBIDDEN', 'Only the author or a moderator can delete a comment.')
      const launch = await transaction.get('launches', comment.launchId)
      const about = { accountId: comment.accountId, launchId: comment.launchId, commentId: id, about: launch?.name ?? null }
      const waited = await waitingReports(transaction, id)
      return decide(world, transaction, { action: 'delete_comment', by: account.id, ...about, ...waited }, (recorded) =>
        remove(recorded, comment),
      )
    })
  },
})

async function remove(transaction: Transaction, { id, launchId, exclusion }: Comment): Promise<void> {
  await transaction.remove('comments', id)
  await settleReports(transaction, id)
  const launch = exclusion === undefined ? await transaction.get('launches', launchId) : null
  if (launch !== null) await transaction.put('launches', { ...launch, commentCount: Math.max(0, launch.commentCount - 1) })
}
