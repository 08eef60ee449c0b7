import { Failure } from '../../domain/failure.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { isModerator, listNamedModerators, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** The other moderators who can decide: they have an account, and it isn't suspended. */
export async function listOtherModerators(world: ModeratorRule, finders: Pick<Finders, 'list'>, account: Profile): Promise<Profile[]> {
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
