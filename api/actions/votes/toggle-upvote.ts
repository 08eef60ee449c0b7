import { Type } from 'typebox'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { addDays, dayOf, type Launch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { Comment, Profile, Upvote } from '../../domain/records.ts'
import { exclusionOf, isCounted, withVote } from '../../domain/votes/counted-votes.ts'
import { thresholds } from '../../domain/votes/thresholds.ts'
import { mailboxOf, ownDomainOf } from '../../domain/votes/mailbox.ts'
import { requireLive } from '../access/launch-access.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { listCommentsSince } from '../community/own-comments.ts'
import { putCounted } from '../notices/announce-votes.ts'
import { requireOn } from '../access/what-is-open.ts'
import { defineAction } from '../define-action.ts'
import type { World } from '../../ports/world.ts'

/** The public count changes in the same transaction if the vote counts. Throws NOT_FOUND, FORBIDDEN while suspended, and CONFLICT while votes are off. */
export const toggleUpvote = defineAction({
  access: 'member',
  quota: null,
  /** `wanted` is whether the account should have upvoted in the end; without it, the upvote is toggled. */
  input: Type.Object({ slug: Type.String(), wanted: Type.Optional(Type.Boolean()) }),
  async run(world, { slug, wanted }, account, { ip }): Promise<{ upvoted: boolean; upvotes: number }> {
    requireOn(world, 'hasVotes')
    return world.store
      .transact(async (transaction) => {
        const since = new Date(addDays(dayOf(world.clock()), -thresholds.partWithin))
        const [launch, voter, votes, comments] = await Promise.all([
          requireLive(transaction, slug),
          currentProfile(transaction, account),
          transaction.list('upvotes', 'accountId', account.id),
          listCommentsSince(transaction, account.id, since, world.clock()),
        ])
        blockSuspended(voter, world.clock())
        const before = votes.find(({ launchId }) => launchId === launch.id) ?? null
        const upvoted = wanted ?? before === null
        if (upvoted === (before !== null)) return { upvoted, upvotes: launch.upvotes, isNews: false }
        let vote: Upvote | null = null
        if (before === null) {
          const partDays = partDaysOf(world, launch, voter, votes, comments)
          vote = weighNow(world, voteOf(world, launch, voter, ip === '' ? undefined : ip, partDays), voter, isMakerOf(launch, voter))
          await transaction.put('upvotes', vote)
        } else await transaction.remove('upvotes', before.id)
        const after = withVote(launch, before, vote)
        const isNews = after.upvotes !== launch.upvotes && (await putCounted(world, transaction, launch, after))
        return { upvoted, upvotes: after.upvotes, isNews }
      })
      .then(({ isNews, ...outcome }) => {
        world.votes?.changed()
        if (isNews) world.events.wake()
        return outcome
      })
  },
})

function voteOf(
  { clock, hashNetwork, hashText }: World,
  { id, ownerId }: Launch,
  voter: Profile,
  ip: string | undefined,
  partDays: number,
): Upvote {
  const at = clock().toISOString()
  const domain = ownDomainOf(voter.email)
  return {
    id: `${id}:${voter.id}`,
    launchId: id,
    accountId: voter.id,
    at,
    day: at.slice(0, 10),
    ...(ip !== undefined && { network: hashNetwork(ip) }),
    voter: {
      maker: ownerId ?? id,
      joinedAt: voter.createdAt,
      partDays,
      ...(voter.joinedFrom !== undefined && { joinedFrom: voter.joinedFrom }),
      mailbox: hashText(mailboxOf(voter.email)),
      ...(domain !== null && { domain: hashText(domain) }),
    },
  }
}

/** On how many earlier days of the last months somebody voted for other makers or commented on other launches. */
function partDaysOf(
  { clock }: World,
  { id, ownerId }: Launch,
  { id: accountId }: Profile,
  votes: readonly Upvote[],
  comments: readonly Comment[],
): number {
  const elsewhere = [
    ...votes.filter(({ voter }) => voter.maker !== (ownerId ?? id) && voter.maker !== accountId),
    ...comments.filter(({ launchId }) => launchId !== id),
  ]
  const since = addDays(dayOf(clock()), -thresholds.partWithin)
  const days = new Set(elsewhere.filter(isCounted).map(({ at }) => at.slice(0, 10)))
  return [...days].filter((day) => day >= since && day !== dayOf(clock())).length
}

/** A maker’s own vote never counts. What else the rule says of it follows with the next recount. */
function weighNow(world: World, vote: Upvote, voter: Profile, isMaker: boolean): Upvote {
  const isOwn = isMaker || voter.id === vote.voter.maker
  const exclusion = exclusionOf(voter, world.clock()) ?? (isOwn ? 'own' : undefined)
  return exclusion === undefined ? vote : { ...vote, exclusion }
}

export const hasUpvoted = async ({ store }: World, launch: Launch, account: Profile): Promise<boolean> =>
  (await store.get('upvotes', `${launch.id}:${account.id}`)) !== null

export const listUpvoted = async ({ store }: World, account: Profile): Promise<Set<string>> =>
  new Set((await store.list('upvotes', 'accountId', account.id)).map(({ launchId }) => launchId))
