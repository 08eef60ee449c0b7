import type { DirectorySubmission } from '../../domain/elsewhere/records.ts'
import { Failure, isBusy } from '../../domain/failure.ts'
import { addDays, dayOf } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { storeProof, visitListing, type Found } from './prove-listing.ts'
import { hourMs } from '../../../shared/durations.ts'

/** Checks that were missed longer ago are given up. */
const maxDelayDays = 60

export type Recheck = Pick<DirectorySubmission, 'id'>

/** The listings to check today: those whose day has come, earliest first. */
export async function listDueListings({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<Recheck[]> {
  const today = dayOf(clock())
  const due: Recheck[] = []
  for (let ago = maxDelayDays; ago >= 0; ago--) {
    const found = await store.list('directorySubmissions', 'checkOn', addDays(today, -ago))
    due.push(...found.map(({ id }) => ({ id })))
  }
  return due
}

/** Checks a listing again. If the crawler is busy, its Failure is thrown and the check stays due. */
export async function recheckListing(world: World, { id }: Recheck): Promise<void> {
  const { store, clock } = world
  const submission = await store.get('directorySubmissions', id)
  if (submission === null || !isDue(submission, clock())) return
  const launch = await store.get('launches', submission.launchId)
  const entry = await store.get('directoryEntries', submission.slug)
  const found: Found | null =
    launch === null || entry === null || submission.listingUrl === null
      ? null
      : await visitListing(world, submission.listingUrl, entry, launch.url)
  const isToTell = await store.transact(async (transaction) => {
    const now = await transaction.get('directorySubmissions', id)
    if (now === null || !isDue(now, clock()) || now.listingUrl !== submission.listingUrl) return false
    if (found !== null) return storeProof(world, transaction, now, found)
    await transaction.put('directorySubmissions', { ...now, checkOn: null })
    return false
  })
  if (isToTell) world.events.wake()
}

const isDue = ({ checkOn }: DirectorySubmission, now: Date): boolean => checkOn !== null && checkOn <= dayOf(now)

const perTick = 5
const sweepMs = hourMs

/** One tick’s rechecks of listings: a few at a time, found once an hour. `attempt` logs what fails. */
export function createListingRechecks(
  world: World,
  isStopping: () => boolean,
  attempt: (work: () => Promise<unknown>) => Promise<void>,
): () => Promise<void> {
  let due: Recheck[] = []
  let sweptAt = Number.NEGATIVE_INFINITY
  let sweptOn = ''
  return async () => {
    const now = world.clock()
    if (Math.abs(now.getTime() - sweptAt) >= sweepMs || dayOf(now) !== sweptOn) {
      due = await listDueListings(world)
      ;[sweptAt, sweptOn] = [now.getTime(), dayOf(now)]
    }
    for (const recheck of due.splice(0, perTick)) {
      if (isStopping()) return
      await attempt(async () => {
        try {
          await recheckListing(world, recheck)
        } catch (error) {
          if (!(error instanceof Failure && isBusy(error))) throw error
          due.push(recheck)
        }
      })
    }
  }
}
