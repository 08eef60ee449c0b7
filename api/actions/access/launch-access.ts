import { Failure } from '../../domain/failure.ts'
import { isAhead, isLive, type Launch, type LaunchAhead, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isMakerOf, makersOf } from '../../domain/launch/makers.ts'
import type { Role } from '../../domain/launch/life-cycle.ts'
import { isModerator, isOwner, listNamedModerators, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Caller } from './caller.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import type { Decision } from '../../domain/moderation/records.ts'

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

/** Throws CONFLICT for something new (a submission, a draft, a connection) by somebody who has asked to delete their account. */
export async function rejectPendingDeletion(finders: Pick<Finders, 'get'>, accountId: string): Promise<void> {
  const profile = await finders.get('profiles', accountId)
  if (profile === null) await rejectDeleted(finders, accountId)
  if (profile?.deletion !== undefined)
    throw new Failure(
      'CONFLICT',
      'Your account is about to be deleted. To do this, keep your account first: see “Your data” on your profile.',
    )
}

/** Throws UNAUTHORIZED if the account was deleted since the request began: otherwise some of its data would be left behind. */
export async function currentProfile(finders: Pick<Finders, 'get'>, account: Profile): Promise<Profile> {
  const profile = await finders.get('profiles', account.id)
  if (profile === null) await rejectDeleted(finders, account.id)
  return profile ?? account
}

/** Throws UNAUTHORIZED if the account was deleted since the request began. */
export async function rejectDeleted(finders: Pick<Finders, 'get'>, accountId: string): Promise<void> {
  if ((await finders.get('profiles', accountId)) === null && (await finders.get('erasures', accountId)) !== null)
    throw new Failure('UNAUTHORIZED', 'This account was deleted.')
}

/** Somebody has to be able to moderate. Throws CONFLICT for the only moderator. */
export async function rejectLastModerator(world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<void> {
  await rejectLastOwner(finders, account)
  if (await hasOtherModerators(world, finders, account)) return
  throw new Failure('CONFLICT', 'You’re the only moderator. Ask whoever runs this site to name another one first.')
}

/** Somebody has to be able to run the site. Throws CONFLICT for the only owner. */
export async function rejectLastOwner({ list }: Pick<Finders, 'list'>, { id, role }: Profile): Promise<void> {
  if (role !== 'owner' || (await list('profiles', 'role', 'owner')).some((other) => other.id !== id && other.deletion === undefined)) return
  throw new Failure('CONFLICT', 'You’re the only owner of this site. Make somebody else an owner first, under Settings.')
}

/** Whether somebody can moderate without this account. True if it doesn’t moderate. */
export const hasOtherModerators = async (world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<boolean> =>
  !isModerator(world, account) || (await listOtherModerators(world, finders, account)).some(({ deletion }) => deletion === undefined)

/** The other moderators who can decide: they have an account, and it isn't suspended. */
async function listOtherModerators(world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<Profile[]> {
  const found = await listNamedModerators(world, finders)
  return found.filter((person) => person.id !== account.id && isModerator(world, person))
}

export const findOtherModerators = (world: ModeratorRule & Pick<World, 'store'>, account: Profile): Promise<Profile[]> =>
  listOtherModerators(world, world.store, account)

type Owners = readonly (string | null)[]

/** Whose own a decision is about: of one on a launch, everybody’s who makes it. */
export async function ownersOf(
  { get }: Pick<Finders, 'get'>,
  { accountId, launchId, commentId }: Pick<Decision, 'accountId' | 'launchId' | 'commentId'>,
): Promise<Owners> {
  const launch = launchId === null || commentId !== null ? null : await get('launches', launchId)
  return launch === null ? [accountId] : [accountId, ...makersOf(launch)]
}

/** Those of the other moderators who have to decide in an owner’s place: none of the owners, and nobody if `account` isn’t one. */
export const insteadOf = (others: readonly Profile[], owners: Owners, account: Profile): Profile[] =>
  owners.includes(account.id) ? others.filter(({ id }) => !owners.includes(id)) : []

/** Moderators don’t decide on their own content while another moderator can. Throws FORBIDDEN, naming who can. `owners` are whose it is. */
export async function rejectOwn(world: ModeratorRule, finders: Pick<Finders, 'list'>, owners: Owners, account: Profile): Promise<void> {
  const others = insteadOf(await listOtherModerators(world, finders, account), owners, account)
  if (others.length > 0)
    throw new Failure('FORBIDDEN', `This is your own, so you can’t decide on it. Ask another moderator: ${namesOf(others)}.`)
}

/** At most three names. */
export function namesOf(people: readonly Profile[]): string {
  const names = people.slice(0, 3).map(({ name }) => name)
  const more = people.length - names.length
  return more > 0 ? `${names.join(', ')} or ${more} more` : names.join(' or ')
}
