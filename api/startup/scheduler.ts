import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createListingRechecks } from '../actions/elsewhere/recheck-listings.ts'
import { checkBadge } from '../actions/launches/check-badge.ts'
import { trimReports } from '../actions/retention/forget-reports.ts'
import { dailyUpkeep } from '../actions/retention/daily-upkeep.ts'
import { forgetPairings } from '../actions/retention/forget-pairings.ts'
import { forgetCodes } from '../actions/retention/forget-grants.ts'
import { listDue, publishLaunch } from '../actions/launches/move-launch.ts'
import { eraseDueAccounts } from '../actions/account-deletion/erase-account.ts'
import { sweepErased } from '../actions/account-deletion/eraser.ts'
import { createReminders } from '../actions/notices/reminders.ts'
import { endSuspensions } from '../actions/people/suspend-person.ts'
import { closeWeek, listUnclosed } from '../actions/weeks/close-week.ts'
import type { Position } from '../ports/store.ts'
import type { World } from '../ports/world.ts'
import { isBadgeDue } from '../domain/launch/badge-check.ts'
import { Failure, isBusy } from '../domain/failure.ts'
import { dayOf, type Launch, type LiveLaunch } from '../domain/launch/launch.ts'
import { inSite } from '../http/site-context.ts'
import { coalesceRuns } from '../domain/coalesce-runs.ts'
import { minuteMs } from '../../shared/durations.ts'

export type Scheduler = {
  /** One minute's work: publishes due launches, deletes old data, then checks some badges and listings. Resolves when done and never rejects. */
  tick: () => Promise<void>
  /** Starts nothing new and waits for work in progress. */
  close: () => Promise<void>
}

type Options = {
  /** How many badges are checked per tick, and concurrently. */
  badges?: { perTick: number; atOnce: number }
  /** Whether this process runs the schedule. Another process may run it for this catalog. */
  leads?: () => boolean
  /** Recounts votes if any have been cast since. Never rejects. */
  recount?: () => Promise<void>
  /** Writes the list of deleted and suspended accounts beside the backups, if it has changed. */
  keepAccountList?: (() => Promise<void>) | undefined
  /** Measures directories that are due, if the operator wants that. */
  measure?: ((isStopping: () => boolean) => Promise<void>) | undefined
}

/** There are many live launches and their badges are due weekly, so they are scanned once an hour; only the newest, every minute. */
const liveSweep = 60 * minuteMs
const liveBatch = 200

