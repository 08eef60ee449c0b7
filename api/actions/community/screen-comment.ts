import { countLinks } from '../../domain/community/links.ts'
import {
  allowances,
  slowMinutes,
  maxCommentDays,
  nextLevelOf,
  trustLevelOf,
  type TrustLevel,
  type NextLevel,
  type TakenPart,
} from '../../domain/community/trust.ts'
import { findOnLists, findWatched, readWatchedWords } from '../../domain/community/watched-words.ts'
import { shownText } from '../../domain/community/held.ts'
import { fieldError, throwFieldErrors } from '../../domain/failure.ts'
import type { Profile, Comment } from '../../domain/records.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import { countChange, recount } from '../../domain/votes/counted-votes.ts'
import { emit } from '../../notices/fan-out.ts'
import type { World } from '../../ports/world.ts'
import { hourMs } from '../../../shared/durations.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { quotaFailure, type Quota, type QuotaName } from '../../domain/quotas.ts'
import { listCommentsSince, countCommentDays } from './own-comments.ts'
import { takenOver } from '../../domain/moderation/maker-trust.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import actions from '../../domain/moderation/actions.json' with { type: 'json' }
import { standingDecisions } from '../../domain/moderation/suspension.ts'

type Reads = Pick<Finders, 'list' | 'countBy'>

export const readTrust = async (world: ModeratorRule, finders: Reads, account: Profile): Promise<TrustLevel> =>
  isModerator(world, account) ? 'moderator' : trustLevelOf(await readPart(finders, account, world.clock()), world.clock())

/** The account’s own level, and what is missing for the next; null if there is none. */
export async function readTrustAhead(
  world: ModeratorRule,
  finders: Reads,
  account: Profile,
): Promise<{ level: TrustLevel; next: NextLevel | null }> {
  if (isModerator(world, account)) return { level: 'moderator', next: null }
  const part = await readPart(finders, account, world.clock())
  return { level: trustLevelOf(part, world.clock()), next: nextLevelOf(part, world.clock()) }
}

async function readPart(finders: Reads, account: Profile, now: Date): Promise<TakenPart> {
  const [commentDays, launches, decisions] = await Promise.all([
    countCommentDays(finders, account, now, maxCommentDays),
    finders.list('launches', 'ownerId', account.id),
    finders.list('decisions', 'accountId', account.id),
  ])
  const approved = launches.filter(({ status }) => status === 'live' || status === 'scheduled')
  const shown = await Promise.all(approved.map(({ id }) => finders.list('history', 'launchId', id)))
  const against = standingDecisions(decisions).filter(({ action }) => 'isAgainst' in actions[action])
  return {
    joinedAt: account.createdAt,
    isProven: account.emailProven === true,
    commentDays,
    hasLaunch: shown.some((history) => takenOver(history, account.id) === 0),
    violations: against.map(({ at }) => at),
  }
}

/** Throws BAD_REQUEST about `text` for words that can’t be posted. */
export async function rejectWatched(finders: Pick<Finders, 'get'>, text: string, level: TrustLevel): Promise<void> {
  if (level === 'moderator') return
  const { reject } = await readWatchedWords({ store: finders })
  const rejected = findWatched(text, reject)
  throwFieldErrors(watchedErrors('text', rejected))
}

/** Nobody reads a profile or a URL before it’s public, so words that would make a comment wait can’t be in it either, nor links in a name. */
export async function unreviewedErrors(finders: Pick<Finders, 'get'>, fields: Readonly<Record<string, string>>) {
  const watched = await readWatchedWords({ store: finders })
  const links = countLinks(fields['name'] ?? '') === 0 ? [] : [fieldError('name', 'Enter a name without links or phone numbers.', 'link')]
  return [...links, ...Object.entries(fields).flatMap(([field, text]) => watchedErrors(field, findOnLists(text, watched)))]
}

const watchedErrors = (field: string, word: string | null) =>
  word === null ? [] : [fieldError(field, `“${word.replaceAll('*', '')}” isn’t allowed here. Remove it and try again.`, 'watched')]

