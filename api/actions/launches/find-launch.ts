import { isAhead, isLive, type Launch, type LaunchAhead, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { Profile, Crawl } from '../../domain/records.ts'
import { noLaunch, requireAny, requireLead, requireLive, requireOwn, requireShown, rolesOf } from '../access/launch-access.ts'
import type { World } from '../../ports/world.ts'

type Address = { slug: string }

/** An own launch at any status, by slug or alias. Throws NOT_FOUND for other people's. */
export const findOwnLaunch = ({ store }: World, { slug }: Address, account: Profile): Promise<Launch> => requireOwn(store, slug, account)

/** The same for its lead maker. Throws FORBIDDEN for co-makers. */
export const findLedLaunch = ({ store }: World, { slug }: Address, account: Profile): Promise<Launch> => requireLead(store, slug, account)

/** A public launch. Throws NOT_FOUND if it isn't live. */
export const findLiveLaunch = ({ store }: World, { slug }: Address): Promise<LiveLaunch> => requireLive(store, slug)

/** What people can save: live, or approved for a day to come. Throws NOT_FOUND for others. */
export const findSavable = ({ store }: World, { slug }: Address): Promise<LiveLaunch | LaunchAhead> => requireShown(store, slug)

/** Null unless it’s live, or approved for a day to come. */
export async function findShownById({ store }: World, id: string): Promise<LiveLaunch | LaunchAhead | null> {
  const launch = await store.get('launches', id)
  return launch !== null && (isLive(launch) || isAhead(launch)) ? launch : null
}

/** A launch at any status, for its makers and the moderators. Throws NOT_FOUND for others, and for drafts that were never submitted. */
export async function findReviewedLaunch(world: World, { slug }: Address, account: Profile): Promise<Launch> {
  const launch = await requireAny(world.store, slug)
  const roles = rolesOf(world, launch, account)
  if ((roles.size === 0 && !isMakerOf(launch, account)) || (!isMakerOf(launch, account) && !(await wasSubmitted(world, launch))))
    throw noLaunch()
  return launch
}

/** A launch that is live, or one that this account may see before that. Throws NOT_FOUND for everything else. */
export async function findShownLaunch(world: World, { slug }: Address, account: Profile | null): Promise<Launch> {
  const launch = await requireAny(world.store, slug)
  if (isLive(launch)) return launch
  if (account === null) throw noLaunch()
  return findReviewedLaunch(world, { slug }, account)
}

/** A withdrawn or reopened launch is a draft again, but moderators have seen it. */
const wasSubmitted = async ({ store }: World, { id, status }: Launch): Promise<boolean> =>
  status !== 'draft' || (await store.list('history', 'launchId', id)).some(({ event }) => event === 'submit')

/** The last audit of a launch's page; null until its current URL has been audited. Not public. */
export const findCrawl = ({ store }: World, { id }: Pick<Launch, 'id'>): Promise<Crawl | null> => store.get('crawls', id)
