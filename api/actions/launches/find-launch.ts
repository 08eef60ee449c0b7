import type { Launch, LiveLaunch } from '../../domain/launch.ts'
import type { Profile, Crawl } from '../../domain/records.ts'
import { noLaunch, requireAny, requireLive, requireOwn, rolesOf } from './launch-access.ts'
import type { World } from '../../ports/world.ts'

type Address = { slug: string }

/** An own launch at any status, by slug or alias. Throws NOT_FOUND for everybody else's. */
export const findOwnLaunch = ({ store }: World, { slug }: Address, account: Profile): Promise<Launch> => requireOwn(store, slug, account)

/** What anybody may see. Throws NOT_FOUND for what is not live. */
export const findLiveLaunch = ({ store }: World, { slug }: Address): Promise<LiveLaunch> => requireLive(store, slug)

/** A launch at any status for its owner and the moderators, as they read it before it is public. Throws NOT_FOUND for others, and for a draft that its owner never sent. */
export async function findReviewedLaunch(world: World, { slug }: Address, account: Profile): Promise<Launch> {
  const launch = await requireAny(world.store, slug)
  const roles = rolesOf(world, launch, account)
  if (roles.size === 0 || (!roles.has('owner') && !(await wasSent(world, launch)))) throw noLaunch()
  return launch
}

/** What was withdrawn or turned down is a draft again, but has been read. */
const wasSent = async ({ store }: World, { id, status }: Launch): Promise<boolean> =>
  status !== 'draft' || (await store.list('history', 'launchId', id)).some(({ event }) => event === 'submit')

/** What the last visit to a launch's page suggested and found; null until somebody has looked at its present address. Not for the public. */
export const findCrawl = ({ store }: World, { id }: Pick<Launch, 'id'>): Promise<Crawl | null> => store.get('crawls', id)
