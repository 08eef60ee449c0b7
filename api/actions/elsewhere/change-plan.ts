import { Type } from 'typebox'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { requireOwn } from '../access/launch-access.ts'
import { rejectDeleted } from '../access/deletion-access.ts'
import { planOf, type OwnPlan } from './read-plan.ts'

/** A directory of a launch’s plan. */
export const placeInput = Type.Object({ slug: Type.String(), directory: Type.String() })

/** Changes the plan of an own launch, with everything read again. Throws NOT_FOUND for other people’s. */
export const changePlan = <T>(
  world: Pick<World, 'store' | 'clock'>,
  { slug }: { slug: string },
  account: Profile,
  change: (transaction: Transaction, own: OwnPlan) => Promise<T>,
): Promise<T> =>
  world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    await rejectDeleted(transaction, account.id)
    return change(transaction, await planOf(world, transaction, launch, account))
  })
