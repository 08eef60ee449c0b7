import { isModerator } from '../../../domain/moderation/moderator-rule.ts'
import { hides, peopleToHide } from '../../../domain/moderation/hiding.ts'
import { isOftenDismissed } from '../../../domain/moderation/records.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import type { ChangelogEntry, Comment } from '../../../domain/records.ts'
import { mailboxOf } from '../../../domain/votes/mailbox.ts'
import type { Transaction } from '../../../ports/store.ts'
import type { World } from '../../../ports/world.ts'
import { emit } from '../../../notices/emit.ts'
import { showUpdate } from '../../community/edit-changelog.ts'
import { putComment } from '../../community/put-comment.ts'
import { readTrust } from '../../community/read-trust.ts'
import { listOpen } from '../../decisions/decide.ts'

/** Hides a comment that enough people have reported, until a moderator has looked. Those of moderators stay, and what a moderator has let be shown. */
export async function hideReported(world: World, transaction: Transaction, comment: Comment): Promise<void> {
  const { editedAt = '', reviewedAt = '' } = comment
  if (reviewedAt > editedAt) return
  const author = await transaction.get('profiles', comment.accountId)
  if (author !== null && isModerator(world, author)) return
  if (!(await isReportedEnough(world, transaction, comment))) return
  await putComment(world, transaction, comment, { ...comment, exclusion: 'reported' })
  await tellAuthor(world, transaction, comment, 'comment')
}

/** The same for an update. Once a moderator has dismissed reports of it, it stays. */
export async function hideReportedUpdate(world: World, transaction: Transaction, update: ChangelogEntry, makers: readonly string[]) {
  const flags = await transaction.list('flags', 'subjectId', update.id)
  const authors = await Promise.all(makers.map((id) => transaction.get('profiles', id)))
  if (flags.some(({ dismissed }) => dismissed) || authors.some((author) => author !== null && isModerator(world, author))) return
  if (!(await isReportedEnough(world, transaction, update))) return
  await showUpdate(transaction, update, false)
  await tellAuthor(world, transaction, update, 'update')
}

const tellAuthor = (world: World, transaction: Transaction, { id, launchId }: Comment | ChangelogEntry, subject: 'comment' | 'update') =>
  emit(world, transaction, { kind: 'hidden', launchId, by: null, facts: { subject, subjectId: id } })

async function isReportedEnough(world: World, transaction: Transaction, { id, at }: Pick<Comment, 'id' | 'at'>): Promise<boolean> {
  const open = await listOpen(transaction, id)
  if (open.length < peopleToHide) return false
  const weighed = await Promise.all(
    open.map(async ({ accountId, reason }) => {
      const reporter = await transaction.get('profiles', accountId)
      if (reporter === null || isSuspended(reporter, world.clock())) return []
      const { email, createdAt: joinedAt, emailProven } = reporter
      const level = await readTrust(world, transaction, reporter)
      const dismissed = isOftenDismissed(await transaction.list('flags', 'accountId', accountId))
      return [{ reason, mailbox: mailboxOf(email), level, isProven: emailProven === true, joinedAt, isOftenDismissed: dismissed }]
    }),
  )
  return hides(weighed.flat(), at, world.clock())
}