/** Whether a moderator has to see a comment before it’s public. Links and words in its author’s name count, too. */
export async function mustWait(finders: Pick<Finders, 'get'>, text: string, { name }: Pick<Profile, 'name'>, level: TrustLevel) {
  if (level === 'moderator') return false
  const shown = shownText({ author: { name }, text })
  return findOnLists(shown, await readWatchedWords({ store: finders })) !== null || countLinks(shown) > allowances[level].links
}

/** Keeps the public count of its launch. People are notified once it’s public, and moderators once it waits for them. */
export async function putComment(world: Pick<World, 'clock' | 'random'>, transaction: Transaction, before: Comment | null, after: Comment) {
  const { launchId, accountId: by, exclusion } = after
  const isNews = exclusion === undefined && after.isAnnounced !== true && (before === null || before.exclusion === 'held')
  const isWaitNews = exclusion === 'held' && before?.exclusion !== 'held' && after.isWaitTold !== true
  await transaction.put('comments', { ...after, ...(isNews && { isAnnounced: true }), ...(isWaitNews && { isWaitTold: true }) })
  const event = { launchId, by, facts: { commentId: after.id } }
  if (isWaitNews) await emit(world, transaction, { kind: 'comment-waiting', ...event })
  const change = countChange(before, after)
  const launch = change === 0 ? null : await transaction.get('launches', launchId)
  if (launch === null) return
  await transaction.put('launches', { ...launch, commentCount: Math.max(0, launch.commentCount + change) })
  if (isNews) await emit(world, transaction, { kind: 'comment', ...event })
}

/** Shows a comment that waited, unless its author’s account prevents it. */
export async function release(world: Pick<World, 'clock' | 'random'>, transaction: Transaction, comment: Comment): Promise<void> {
  const { exclusion: _, ownExclusion: __, isWaitTold: ___, ...rest } = comment
  const author = await transaction.get('profiles', comment.accountId)
  if (author === null) return
  const shown: Comment = { ...rest, reviewedAt: world.clock().toISOString() }
  const own: Comment = author.emailProven === true ? shown : { ...shown, exclusion: 'unproven' }
  await putComment(world, transaction, comment, recount(own, author, world.clock()))
}

/** In the transaction that verifies an account’s email: those of its comments that a moderator has to see stay hidden until then. */
export async function holdComments(world: World, transaction: Transaction, accountId: string): Promise<void> {
  const author = await transaction.get('profiles', accountId)
  if (author === null) return
  const level = await readTrust(world, transaction, author)
  for (const comment of await transaction.list('comments', 'accountId', accountId))
    if (comment.exclusion === 'unproven' && (await mustWait(transaction, comment.text, author, level)))
      await putComment(world, transaction, comment, { ...comment, exclusion: 'held' })
}

type Launch = Pick<LiveLaunch, 'id' | 'ownerId' | 'coMakers' | 'slowMode'>

/** Throws TOO_MANY_REQUESTS for somebody who comments faster than this trust level, or the launch’s slow mode, allows. */
export async function requirePace(finders: Pick<Finders, 'list'>, launch: Launch, author: Profile, level: TrustLevel, now: Date) {
  if (level === 'moderator') return
  const kept = await listCommentsSince(finders, author.id, new Date(now.getTime() - hourMs), now)
  // A restored comment is in both lists.
  const deleted = (author.deletedComments ?? []).filter(({ id }) => !kept.some((comment) => comment.id === id))
  const own = [...kept, ...deleted]
  requireRate('comments', own, { points: allowances[level].perHour, seconds: 3600, unit: 'comment' }, now)
  const here = own.filter(({ launchId }) => launchId === launch.id)
  if (launch.slowMode === true && !isMakerOf(launch, author)) {
    const slow = { points: 1, seconds: slowMinutes * 60, unit: 'comment on this launch' }
    requireRate('comments', here, slow, now)
  }
}

/** Throws TOO_MANY_REQUESTS for somebody who has sent as many as a quota of their own allows. */
export function requireRate(name: QuotaName, sent: readonly { at: string }[], quota: Omit<Quota, 'shared'>, now: Date): void {
  const left = sent.map(({ at }) => Date.parse(at) + quota.seconds * 1000 - now.getTime()).filter((ms) => ms > 0)
  if (left.length >= quota.points) throw quotaFailure(name, { ...quota, shared: true }, 1, Math.min(...left))
}
