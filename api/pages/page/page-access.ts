import type { Context } from 'koa'
import { isModerator, isOwner, mustProveEmail, mustSetUpSecondFactor } from '../../domain/moderation/moderator-rule.ts'
import type { Access } from '../../actions/define-action.ts'
import { findLedLaunch, findOwnLaunch } from '../../actions/launches/find-launch.ts'
import { Failure } from '../../domain/failure.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { accountOf, OtherPageFirst, requireAccount } from '../session/session.ts'

/** Who opens a page. Visitors of a page that isn’t for anyone are sent to sign in first. */
export const viewerOf = (ctx: Context, access: Access): Profile | null => (access === 'anyone' ? accountOf(ctx) : requireAccount(ctx))

/**
 * The launch of a maker’s page; null for other pages. Throws NOT_FOUND for everyone but its makers, FORBIDDEN for co-makers where only the lead maker may, and NOT_FOUND on moderators’ pages for everyone but
 * moderators. Moderators who must turn on two-factor authentication first are sent to the page for it, which says why.
 */
export async function admit(world: World, access: Access, account: Profile | null, slug: string | undefined): Promise<Launch | null> {
  if (account === null) return null
  if (access === 'moderator' || access === 'owner') admitModerator(world, account)
  if (access === 'owner' && !isOwner(world, account)) throw new Failure('NOT_FOUND', 'Page not found.')
  if (access === 'lead') return findLedLaunch(world, { slug: slug ?? '' }, account)
  return access === 'maker' ? findOwnLaunch(world, { slug: slug ?? '' }, account) : null
}

function admitModerator(world: World, account: Profile): void {
  if (mustProveEmail(world, account)) throw new Failure('FORBIDDEN', 'Verify your email first: open the link that we sent you.')
  if (mustSetUpSecondFactor(world, account)) throw new OtherPageFirst(paths.security())
  if (!isModerator(world, account)) throw new Failure('NOT_FOUND', 'Page not found.')
  blockSuspended(account, world.clock())
}
