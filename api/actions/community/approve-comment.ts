import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Comment } from '../../domain/records.ts'
import { rejectOwn } from '../access/launch-access.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'
import { release } from './screen-comment.ts'

/** Identifies the version of the text that a moderator reads. */
export const versionOf = ({ at, editedAt }: Comment): string => editedAt ?? at

/** What a moderator who deletes a comment has seen of it: its version, and whether it was public. */
export const stateOf = (comment: Comment): string => `${versionOf(comment)} ${comment.exclusion ?? 'public'}`

/** Throws CONFLICT if a comment isn’t as a moderator saw it. */
export function requireSeenState(comment: Comment, seen: string | undefined): void {
  if (seen !== undefined && seen !== stateOf(comment))
    throw new Failure('CONFLICT', 'No change: this comment was edited, hidden or decided on since you opened this page.')
}

export const isWaiting = ({ exclusion }: Pick<Comment, 'exclusion'>): boolean => exclusion === 'held' || exclusion === 'reported'

/** Makes a waiting comment public, and dismisses its flags. `seen` is its version. Throws CONFLICT if it’s no longer waiting or was edited, FORBIDDEN for one’s own. */
export const approveComment = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String(), seen: Type.String() }),
  async run(world, { id, seen }, account) {
    const decision = await world.store.transact(async (transaction) => {
      const comment = await transaction.get('comments', id)
      if (comment === null || !isWaiting(comment)) throw new Failure('CONFLICT', 'No change: this comment is no longer waiting.')
      if (versionOf(comment) !== seen) throw new Failure('CONFLICT', 'The author has edited this comment. Review the new version.')
      const { accountId, launchId } = comment
      await rejectOwn(world, transaction, [accountId], account)
      const name = (await transaction.get('launches', launchId))?.name ?? null
      const about = { accountId, launchId, commentId: id, about: name, since: seen, settles: { subjectId: id, dismissed: true } }
      return decide(world, transaction, { action: 'approve_comment', by: account.id, ...about }, (recorded) =>
        release(world, recorded, comment),
      )
    })
    world.events.wake()
    return decision
  },
})
