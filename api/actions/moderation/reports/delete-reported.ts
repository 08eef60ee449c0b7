import { Type } from 'typebox'
import { Failure } from '../../../domain/failure.ts'
import { removeComment } from '../../community/remove-comment.ts'
import { defineAction } from '../../define-action.ts'

/** Deletes a reported comment, by its id. Throws CONFLICT if it was deleted already, or is the moderator’s own. */
export const deleteReported = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String() }),
  async run(world, { subjectId }, account) {
    if ((await world.store.get('comments', subjectId)) === null) throw new Failure('CONFLICT', 'Comment not found.')
    const decision = await removeComment(world, { id: subjectId }, account)
    if (decision === null) throw new Failure('CONFLICT', 'Your own comment was deleted.')
    return decision
  },
})
