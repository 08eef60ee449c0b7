import type { Context } from 'koa'
import { isModerator, mustProveEmail, mustSetUpSecondFactor } from '../../actions/access/launch-access.ts'
import { Failure } from '../../domain/failure.ts'
import { refuseSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { resumedAccount } from '../account/resumed-account.tsx'
import { OtherPageFirst, requireAccount } from '../account/session.ts'
import { readForm } from '../parts/form-answer.ts'
import { paths } from '../../../shared/paths.ts'

/** The signed-in moderator who opens a page. Visitors sign in first; for everyone else the page doesn’t exist. */
export function requireModeratorHere(world: World, ctx: Context): Profile {
  const account = requireAccount(ctx)
  refuseOthers(world, account)
  return account
}

/**
 * The form that a moderator sends. Null if their session has expired: then the answer is a sign-in page that keeps everything typed. For
 * everyone else the page doesn’t exist.
 */
export async function readModeratorsForm(world: World, ctx: Context): Promise<{ form: URLSearchParams; account: Profile } | null> {
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, async (account) => refuseOthers(world, account))
  if (account === null) return null
  refuseOthers(world, account)
  return { form, account }
}

/** Throws NOT_FOUND for everyone but moderators. Those who must turn on two-factor authentication first are sent there, which says why. */
function refuseOthers(world: World, account: Profile): void {
  if (mustProveEmail(world, account)) throw new Failure('FORBIDDEN', 'Verify your email first: open the link that we sent you.')
  if (mustSetUpSecondFactor(world, account)) throw new OtherPageFirst(paths.security())
  if (!isModerator(world, account)) throw new Failure('NOT_FOUND', 'Page not found.')
  refuseSuspended(account, world.clock())
}
