import { Failure } from '../../domain/failure.ts'
import { isAhead, isLive, type Launch, type LaunchAhead, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { Role } from '../../domain/launch/life-cycle.ts'
import { isModerator, isOwner, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Caller } from './caller.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** The calling account: the connection's, or the one signed in on a page. Throws UNAUTHORIZED without either. */
export async function requireAccount({ store }: Pick<World, 'store'>, { connection, account = null }: Caller): Promise<Profile> {
  const found = connection === null ? account : await store.get('profiles', connection.accountId)
  if (found === null) throw new Failure('UNAUTHORIZED', 'Authentication required.')
  return found
}

/** Revoking takes effect immediately, even for a call in progress. Throws UNAUTHORIZED. */
export async function requireConnected(finders: Pick<Finders, 'get'>, { connection }: Caller): Promise<void> {
  if (connection !== null && (await finders.get('connections', connection.id)) === null)
    throw new Failure('UNAUTHORIZED', 'This connection was revoked.')
}

/** Throws FORBIDDEN for everyone else, before anything is looked up. */
export function requireModerator(world: ModeratorRule, account: Profile): void {
  if (!isModerator(world, account)) throw new Failure('FORBIDDEN', 'Only moderators can do this.')
}

export const rolesOf = (world: ModeratorRule, launch: Launch, account: Profile): Set<Role> =>
  new Set([
    ...(launch.ownerId === account.id ? (['owner'] as const) : []),
    ...(isModerator(world, account) ? (['moderator'] as const) : []),
  ])

/** Throws FORBIDDEN for everyone who doesn’t own the site. */
export function requireOwner(world: ModeratorRule, account: Profile): void {
  if (!isOwner(world, account)) throw new Failure('FORBIDDEN', 'Only owners of this site can do this.')
}

export const noLaunch = (): Failure => new Failure('NOT_FOUND', 'Launch not found.')

/** A launch that the account makes, as its lead or with others, by slug or alias. Other people's launches are NOT_FOUND too. */
export async function requireOwn(finders: Pick<Finders, 'findLaunch'>, slug: string, account: Profile): Promise<Launch> {
  const launch = await finders.findLaunch(slug)
  if (launch === null || !isMakerOf(launch, account)) throw noLaunch()
  return launch
}

/** The same for what only its lead maker may do. Throws FORBIDDEN for co-makers. */
export async function requireLead(finders: Pick<Finders, 'findLaunch'>, slug: string, account: Profile): Promise<Launch> {
  const launch = await requireOwn(finders, slug, account)
  if (launch.ownerId !== account.id) throw new Failure('FORBIDDEN', 'Only the lead maker of this launch can do this.')
  return launch
}

/** Until the suspension ends, their launches don’t go live, and what co-makers post or edit waits for a moderator. */
export async function isLeadSuspended({ clock, store }: World, { ownerId }: Launch, { get }: Pick<Finders, 'get'> = store) {
  const lead = ownerId === null ? null : await get('profiles', ownerId)
  return lead !== null && isSuspended(lead, clock())
}

/** Throws FORBIDDEN for a launch of another maker. One that doesn’t exist passes. */
export async function rejectForeign(finders: Pick<Finders, 'findLaunch'>, slug: string, account: Profile): Promise<void> {
  const launch = await finders.findLaunch(slug)
  if (launch !== null && !isMakerOf(launch, account)) throw notYours()
}

export const notYours = (): Failure => new Failure('FORBIDDEN', 'This launch belongs to another account.')

export async function requireAny(finders: Pick<Finders, 'findLaunch'>, slug: string): Promise<Launch> {
  const launch = await finders.findLaunch(slug)
  if (launch === null) throw noLaunch()
  return launch
}

/** A live launch by slug or alias. Launches that aren't live are NOT_FOUND too. */
export async function requireLive(finders: Pick<Finders, 'findLaunch'>, slug: string): Promise<LiveLaunch> {
  const launch = await finders.findLaunch(slug)
  if (launch === null || !isLive(launch)) throw noLaunch()
  return launch
}

/** The same, or one that is approved for a day to come: what people can save. */
export async function requireShown(finders: Pick<Finders, 'findLaunch'>, slug: string): Promise<LiveLaunch | LaunchAhead> {
  const launch = await finders.findLaunch(slug)
  if (launch === null || !(isLive(launch) || isAhead(launch))) throw noLaunch()
  return launch
}
