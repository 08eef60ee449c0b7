import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Transaction } from '../../ports/store.ts'
import { isExpired, publicExpiry, reportBounds, reportExpiry, type Report } from '../../domain/report.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'
import { isMaker, listOfMaker } from './find-report.ts'

/** Makes a report public for its maker, or private again. Throws NOT_FOUND for everyone else, CONFLICT past the limit, and FORBIDDEN for suspended people. */
export const shareReport = defineAction({
  access: 'anyone',
  quota: 'changes',
  input: Type.Object({ id: Type.String(), keys: Type.Array(Type.String()), isPublic: Type.Boolean() }),
  async run(world, { id, keys, isPublic }, { account = null }): Promise<void> {
    await world.store.transact(async (transaction) => {
      const report = await transaction.get('reports', id)
      if (report === null || !isMaker(report, { account, keys })) throw new Failure('NOT_FOUND', 'Page not found.')
      if (isPublic && report.isWithheld) throw new Failure('FORBIDDEN', 'A moderator made this report private.')
      if (isPublic && account !== null) blockSuspended(await currentProfile(transaction, account), world.clock())
      if (isPublic) await rejectMany(transaction, report, world.clock())
      const expiresAt = (isPublic ? publicExpiry : reportExpiry)(world.clock())
      await transaction.put('reports', { ...report, isPublic, expiresAt })
    })
  },
})

async function rejectMany(transaction: Transaction, report: Report, now: Date): Promise<void> {
  const own = await listOfMaker(transaction, report)
  const shared = own.filter((one) => one.isPublic && one.id !== report.id && !isExpired(one, now))
  if (shared.length < reportBounds.publicOfMaker) return
  const who = report.accountId === null ? 'Your network has' : 'You have'
  throw new Failure('CONFLICT', `${who} ${shared.length} public reports, and can’t have more. Make one private or delete it first.`)
}
