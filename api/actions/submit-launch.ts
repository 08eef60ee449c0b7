import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

/** `plan` and `launchDate` as a form gives them; a free launch's day is the Monday of its week. */
export type Submission = { slug: string; plan: string; launchDate: string }

/** Sends an own draft to its review; a free one takes a place in its week. Throws BAD_REQUEST with every fault, CONFLICT for a full week. */
export const submitLaunch = (world: World, { slug, plan, launchDate }: Submission, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'submit', plan: plan.trim(), launchDate: launchDate.trim() }, account)
