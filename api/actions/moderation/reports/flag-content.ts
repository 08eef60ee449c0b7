import { Type } from 'typebox'
import { Failure, fieldError, lengthErrors, throwFieldErrors } from '../../../domain/failure.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import { flagId, maxFlagTextLength, flagReasons, type Flag } from '../../../domain/moderation/records.ts'
import { blockSuspended } from '../../../domain/moderation/suspension.ts'
import { plainText } from '../../../domain/plain-text.ts'
import type { Comment, Profile } from '../../../domain/records.ts'
import type { Finders } from '../../../ports/store.ts'
import { currentProfile } from '../../access/deletion-access.ts'
import type { World } from '../../../ports/world.ts'
import { defineAction } from '../../define-action.ts'
import { requireLive } from '../../access/launch-access.ts'
import { emit } from '../../../notices/emit.ts'
import { countReceived } from './count-received.ts'
import { hideReported } from './hide-reported.ts'
import { listOpen } from '../../decisions/decide.ts'

export type Reportable = { launch: LiveLaunch; comment: Comment | null }
type Address = { slug: string; commentId: string | null }

/** What an account is about to report. Throws NOT_FOUND for what isn’t public, and FORBIDDEN for the account’s own. */
export const findReportable = ({ store }: Pick<World, 'store'>, address: Address, account: Profile): Promise<Reportable> =>
  requireReportable(store, address, account)

async function requireReportable(
  finders: Pick<Finders, 'findLaunch' | 'get'>,
  { slug, commentId }: Address,
  account: Profile,
): Promise<Reportable> {
  const launch = await requireLive(finders, slug)
  if (commentId === null) {
    if (launch.ownerId === account.id) throw new Failure('FORBIDDEN', 'You can’t report your own launch.')
    return { launch, comment: null }
  }
  const comment = await finders.get('comments', commentId)
  if (comment === null || comment.launchId !== launch.id || comment.exclusion !== undefined)
    throw new Failure('NOT_FOUND', 'Comment not found.')
  if (comment.accountId === account.id) throw new Failure('FORBIDDEN', 'You can’t report your own comment.')
  return { launch, comment }
}

/** Once per account and subject. Throws what findReportable throws, FORBIDDEN while suspended, and BAD_REQUEST with every error. */
export const flagContent = defineAction({
  access: 'member',
  quota: 'contentReports',
  /** `comment` is the id of one of the launch’s comments. */
  input: Type.Object({ slug: Type.String(), comment: Type.Optional(Type.String()), reason: Type.String(), text: Type.String() }),
  async run(world, given, account) {
    const reason = flagReasons.find((known) => known === given.reason)
    const text = plainText(given.text)
    throwFieldErrors([
      ...(reason === undefined ? [fieldError('reason', 'Choose a reason.', 'enum')] : []),
      ...(reason === 'other' && text === '' ? [fieldError('text', 'Tell us what’s wrong.', 'required')] : []),
      ...lengthErrors('text', text, maxFlagTextLength),
    ])
    if (reason === undefined) return
    const now = world.clock()
    await world.store.transact(async (transaction) => {
      blockSuspended(await currentProfile(transaction, account), now)
      const { launch, comment } = await requireReportable(transaction, { slug: given.slug, commentId: given.comment ?? null }, account)
      const subject = comment === null ? ('launch' as const) : ('comment' as const)
      const about = { subject, subjectId: comment?.id ?? launch.id, launchId: launch.id, accountId: account.id }
      const flag: Flag = { id: flagId(about), ...about, reason, text, at: now.toISOString(), state: 'open' }
      if ((await transaction.get('flags', flag.id)) !== null) return
      const isFirst = (await listOpen(transaction, flag.subjectId)).length === 0
      await transaction.put('flags', flag)
      await countReceived(transaction, flag)
      if (comment !== null) await hideReported(world, transaction, comment)
      if (isFirst)
        await emit(world, transaction, {
          kind: 'reported',
          launchId: launch.id,
          by: account.id,
          facts: { commentId: comment?.id ?? null, reason },
        })
    })
    world.events.wake()
  },
})
