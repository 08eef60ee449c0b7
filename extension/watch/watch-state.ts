import { watchTimeoutMs } from './watch-limits.ts'
import type { WatchJob, WatchStep } from './watch-storage.ts'
import { minuteMs } from '../../shared/durations.ts'

export type WatchState = { at: 'idle' } | { at: 'running'; step: WatchStep } | { at: 'failed'; message: string; isDeclined?: true }

/** In the order in which they’re taken. */
export const watchSteps: readonly WatchStep[] = ['desktop', 'phone', 'scheme', 'others']

const failureShownMs = 10 * minuteMs

/** What the popup shows of a job. One that runs for too long ended when the browser stopped the background. */
export function toWatchState(job: WatchJob | null, now: number): WatchState {
  if (job === null) return { at: 'idle' }
  if (job.at === 'failed') {
    const { message, isDeclined, endedAt } = job
    return now - endedAt > failureShownMs ? { at: 'idle' } : { at: 'failed', message, ...(isDeclined && { isDeclined }) }
  }
  if (now - job.startedAt > watchTimeoutMs + 5000) return { at: 'failed', message: 'Reloading was interrupted. Try again.' }
  return { at: 'running', step: job.step }
}
