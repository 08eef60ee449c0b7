import { Type } from 'typebox'
import { Failure } from '../../../domain/failure.ts'
import { defineAction } from '../../define-action.ts'
import { decide } from '../../decisions/decide.ts'
import { rejectOwn } from '../../access/reject-own.ts'
import { listOpen, settleReports, waitingReports } from '../../decisions/settle-reports.ts'

/**
 * Dismisses the open reports about a launch or comment. `until` is when the last report that the moderator has seen was made; later ones stay open.
 * Throws CONFLICT if another moderator was faster, and FORBIDDEN for one’s own content.
 */
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
      return decide(world, transaction, { action: 'dismiss_flags', by: account.id, ...about, ...waited }, (recorded) =>
        settleReports(recorded, subjectId, { dismissed: true, until }),
      )
    }),
})
