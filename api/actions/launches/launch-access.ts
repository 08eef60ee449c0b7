import { Failure } from '../../domain/failure.ts'
import { isLive, type Launch, type LiveLaunch } from '../../domain/launch.ts'
import type { Role } from '../../domain/life-cycle.ts'
import type { Profile } from '../../domain/records.ts'
import type { Caller } from '../action.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Whose launches a call is about: the connection's account, or the one signed in on a page. Throws UNAUTHORIZED without either. */
export async function requireAccount({ store }: Pick<World, 'store'>, { connection, account = null }: Caller): Promise<Profile> {
  const found = connection === null ? account : await store.get('profiles', connection.accountId)
  if (found === null) throw new Failure('UNAUTHORIZED', 'This needs a connection.')
  return found
}

/** After a while has passed: revoking takes effect at once, also for a call that is under way. */
export async function requireConnected(finders: Pick<Finders, 'get'>, { connection }: Caller): Promise<void> {
  if (connection !== null && (await finders.get('connections', connection.id)) === null)
    throw new Failure('UNAUTHORIZED', 'This connection has been revoked.')
}

type ModeratorRule = Pick<World, 'moderators' | 'moderatorsProve'>

export const isModerator = ({ moderators, moderatorsProve }: ModeratorRule, account: Profile): boolean =>
  moderators.has(account.email.toLowerCase()) && (account.emailProven === true || !moderatorsProve)

/** Named by the operator, but anybody could have signed up with that address so far. */
export const mustProveEmail = (world: ModeratorRule, account: Profile): boolean =>
  world.moderators.has(account.email.toLowerCase()) && !isModerator(world, account)

/** Throws Failure FORBIDDEN for everybody else, before anything is looked up. */
export function requireModerator(world: ModeratorRule, account: Profile): void {
  if (!isModerator(world, account)) throw new Failure('FORBIDDEN', 'Only a moderator may do this.')
}

export function rolesOf(world: ModeratorRule, launch: Launch, account: Profile): Set<Role> {
  return new Set([
    ...(launch.ownerId === account.id ? (['owner'] as const) : []),
    ...(isModerator(world, account) ? (['moderator'] as const) : []),
  ])
}

export const noLaunch = (): Failure => new Failure('NOT_FOUND', 'There is no such launch.')

/** By slug or alias. Somebody else's launch is answered like one that is not there. */
export async function requireOwn(finders: Pick<Finders, 'findLaunch'>, slug: string, account: Profile): Promise<Launch> {
  const launch = await finders.findLaunch(slug)
  if (launch === null || launch.ownerId !== account.id) throw noLaunch()
  return launch
}

export async function requireAny(finders: Pick<Finders, 'findLaunch'>, slug: string): Promise<Launch> {
  const launch = await finders.findLaunch(slug)
  if (launch === null) throw noLaunch()
  return launch
}

/** What is not live is as absent as what never was. */
export async function requireLive(finders: Pick<Finders, 'findLaunch'>, slug: string): Promise<LiveLaunch> {
  const launch = await finders.findLaunch(slug)
  if (launch === null || !isLive(launch)) throw noLaunch()
  return launch
}
