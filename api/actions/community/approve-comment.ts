import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Comment, Profile } from '../../domain/records.ts'
import { recount } from '../../domain/votes/account-exclusion.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'
import { putComment } from './put-comment.ts'

/** Which version of its text a moderator reads. */
export const versionOf = ({ at, editedAt }: Comment): string => editedAt ?? at

/** Makes a comment public that waited. `seen` is its version. Throws CONFLICT if it no longer waits or was edited, FORBIDDEN for one’s own. */
export const approveComment = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String(), seen: Type.String() }),
  async run(world, { id, seen }, account) {
    const decision = await world.store.transact(async (transaction) => {
      const comment = await transaction.get('comments', id)
      if (comment?.exclusion !== 'held') throw new Failure('CONFLICT', 'No change: this comment no longer waits.')
      if (versionOf(comment) !== seen)
        throw new Failure('CONFLICT', 'Not approved: its author has edited the comment. Read it again first.')
      await rejectOwn(world, transaction, comment.accountId, account)
      const { accountId, launchId } = comment
      const [author, launch] = [await transaction.get('profiles', accountId), await transaction.get('launches', launchId)]
      const entry = {
        action: 'approve_comment',
        by: account.id,
        accountId,
        launchId,
        commentId: id,
        about: launch?.name ?? null,
        since: seen,
      } as const
      return decide(world, transaction, entry, (recorded) =>
        putComment(world, recorded, comment, author === null ? comment : released(comment, author, world.clock())),
      )
    })
    world.events.wake()
    return decision
  },
})

/** A comment that moderators have no objection to: shown, unless its author’s account prevents it. */
export function released(comment: Comment, author: Profile, now: Date): Comment {
  const { exclusion: _, ownExclusion: __, ...rest } = comment
  return recount<Comment>({ ...rest, ...(author.emailProven !== true && { exclusion: 'unproven' }) }, author, now)
}
