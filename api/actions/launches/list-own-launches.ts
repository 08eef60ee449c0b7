import type { LaunchStatus } from '../../../shared/vocabulary.ts'
import { addDays, dayOf, type Launch } from '../../domain/launch/launch.ts'
import { toOwnLaunch } from '../../domain/launch/own-launch.ts'
import { listMade } from '../access/list-made.ts'
import type { Profile } from '../../domain/records.ts'
import { defineBearerEndpoint } from '../define-action.ts'
import type { Counts } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Interface section 4.6, newest first: launches that the caller owns. Those made with others are on the dashboard only. */
export const listOwnLaunches = defineBearerEndpoint('listOwnLaunches', async (world, _, account) => {
  const made = await listOwn(world, account)
  const own = made.filter(({ launch }) => launch.ownerId === account.id)
  return { items: own.map(({ launch, counts }) => toOwnLaunch(launch, counts, world.siteUrl)) }
})

/** The sooner something happens with a launch, the earlier; then the newest. */
const urgency: Record<LaunchStatus, number> = { live: 0, scheduled: 1, pending_review: 2, rejected: 3, draft: 4 }

/** The launch that most needs its maker’s attention: one that went live within a week, then a scheduled one, then one in review. */
export async function findCurrentOwn({ store, clock }: Pick<World, 'store' | 'clock'>, { id }: Profile): Promise<Launch | null> {
  const weekAgo = addDays(dayOf(clock()), -7)
  const rank = ({ status, launchDate }: Launch) => (status === 'live' && (launchDate ?? '') < weekAgo ? 5 : urgency[status])
  const launches = await listMade(store, id)
  return launches.toSorted((a, b) => rank(a) - rank(b) || (a.createdAt < b.createdAt ? 1 : -1))[0] ?? null
}

/** What somebody last began to write. */
export async function findNewestDraft({ store }: Pick<World, 'store'>, { id }: Profile): Promise<Launch | null> {
  const drafts = (await listMade(store, id)).filter(({ status }) => status === 'draft')
  return drafts.reduce<Launch | null>((newest, one) => (newest === null || one.createdAt > newest.createdAt ? one : newest), null)
}

/** All launches that an account makes, newest first, with their private counters. */
export async function listOwn({ store }: World, account: Profile): Promise<{ launch: Launch; counts: Counts }[]> {
  const launches = await listMade(store, account.id)
  const newest = launches.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return Promise.all(newest.map(async (launch) => ({ launch, counts: await store.readCounts(launch.id) })))
}
