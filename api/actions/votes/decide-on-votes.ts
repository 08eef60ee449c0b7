import { makersOf } from '../../domain/launch/makers.ts'
import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Upvote } from '../../domain/records.ts'
import type { RuleExclusion } from '../../domain/votes/counted-votes.ts'
import { requireAny } from '../access/launch-access.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { defineAction } from '../define-action.ts'
import { decide } from '../decisions/decide.ts'
import { recountVotes, weighLaunch } from './recount-votes.ts'

/** What a moderator can count in full. `group` and `surge` are also what earlier versions left out. */
const waits: ReadonlySet<unknown> = new Set(['unconfirmed', 'group', 'surge'])

/** `seen` is when what the moderator saw was found. Throws CONFLICT if something has changed since, NOT_FOUND, FORBIDDEN for one’s own. */
export const decideOnVotes = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ slug: Type.String(), count: Type.Boolean(), seen: Type.String() }),
  async run(world, { slug, count, seen }, account) {
    const { launch, until, decision } = await world.store.transact(async (transaction) => {
      const launch = await requireAny(transaction, slug)
      await rejectOwn(world, transaction, makersOf(launch), account)
      const review = await transaction.get('voteReviews', launch.id)
      if (review === null || review.at !== seen) throw new Failure('CONFLICT', 'No change: these votes have changed. Check them again.')
      const until = world.clock().toISOString()
      const { countedUntil: _, leftOutUntil: __, ...rest } = review
      const subject = { launchId: launch.id, accountId: launch.ownerId, about: launch.name }
      const decision = await decide(
        world,
        transaction,
        { action: count ? 'count_votes' : 'leave_out_votes', by: account.id, ...subject },
        ({ put }) =>
          put('voteReviews', { ...rest, state: 'decided', seen: review.held, at: until, [count ? 'countedUntil' : 'leftOutUntil']: until }),
      )
      return { launch, until, decision }
    })
    if (count) {
      const votes = await world.store.list('upvotes', 'launchId', launch.id)
      const kept = ({ exclusion, at }: Upvote) => (at <= until && waits.has(exclusion) ? undefined : exclusion) as RuleExclusion | undefined
      await weighLaunch(world, launch.id, votes, kept)
    } else await recountVotes(world)
    return decision
  },
})
