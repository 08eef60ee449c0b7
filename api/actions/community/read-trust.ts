import { trustLevelOf, type TrustLevel } from '../../domain/community/trust.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'

/** An account’s trust level, as of now. */
export async function readTrust(world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<TrustLevel> {
  if (isModerator(world, account)) return 'moderator'
  const [comments, launches, decisions] = await Promise.all([
    finders.list('comments', 'accountId', account.id),
    finders.list('launches', 'ownerId', account.id),
    finders.list('decisions', 'accountId', account.id),
  ])
  const against = decisions.filter(({ action, undone }) => undone === undefined && (action === 'delete_comment' || action === 'suspend'))
  const facts = {
    joinedAt: account.createdAt,
    isProven: account.emailProven === true,
    commentDays: new Set(comments.filter(({ exclusion }) => exclusion === undefined).map(({ at }) => at.slice(0, 10))).size,
    hasLaunch: launches.some(({ status }) => status === 'live' || status === 'scheduled'),
    violations: against.map(({ at }) => at),
  }
  return trustLevelOf(facts, world.clock())
}
