import { withoutCoMaker, type CoMaker } from '../../domain/launch/makers.ts'
import { emit } from '../../notices/fan-out.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { refreshMaker } from './read-maker.ts'

/** Takes a co-maker out of a launch, with what it still offers to them. */
export async function dropMaker(transaction: Transaction, { launchId, accountId }: CoMaker): Promise<void> {
  for (const each of await transaction.list('coMakers', 'launchId', launchId))
    if (each.accountId === accountId) await transaction.remove('coMakers', each.id)
  const launch = accountId === null ? null : await transaction.get('launches', launchId)
  if (launch === null || accountId === null || launch.ownerId === accountId) return
  await transaction.put('launches', withoutCoMaker(launch, accountId))
  const person = await transaction.get('profiles', accountId)
  if (person !== null) await refreshMaker(transaction, person)
}

type Told = { what: 'removed' | 'left' | 'joined' | 'declined' | 'transferred' | 'inherited'; of: string; to: string; by: string | null }

/** Notifies one of a launch’s makers of what another did. */
export const tell = (world: Pick<World, 'clock' | 'random'>, transaction: Transaction, { by, ...facts }: Told): Promise<void> =>
  emit(world, transaction, { kind: 'maker', launchId: null, by, facts })
