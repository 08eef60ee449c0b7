import { hostOf } from '../../../../shared/hosts.ts'
import { authorOf, makersOf } from '../../../domain/launch/makers.ts'
import { Type } from 'typebox'
import { Failure } from '../../../domain/failure.ts'
import { type Decision, isOftenDismissed } from '../../../domain/moderation/records.ts'
import type { ChangelogEntry, Profile, Comment } from '../../../domain/records.ts'
import { reportExpiry, type Report } from '../../../domain/report.ts'
import type { Transaction } from '../../../ports/store.ts'
import type { World } from '../../../ports/world.ts'
import { asComment } from '../../../domain/community/held.ts'
import { requireSeenState, PostReason, reasonFor, removeComment, type GivenReason } from '../../community/decide-on-comment.ts'
import { removeEntry, showUpdate } from '../../community/edit-changelog.ts'
import { defineAction } from '../../define-action.ts'
import { decide, requireOpen, listOpen } from '../../decisions/decide.ts'
import { ownersOf, rejectOwn } from '../../access/reject-own.ts'
import { release, putComment, readTrust } from '../../community/screen-comment.ts'
import { decideOnLaunch } from '../../launches/move-launch.ts'
import { findFlagged, nameFlagged } from '../../decisions/find-flagged.ts'
import { isModerator } from '../../../domain/moderation/moderator-rule.ts'
import { hides, peopleToHide } from '../../../domain/moderation/hiding.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import { mailboxOf } from '../../../domain/votes/mailbox.ts'
import { emit } from '../../../notices/fan-out.ts'

/** What a moderator saw of a comment, if it is one: `stateOf`. */
const Seen = { seen: Type.Optional(Type.String()) }

/** Approves a comment or an update that they had hidden, as its author was told of that. Reports made after `until`, which nobody has seen, stay open. Throws CONFLICT if already handled or the comment has changed, FORBIDDEN for one’s own content. */
export const dismissReports = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String(), until: Type.String(), ...Seen }),
  run: (world, { subjectId, until, seen }, account) =>
    world.store.transact(async (transaction) => {
      const first = await requireOpen(transaction, subjectId, until)
      const comment = first.subject === 'comment' ? await transaction.get('comments', subjectId) : null
      if (comment !== null) requireSeenState(comment, seen)
      const name = await nameFlagged(transaction, first)
      const update = first.subject === 'update' ? await transaction.get('changelog', subjectId) : null
      const isHidden = (comment?.ownExclusion ?? (comment ?? update)?.exclusion) === 'reported'
      const action = isHidden ? (comment === null ? 'approve_update' : 'approve_comment') : 'dismiss_flags'
      const isPerson = first.subject === 'person'
      const about = {
        accountId: await findFlagged(transaction, first),
        launchId: isPerson ? null : first.launchId,
        commentId: first.subject === 'comment' ? subjectId : null,
        about: isPerson ? null : name && (action === 'dismiss_flags' && first.subject === 'update' ? `an update of ${name}` : name),
      }
      await rejectOwn(world, transaction, isPerson ? [subjectId] : await ownersOf(transaction, about), account)
      const settles = { subjectId, dismissed: true, until }
      return decide(world, transaction, { action, by: account.id, ...about, settles }, async (recorded) => {
        if (update?.exclusion !== undefined) await showUpdate(recorded, update, true)
        if (comment !== null && isHidden) await release(world, recorded, comment)
      })
    }),
})

/**
 * Deletes a comment or update, unpublishes a launch, or makes an audit report private for good, by its id; with `until`, because of reports made until
 * then. Throws CONFLICT if it was deleted or they were handled already, or it’s the moderator’s own, and what `decideOnLaunch` throws.
 */
export const removeReported = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ subjectId: Type.String(), ...PostReason, ...Seen }),
  async run(world, { subjectId, seen, ...reason }, account) {
    const { get } = world.store
    const [update, launch] = [await get('changelog', subjectId), await get('launches', subjectId)]
    if (update !== null) return deleteUpdate(world, update, reason, account)
    if (launch !== null)
      return (await decideOnLaunch(world, launch.slug, { event: 'take_down', reason: reason.reason ?? '' }, account, reason.until)).decision
    if ((await get('reports', subjectId)) !== null) return withholdReport(world, subjectId, reason, account)
    const comment = await get('comments', subjectId)
    if (comment === null) throw new Failure('CONFLICT', 'No change: this was deleted already.')
    const isOwn = comment.accountId === account.id
    const decision = isOwn ? null : await removeComment(world, { id: subjectId, ...reason, ...(seen !== undefined && { seen }) }, account)
    if (decision === null) throw new Failure('CONFLICT', 'No change: this is your own comment. Delete it on the launch’s page.')
    return decision
  },
})

const deleteUpdate = (world: World, { id, launchId }: ChangelogEntry, reason: GivenReason, account: Profile): Promise<Decision> =>
  world.store.transact(async (transaction) => {
    const [entry, launch] = [await transaction.get('changelog', id), await transaction.get('launches', launchId)]
    if (entry === null || launch === null) throw new Failure('CONFLICT', 'No change: this was deleted already.')
    if (reason.until !== undefined) await requireOpen(transaction, id, reason.until)
    await rejectOwn(world, transaction, makersOf(launch), account)
    const about = {
      accountId: authorOf(entry, launch),
      launchId,
      about: launch.name,
      reason: await reasonFor(transaction, reason, entry.exclusion === 'held' ? asComment(entry, launch) : null),
      settles: { subjectId: id },
    }
    return decide(world, transaction, { action: 'delete_update', by: account.id, ...about }, (recorded) =>
      removeEntry(world, recorded, { entry, by: account.id }),
    )
  })

const withholdReport = (world: World, id: string, reason: GivenReason, account: Profile): Promise<Decision> =>
  world.store.transact(async (transaction) => {
    const report = await transaction.get('reports', id)
    if (report === null || report.isWithheld) throw new Failure('CONFLICT', 'No change: this report is private already, or was deleted.')
    if (reason.until !== undefined) await requireOpen(transaction, id, reason.until)
    await rejectOwn(world, transaction, [report.accountId], account)
    const about = {
      accountId: report.accountId,
      about: hostOf(report.url),
      reason: await reasonFor(transaction, reason, null),
      settles: { subjectId: id },
    }
    return decide(world, transaction, { action: 'withhold_report', by: account.id, ...about }, (recorded) =>
      withhold(world, recorded, report),
    )
  })

/** Only its maker and moderators can read it from then on. */
export const withhold = ({ clock }: Pick<World, 'clock'>, { put }: Pick<Transaction, 'put'>, report: Report): Promise<void> =>
  put('reports', { ...report, isPublic: false, isWithheld: true, expiresAt: reportExpiry(clock()) })

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
