import { expect, it } from 'vitest'
import { toWatchState, type WatchState } from '../../../extension/watch/watch-state.ts'
import type { WatchJob } from '../../../extension/watch/watch-storage.ts'

const minute = 60_000
const running: WatchJob = { at: 'running', startedAt: 0, step: 'phone' }
const failed: WatchJob = { at: 'failed', endedAt: 0, message: 'The page didn’t load again.' }
const interrupted: WatchState = { at: 'failed', message: 'Reloading was interrupted. Try again.' }

it.each<[fact: string, job: WatchJob | null, now: number, state: WatchState]>([
  ['no job is idle', null, 0, { at: 'idle' }],
  ['a running job shows its step', running, minute, { at: 'running', step: 'phone' }],
  ['a job that runs for longer than any can was interrupted', running, 2 * minute, interrupted],
  ['a failure says why', failed, minute, { at: 'failed', message: 'The page didn’t load again.' }],
  [
    'an answer of no is kept',
    { ...failed, isDeclined: true },
    minute,
    { at: 'failed', message: 'The page didn’t load again.', isDeclined: true },
  ],
  ['an old failure is forgotten', failed, 11 * minute, { at: 'idle' }],
])('%s', (_fact, job, now, state) => expect(toWatchState(job, now)).toEqual(state))
