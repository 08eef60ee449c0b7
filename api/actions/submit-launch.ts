import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { requireOwn } from './launch-access.ts'
import { moveLaunch } from './move-launch.ts'
import { recheckDraft } from './recheck-draft.ts'
import type { World } from './world.ts'

/** Around the visit of an address that nobody has looked at yet: where visits are counted. */
export type Visiting = <T>(work: () => Promise<T>) => Promise<T>

/** `plan` and `launchDate` as a form gives them; a free launch's day is the Monday of its week. */
export type Submission = { slug: string; plan: string; launchDate: string; visit?: Visiting }

/**
 * Sends an own draft to its review; a free one takes a place in its week. Throws BAD_REQUEST with every fault, also for an address that
 * cannot be reached, and CONFLICT for a full week or a product that is there already.
 */
export async function submitLaunch(
  world: World,
  { slug, plan, launchDate, visit = (work) => work() }: Submission,
  account: Profile,
): Promise<Launch> {
  const { id, status, url } = await requireOwn(world.store, slug, account)
  if (status === 'draft' && url !== '' && (await world.store.get('crawls', id)) === null)
    await visit(() => recheckDraft(world, { slug }, account))
  return moveLaunch(world, slug, { event: 'submit', plan: plan.trim(), launchDate: launchDate.trim() }, account)
}
