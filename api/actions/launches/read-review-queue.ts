import { nameKey, urlKey } from '../../domain/launch/duplicates.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Crawl, HistoryEntry, Profile } from '../../domain/records.ts'
import { listSuspendedBeside } from '../access/list-suspended-beside.ts'
import { listMade } from '../access/list-made.ts'
import { findCrawl } from './find-launch.ts'
import { isOpening } from './is-opening.ts'
import { listHistory } from '../community/read-talk.ts'
import type { World } from '../../ports/world.ts'

/** `by` is a name, or says that the account was deleted; null for the service. */
export type NamedEntry = Omit<HistoryEntry, 'by'> & { by: string | null }
export type Resemblance = { launch: Launch; same: 'URL' | 'name' | 'week and a maker' }
export type QueuedLaunch = {
  launch: Launch
  /** Those who joined from its lead maker’s network. */
  suspended: Profile[]
  crawl: Crawl | null
  /** Free slots left in its week, besides its own; null if it needs none. */
  room: number | null
  resembling: Resemblance[]
  history: NamedEntry[]
}
/** `waiting` also counts launches beyond those shown. `isOpening`: they may go live at once. */
export type ReviewQueue = { pending: QueuedLaunch[]; waiting: number; scheduled: Launch[]; isOpening: boolean }

const pendingShown = 100
const batch = 5

/** The moderation queue, oldest first, with everything a decision needs. */
export async function readReviewQueue(world: World): Promise<ReviewQueue> {
  const { pending, scheduled } = await listPending(world)
  const queue = await inBatches(pending.slice(0, pendingShown), batch, async (launch) => ({
    launch,
    suspended: await listSuspendedBeside(world, await world.store.get('profiles', launch.ownerId ?? '')),
    crawl: await findCrawl(world, launch),
    room: launch.week && (await roomLeft(world, launch.week)),
    resembling: await findResembling(world, launch),
    history: await readHistory(world, launch),
  }))
  return { pending: queue, waiting: pending.length, scheduled, isOpening: await isOpening(world.store) }
}

const roomLeft = async ({ store, weekCapacity }: World, { year, week }: NonNullable<Launch['week']>): Promise<number> =>
  Math.max(0, weekCapacity - (await store.countReservations(year, week)))

/** Other launches with the same URL or a similar name, or by one of its makers in its week. Drafts are private and left out. */
async function findResembling({ store }: World, launch: Launch): Promise<Resemblance[]> {
  const { id, url, name, week } = launch
  const made = await Promise.all(week === null ? [] : makersOf(launch).map((maker) => listMade(store, maker)))
  const inWeek = made.flat().filter((other) => other.week?.year === week?.year && other.week?.week === week?.week)
  const found: Resemblance[] = [
    ...(await store.findLaunchesByUrl(urlKey(url))).map((other) => ({ launch: other, same: 'URL' as const })),
    ...(await store.findLaunchesByName(nameKey(name))).map((other) => ({ launch: other, same: 'name' as const })),
    ...inWeek.map((other) => ({ launch: other, same: 'week and a maker' as const })),
  ]
  const seen = new Set([id])
  return found.filter(({ launch }) => launch.status !== 'draft' && !seen.has(launch.id) && seen.add(launch.id))
}

/** A launch's latest events with names, newest first. */
export const readHistory = async (world: World, launch: Launch): Promise<NamedEntry[]> =>
  Promise.all((await listHistory(world, launch)).map((entry) => named(world, entry)))

const named = async ({ store }: World, entry: HistoryEntry): Promise<NamedEntry> => ({
  ...entry,
  by: entry.by === null ? null : ((await store.get('profiles', entry.by))?.name ?? 'A former member'),
})

/** Maps a list a few items at a time, so that a long one doesn't take all database connections. */
async function inBatches<T, R>(items: T[], size: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let start = 0; start < items.length; start += size) done.push(...(await Promise.all(items.slice(start, start + size).map(work))))
  return done
}

/** Launches in review, oldest first, and scheduled ones, next first. */
export async function listPending(world: World): Promise<{ pending: Launch[]; scheduled: Launch[] }> {
  const [pending, scheduled] = await Promise.all([
    world.store.list('launches', 'status', 'pending_review'),
    world.store.list('launches', 'status', 'scheduled'),
  ])
  const by = (of: (launch: Launch) => string | null) => (a: Launch, b: Launch) => ((of(a) ?? '') < (of(b) ?? '') ? -1 : 1)
  return {
    pending: pending.toSorted(by(({ submittedAt }) => submittedAt)),
    scheduled: scheduled.toSorted(by(({ launchDate }) => launchDate)),
  }
}
