import { performance } from 'node:perf_hooks'
import { tooBusy } from '../domain/failure.ts'

/** What a visit takes: the time that a site is waited for, and the CPU time that its files take to read. */
export type VisitClock = {
  /**
   * Aborts once the visit has taken this many more milliseconds: with a TimeoutError or, if that was late because this machine is busy, with
   * Failure SERVICE_UNAVAILABLE.
   */
  after: (ms: number) => AbortSignal
  /** Stops counting until the returned function is called. */
  pause: () => () => void
  spend: (ms: number) => void
  /** Milliseconds so far that aren’t the site’s fault: this process was late, or waited for a worker. */
  lateness: () => number
  stop: () => void
}

const tickMs = 25
/** A tick that comes later than this is this machine’s fault. */
const maxTickMs = 30
/** A timer that fires later than this, by wall-clock time, says nothing about the site. */
const isLate = (took: number, ms: number) => took > ms * 1.3 + 100

type Alarm = { due: number; ms: number; setAt: number; controller: AbortController }

/** Starts the clock of a visit. `maxMs` is the hard limit in wall-clock milliseconds, however busy this machine is. */
export function startVisitClock(maxMs: number): VisitClock {
  const startedAt = performance.now()
  const alarms = new Set<Alarm>()
  let [taken, pauses, lastTick] = [0, 0, startedAt]
  const sinceTick = (now: number) => (pauses > 0 ? 0 : Math.min(now - lastTick, maxTickMs))
  const count = () => {
    const now = performance.now()
    taken += sinceTick(now)
    lastTick = now
  }
  const ring = () => {
    const now = performance.now()
    const isOutOfTime = now - startedAt > maxMs
    for (const alarm of alarms) {
      if (!isOutOfTime && taken < alarm.due) continue
      alarms.delete(alarm)
      const timeout = new DOMException('The visit took too long.', 'TimeoutError')
      alarm.controller.abort(isOutOfTime || isLate(now - alarm.setAt, alarm.ms) ? tooBusy() : timeout)
    }
  }
  const timer = setInterval(() => {
    count()
    ring()
  }, tickMs)
  timer.unref()

  return {
    after(ms) {
      count()
      const controller = new AbortController()
      alarms.add({ due: taken + ms, ms, setAt: performance.now(), controller })
      return controller.signal
    },
    pause() {
      count()
      pauses += 1
      return () => {
        count()
        pauses -= 1
      }
    },
    spend(ms) {
      taken += ms
      ring()
    },
    lateness() {
      const now = performance.now()
      return Math.max(0, now - startedAt - taken - sinceTick(now))
    },
    stop: () => clearInterval(timer),
  }
}
