import { maxCommentDays, nextLevelOf, trustLevelOf, type NextLevel, type TakenPart, type TrustLevel } from '../../domain/community/trust.ts'
import { takenOver } from '../../domain/moderation/maker-trust.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import actions from '../../domain/moderation/actions.json' with { type: 'json' }
import { standingDecisions } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import { countCommentDays } from './own-comments.ts'

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
