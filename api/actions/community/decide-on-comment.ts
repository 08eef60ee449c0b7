import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Comment } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'
import { whyHeld, type Written } from '../../domain/community/held.ts'
import { readWatchedWords } from '../../domain/community/watched-words.ts'
import { decide, requireOpen, settleReports } from '../decisions/decide.ts'
import { hourMs } from '../../../shared/durations.ts'
import { joinReason, maxPostReasonLength, postReasons } from '../../domain/moderation/reasons.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { World } from '../../ports/world.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { release } from './screen-comment.ts'

/** What a form says of the reason, if anything. With `until`, it’s because of reports made until then, which have to be open still. */
export const PostReason = {
  preset: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
}
export type GivenReason = { [Part in keyof typeof PostReason]?: string | undefined }

/** Settles reports about it. Returns a moderator’s decision, null for its author. Throws NOT_FOUND, and FORBIDDEN for everyone else. */
export const removeComment = defineAction({
  access: 'member',
  quota: null,
  /** `reason` is a moderator’s, for its author. Without one, it’s what held the comment. `seen` is the state that a moderator saw; CONFLICT if it’s another now. */
  input: Type.Object({ id: Type.String(), ...PostReason, seen: Type.Optional(Type.String()) }),
  run: (world, { id, preset, reason, until, seen }, account): Promise<Decision | null> =>
    world.store.transact(async (transaction) => {
      const comment = await transaction.get('comments', id)
      if (comment === null) throw new Failure('NOT_FOUND', 'Comment not found.')
      if (comment.accountId === account.id) {
        await remove(world, transaction, comment, account.id)
        await countDeleted(transaction, comment, world.clock())
        return null
      }
      if (!isModerator(world, account)) throw new Failure('FORBIDDEN', 'Only the author or a moderator can delete a comment.')
      requireSeenState(comment, seen)
      if (until !== undefined) await requireOpen(transaction, id, until)
      const launch = await transaction.get('launches', comment.launchId)
      const about = { accountId: comment.accountId, launchId: comment.launchId, commentId: id, about: launch?.name ?? null }
      const settles = { subjectId: id }
      const isHeld = (comment.ownExclusion ?? comment.exclusion) === 'held'
      const why = await reasonFor(transaction, { preset, reason }, isHeld ? comment : null)
      await countDeleted(transaction, comment, world.clock())
      return decide(world, transaction, { action: 'delete_comment', by: account.id, ...about, reason: why, settles }, (recorded) =>
        remove(world, recorded, comment, account.id),
      )
    }),
})

/** Keeps a deleted comment in its author’s pace, so that deleting doesn’t allow more posts. */
async function countDeleted({ get, put }: Transaction, { id, accountId, launchId, at }: Comment, now: Date): Promise<void> {
  const author = await get('profiles', accountId)
  if (author === null) return
  const since = new Date(now.getTime() - hourMs).toISOString()
  const { deletedComments = [], ...profile } = author
  const recent = [...deletedComments, { id, launchId, at }].filter((deleted) => deleted.at > since)
  await put('profiles', recent.length === 0 ? profile : { ...profile, deletedComments: recent })
}

/** A moderator’s reason to delete something. Without one, it’s what held it, if it was; null otherwise, as what people flagged it for is only their view. */
export async function reasonFor(finders: Pick<Transaction, 'get'>, { preset = '', reason = '' }: GivenReason, held: Written | null) {
  const given = plainText(joinReason(postReasons, preset, reason)).slice(0, maxPostReasonLength)
  if (given !== '') return given
  const why = held && whyHeld(held, await readWatchedWords({ store: finders }))
  return why && `It ${why}.`
}

type RemovingWorld = Pick<World, 'clock' | 'random'>

async function remove(world: RemovingWorld, transaction: Transaction, comment: Comment, by: string): Promise<void> {
  const { id, launchId, accountId, exclusion } = comment
  await transaction.remove('comments', id)
  await settleReports(world, transaction, { subjectId: id, by, isByAuthor: accountId === by })
  const launch = exclusion === undefined ? await transaction.get('launches', launchId) : null
  if (launch !== null) await transaction.put('launches', { ...launch, commentCount: Math.max(0, launch.commentCount - 1) })
}

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
