import { coMakerId, shownMaker, withoutCoMaker } from '../../domain/launch/makers.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { tell } from './drop-maker.ts'

/** Who leads a launch once its lead maker’s account is deleted: whoever has made it with them for longest. Null if nobody can. */
export async function findHeir(
  { clock }: Pick<World, 'clock'>,
  { list, get }: Pick<Finders, 'list' | 'get'>,
  launchId: string,
): Promise<Profile | null> {
  const joined = (await list('coMakers', 'launchId', launchId)).filter(({ state }) => state === 'joined')
  for (const { accountId } of joined.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const person = accountId === null ? null : await get('profiles', accountId)
    if (person !== null && person.deletion === undefined && !isSuspended(person, clock())) return person
  }
  return null
}

/** The launch with another lead maker, who brings its plan along. Its other makers are told. */
export async function passLaunch(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  launch: Launch,
  person: Profile,
): Promise<Launch> {
  await transaction.remove('coMakers', coMakerId(launch.id, person.id))
  const plan = await transaction.get('elsewherePlans', launch.id)
  if (plan !== null) await transaction.put('elsewherePlans', { ...plan, ownerId: person.id })
  for (const place of await transaction.list('directorySubmissions', 'launchId', launch.id))
    await transaction.put('directorySubmissions', { ...place, ownerId: person.id })
  const passed: Launch = { ...withoutCoMaker(launch, person.id), ownerId: person.id, maker: shownMaker(person) }
  for (const { id } of passed.coMakers ?? []) await tell(world, transaction, { what: 'transferred', of: launch.id, to: id, by: person.id })
  return passed
}
