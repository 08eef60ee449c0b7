import { seeded } from '../../../../shared/seeded.ts'
import { addDays } from '../../launch/launch.ts'
import type { DirectorySample } from '../records.ts'

/** Requests to a directory in any 30 days, those for robots.txt included. */
export const maxRequests = 12
const limitDays = 30
/** Days until a directory that answered is measured again: when the last run no longer counts. */
const measureEvery = limitDays + 1
/** Runs in a row without an answer after which the operator is asked. */
export const failuresToAsk = 3

export type MeasuringState = {
  /** The last day on which its home page answered. */
  answeredOn: string | null
  /** Runs in a row without an answer, up to the latest. */
  failures: number
  /** Null: it has never been visited. */
  dueOn: string | null
  /** Requests in the 30 times 24 hours up to now: those of the first of these days may have been later in the day. */
  requests: number
}

export function measuringStateOf(samples: readonly DirectorySample[], today: string): MeasuringState {
  // Ids sort by time.
  const homes = samples.filter(({ kind }) => kind === 'home').toSorted((a, b) => (a.id < b.id ? 1 : -1))
  const ended = homes.filter(({ outcome }) => outcome !== 'begun' && outcome !== 'kept out')
  const lastAnswer = ended.findIndex(({ outcome }) => outcome === 'answered')
  const failures = lastAnswer < 0 ? ended.length : lastAnswer
  const since = addDays(today, -limitDays)
  const recent = samples.filter(({ day }) => day >= since)
  return {
    answeredOn: ended[lastAnswer]?.day ?? null,
    failures,
    dueOn: homes[0] === undefined ? null : addDays(homes[0].day, pauseAfter(homes[0], failures)),
    requests: recent.reduce((sum, { requests = 0 }) => sum + requests, 0),
  }
}

/** A site that fails is tried again soon, but leaves requests for a whole run once it answers. */
function pauseAfter({ outcome }: DirectorySample, failures: number): number {
  if (outcome === 'begun') return 1
  if (outcome !== 'failed') return measureEvery
  return failures < failuresToAsk ? 3 : 7
}

/** Longest due first. After an outage all are due: a tenth a day spreads them over the month. `begun` is today’s count. */
export function chooseDue(states: ReadonlyMap<string, MeasuringState>, today: string, begun: number): string[] {
  const due = [...states].flatMap(([slug, { dueOn }]) => (dueOn === null || dueOn <= today ? [{ slug, dueOn: dueOn ?? today }] : []))
  const order = due.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : seeded(a.slug, 2 ** 31) - seeded(b.slug, 2 ** 31)))
  return order.slice(0, Math.max(0, Math.ceil(states.size / 10) - begun)).map(({ slug }) => slug)
}
