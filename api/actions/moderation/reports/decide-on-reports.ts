import { Type } from 'typebox'
import { Failure } from '../../../domain/failure.ts'
import { defineAction } from '../../define-action.ts'
import { decide, listOpen, settleReports, waitingReports } from '../../decisions/decide.ts'
import { rejectOwn } from '../../access/reject-own.ts'
import { release } from '../../community/put-comment.ts'
import { removeComment } from '../../community/remove-comment.ts'
import { decideOnLaunch } from '../../launches/move-launch.ts'

/** Reports made after `until`, which nobody has seen, stay open. Throws CONFLICT if already handled, FORBIDDEN for one’s own content. */
export const dismissReports = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String(), until: Type.String() }),
  run: (world, { subjectId, until }, account) =>
    world.store.transact(async (transaction) => {
      const [first] = await listOpen(transaction, subjectId, until)
      if (first === undefined) throw new Failure('CONFLICT', 'No change: these reports were already handled.')
      const launch = await transaction.get('launches', first.launchId)
      const comment = first.subject === 'comment' ? await transaction.get('comments', subjectId) : null
      const about = {
        accountId: (first.subject === 'comment' ? comment?.accountId : launch?.ownerId) ?? null,
        launchId: first.launchId,
        commentId: first.subject === 'comment' ? subjectId : null,
        about: launch?.name ?? null,
      }
      await rejectOwn(world, transaction, about.accountId, account)
      const waited = await waitingReports(transaction, subjectId, until)
      return decide(world, transaction, { action: 'dismiss_flags', by: account.id, ...about, ...waited }, async (recorded) => {
        await settleReports(world, recorded, { subjectId, by: account.id, dismissed: true, until })
        if (comment !== null && (comment.ownExclusion ?? comment.exclusion) === 'reported') await release(world, recorded, comment)
      })
    }),
})

/** Deletes a reported comment, by its id. Throws CONFLICT if it was deleted already, or is the moderator’s own. */
export const deleteReported = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String(), reason: Type.Optional(Type.String()) }),
  async run(world, { subjectId, reason = '' }, account) {
    if ((await world.store.get('comments', subjectId)) === null) throw new Failure('CONFLICT', 'Comment not found.')
    const decision = await removeComment(world, { id: subjectId, reason }, account)
    if (decision === null) throw new Failure('CONFLICT', 'Your own comment was deleted.')
    return decision
  },
})

/** Unpublishes a reported launch, by its id. Throws what `decideOnLaunch` throws, and CONFLICT if the launch was deleted. */
export const unpublishReported = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String(), reason: Type.String() }),
  async run(world, { subjectId, reason }, account) {
    const launch = await world.store.get('launches', subjectId)
    if (launch === null) throw new Failure('CONFLICT', 'No change: this launch was deleted.')
    return (await decideOnLaunch(world, launch.slug, { event: 'take_down', reason }, account)).decision
  },
})
