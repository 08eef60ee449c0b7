import type { Upvote } from '../../domain/records.ts'
import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { countChange, recount, withVote } from '../../domain/votes/counted-votes.ts'
import { emit } from '../../notices/fan-out.ts'
import { putCounted } from '../notices/announce-votes.ts'
import { rerankMaker } from '../weeks/close-week.ts'
import { refreshMaker } from '../makers/read-maker.ts'

const marker = 'accounts to recount'
/** Votes and comments changed per transaction, so that other writers get their turn: some tens of milliseconds on PostgreSQL. */
const batch = 200

type RecountWorld = Pick<World, 'store' | 'clock' | 'random'>

/** In the transaction that changes its profile: the weights follow from that alone. Call `recountMarked` afterwards. */
export async function markForRecount(transaction: Transaction, accountId: string): Promise<void> {
  const marked = new Set(await listMarked(transaction))
  if (!marked.has(accountId)) await put(transaction, [...marked, accountId])
}

/** Weighs the votes and comments of all marked accounts, and ranks their launches. The scheduler continues what a crash has interrupted. */
export async function recountMarked(world: RecountWorld): Promise<void> {
  for (const id of await listMarked(world.store)) {
    await rerankMaker(world, id)
    while (!(await recountSome(world, id)));
  }
}

/** Milliseconds that an answer waits. Thousands of votes take longer on a busy machine. */
const patience = 2000

/** Like recountMarked, but after a while it continues in the background. The command line (null) waits for all of it. */
export async function recountSoon(world: RecountWorld, by: { id: string } | null): Promise<void> {
  const work = recountMarked(world)
  if (by === null) return work
  work.catch(() => undefined) // the scheduler tries again
  await Promise.race([work, setTimeout(patience, undefined, { ref: false })])
}

/** Returns whether the account is done. */
const recountSome = (world: RecountWorld, id: string): Promise<boolean> =>
  world.store.transact(async (transaction) => {
    const marked = await listMarked(transaction)
    if (!marked.includes(id)) return true
    if (!(await recountAccount(world, transaction, id, batch))) return false
    await put(
      transaction,
      marked.filter((other) => other !== id),
    )
    return true
  })

async function listMarked(finders: Pick<Transaction, 'get'>): Promise<string[]> {
  const value = (await finders.get('settings', marker))?.value
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

const put = (transaction: Transaction, ids: string[]): Promise<void> =>
  ids.length === 0 ? transaction.remove('settings', marker) : transaction.put('settings', { id: marker, value: ids })

/**
 * Sets the exclusion reasons of an account’s votes and comments from its profile in the transaction: after its email was verified, it was suspended,
 * a suspension was lifted or has ended, or everything was removed. Announces comments that were held back until now. Adjusts the public counts.
 * Changes at most so many votes and comments, and returns whether that was all.
 */
export async function recountAccount(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  accountId: string,
  max = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const account = await transaction.get('profiles', accountId)
  if (account === null) return true
  let left = max
  const now = world.clock()
  const changes = new Map<string, { votes: [Upvote, Upvote][]; comments: number }>()
  const changesOf = (launchId: string) => {
    const found = changes.get(launchId) ?? { votes: [], comments: 0 }
    changes.set(launchId, found)
    return found
  }
  for (const vote of await transaction.list('upvotes', 'accountId', accountId)) {
    const after = recount(vote, account, now)
    if (after.exclusion === vote.exclusion && after.ownExclusion === vote.ownExclusion) continue
    if (left === 0) break
    left -= 1
    await transaction.put('upvotes', after)
    changesOf(vote.launchId).votes.push([vote, after])
  }
  for (const comment of await transaction.list('comments', 'accountId', accountId)) {
    const after = recount(comment, account, now)
    if (after.exclusion === comment.exclusion && after.ownExclusion === comment.ownExclusion) continue
    if (left === 0) break
    left -= 1
    const isNews = comment.exclusion === 'unproven' && after.exclusion === undefined && comment.isAnnounced !== true
    await transaction.put('comments', isNews ? { ...after, isAnnounced: true } : after)
    changesOf(comment.launchId).comments += countChange(comment, after)
    if (isNews)
      await emit(world, transaction, { kind: 'comment', launchId: comment.launchId, by: accountId, facts: { commentId: comment.id } })
  }
  for (const [launchId, { votes, comments }] of changes) {
    const launch = await transaction.get('launches', launchId)
    if (launch === null) continue
    const counted = votes.reduce((sum, [before, after]) => withVote(sum, before, after), launch)
    await putCounted(world, transaction, launch, { ...counted, commentCount: Math.max(0, launch.commentCount + comments) })
  }
  if (left > 0) await refreshMaker(transaction, account)
  return left > 0
}
