import { isModerator } from '../../../domain/moderation/moderator-rule.ts'
import { hides } from '../../../domain/moderation/hiding.ts'
import { isOftenDismissed } from '../../../domain/moderation/records.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import type { Comment } from '../../../domain/records.ts'
import { mailboxOf } from '../../../domain/votes/mailbox.ts'
import type { Transaction } from '../../../ports/store.ts'
import type { World } from '../../../ports/world.ts'
import { putComment } from '../../community/put-comment.ts'
import { readTrust } from '../../community/read-trust.ts'
import { listOpen } from '../../decisions/decide.ts'

/** Hides a comment that enough people have reported, until a moderator has looked. Those of moderators stay, and what a moderator has let be shown. */
export async function hideReported(world: World, transaction: Transaction, comment: Comment): Promise<void> {
  const { editedAt = '', reviewedAt = '' } = comment
  if (reviewedAt > editedAt) return
  const author = await transaction.get('profiles', comment.accountId)
  if (author !== null && isModerator(world, author)) return
  const weighed = await Promise.all(
    (await listOpen(transaction, comment.id)).map(async ({ accountId, reason }) => {
      const reporter = await transaction.get('profiles', accountId)
      if (reporter === null || isSuspended(reporter, world.clock())) return []
      const { email, createdAt: joinedAt, emailProven } = reporter
      const level = await readTrust(world, transaction, reporter)
      const dismissed = isOftenDismissed(await transaction.list('flags', 'accountId', accountId))
      return [{ reason, mailbox: mailboxOf(email), level, isProven: emailProven === true, joinedAt, isOftenDismissed: dismissed }]
    }),
  )
  if (hides(weighed.flat(), comment.at)) await putComment(world, transaction, comment, { ...comment, exclusion: 'reported' })
}