/** Runs the catalog's schedule by the world's clock: once immediately, to catch up after downtime, then every full minute. */
export function startScheduler(world: World, logger: Logger, options: Options = {}): Scheduler {
  const { badges = { perTick: 10, atOnce: 2 }, leads = () => true, recount = async () => {}, keepAccountList, measure } = options
  const reminders = createReminders()
  const closing = new AbortController()
  const isStopping = () => closing.signal.aborted || !leads()
  let timer: NodeJS.Timeout | undefined
  let forgotOn = ''
  let sweptAt = Number.NEGATIVE_INFINITY
  /** Launches whose badge is due, by id. */
  const waiting = new Map<string, Pick<Launch, 'id' | 'url' | 'launchDate'>>()

  const attempt = async (what: string, launchId: string | null, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      logger.error({ err: error, launchId }, `${what} failed`)
    }
  }

  const publish = async () => {
    for (const id of await listDue(world)) {
      if (isStopping()) return
      await attempt('publishing a launch', id, async () => {
        const launch = await publishLaunch(world, id)
        if (launch === null) return
        logger.info({ launchId: id, slug: launch.slug, launchDate: launch.launchDate }, 'published')
        waiting.set(id, launch)
      })
    }
    for (const [what, remind] of reminders) if (!isStopping()) await attempt(what, null, () => remind(world, isStopping))
  }

  const closeWeeks = async () => {
    const weeks = await listUnclosed(world)
    // The last recount may have begun before the week’s last votes.
    if (weeks.length > 0) await recount()
    for (const week of weeks) {
      if (isStopping()) return
      await attempt('closing a week', null, async () => {
        if (await closeWeek(world, week)) logger.info(week, 'closed a week')
      })
    }
  }

  const collectBadges = async () => {
    const now = world.clock()
    const note = (launches: Launch[]) => {
      for (const launch of launches) if (isBadgeDue(launch, now)) waiting.set(launch.id, launch)
    }
    for (const status of ['pending_review', 'scheduled']) note(await world.store.list('launches', 'status', status))
    const isSwept = Math.abs(now.getTime() - sweptAt) < liveSweep
    for (let after: Position | null = null; ;) {
      if (isStopping()) return
      const found: LiveLaunch[] = await world.store.findLiveLaunches({ words: [], category: null, after, limit: liveBatch })
      note(found)
      // Those at the top may have been published by a process that led before, and died.
      if (isSwept) return
      after = found.at(-1) ?? null
      if (found.length < liveBatch) break
      await setImmediate() // let requests be answered in between
    }
    sweptAt = now.getTime()
  }

  const checkBadges = async () => {
    await collectBadges()
    const today = dayOf(world.clock())
    // After hours without the service hundreds are due, and a launch of today that the crawler was too busy for would wait behind them all.
    const rank = ({ launchDate }: Pick<Launch, 'launchDate'>) => (launchDate === today ? 0 : 1)
    const queue = [...waiting.values()].toSorted((one, other) => rank(one) - rank(other)).slice(0, badges.perTick)
    const worker = async () => {
      for (let next = queue.shift(); next !== undefined && !isStopping(); next = queue.shift()) {
        const launch = next
        waiting.delete(launch.id)
        await attempt('checking a badge', launch.id, async () => {
          try {
            await checkBadge(world, launch)
          } catch (error) {
            if (!(error instanceof Failure && isBusy(error))) throw error
            waiting.set(launch.id, launch)
          }
        })
      }
    }
    await Promise.all(Array.from({ length: badges.atOnce }, worker))
    if (!leads()) leaveToOthers()
  }

  const forget = async () => {
    await attempt('deleting accounts', null, () => eraseDueAccounts(world, isStopping))
    if (!isStopping()) await attempt('purging deleted accounts', null, () => sweepErased(world))
    await attempt('deleting old pairings', null, () => forgetPairings(world))
    await attempt('deleting expired OAuth codes', null, () => forgetCodes(world))
    await attempt('ending suspensions', null, () => endSuspensions(world))
    if (!isStopping()) await attempt('writing the list of accounts', null, async () => keepAccountList?.())
    await attempt('deleting surplus reports', null, () => trimReports(world))
    const today = dayOf(world.clock())
    if (today === forgotOn) return
    forgotOn = today
    for (const [what, forgetThese] of dailyUpkeep) await attempt(what, null, () => forgetThese(world))
  }

  // Badge checks are slow; publishing at midnight doesn't wait for them.
  const publishing = coalesceRuns(() => attempt('publishing', null, publish))
  const forgetting = coalesceRuns(forget)
  const closingWeeks = coalesceRuns(() => attempt('closing weeks', null, closeWeeks))
  const checking = coalesceRuns(() => attempt('checking badges', null, checkBadges))
  const recheck = createListingRechecks(world, isStopping, (work) => attempt('checking a listing', null, work))
  const rechecking = coalesceRuns(() => attempt('checking listings', null, recheck))
  const measuring = coalesceRuns(() => attempt('measuring directories', null, async () => measure?.(isStopping)))
  /** Another process checks the badges now, so this process's list would soon be stale. */
  const leaveToOthers = () => {
    waiting.clear()
    sweptAt = Number.NEGATIVE_INFINITY
  }
  const tick = () => inSite(world.site, run)
  const run = async () => {
    if (!leads()) leaveToOthers()
    if (isStopping()) return
    await publishing()
    if (!isStopping()) await recount()
    if (!isStopping()) await closingWeeks()
    if (!isStopping()) await forgetting()
    if (!isStopping()) await checking()
    if (!isStopping()) await rechecking()
    // Takes minutes: nothing else waits for it.
    if (!isStopping()) void measuring()
  }

  const plan = () => {
    timer = setTimeout(
      () => {
        plan()
        void tick()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  plan()
  void tick()
  return {
    tick,
    async close() {
      closing.abort()
      clearTimeout(timer)
      const works = [publishing, closingWeeks, forgetting, checking, rechecking, measuring]
      await Promise.all(works.map((work) => work.settled()))
    },
  }
}
