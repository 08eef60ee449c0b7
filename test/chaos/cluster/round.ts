import { setTimeout as wait } from 'node:timers/promises'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import type { Week } from '../../../shared/weeks.ts'
import type { PatroniCluster } from '../../support/patroni/cluster.ts'
import { superuser } from '../../support/patroni/settings.ts'
import { weekCapacity } from './catalog.ts'
import { nextReign, reignOf } from './election.ts'
import type { ClusterFault } from './faults.ts'
import { runLanes, type Found, type Lane } from './lane.ts'
import type { Traffic } from './traffic.ts'

const electedWithin = 90_000

export type Scene = { cluster: PatroniCluster; traffic: Traffic; lanes: readonly Lane[]; week: Week; backWithinMs: number }
/** `away` is the longest time in which a process acknowledged nothing; `back`, how long after the election the last of them did again. Seconds. */
export type RoundOutcome = Found & {
  acknowledged: number
  refused: number
  away: number
  back: number
  slowest: number
  keptRefused: number
  keptAsked: number
}

/** One fault under load: what was acknowledged before, during and after it is compared with what the leader has. */
export async function runRound({ cluster, traffic, lanes, week, backWithinMs }: Scene, { make }: ClusterFault): Promise<RoundOutcome> {
  await cluster.settled()
  traffic.beginRound()
  const stop = runLanes(lanes, traffic)
  try {
    await everyoneAcknowledged(traffic, 0, 60_000)
    const former = await reignOf(cluster.machines)
    if (former === null) throw new Error('Nobody leads.')
    const elected = nextReign(cluster.machines, former, electedWithin)
    elected.catch(() => undefined)
    const { afterElection } = await make(cluster, former.machine)
    const { at } = await elected
    const backAt = await everyoneAcknowledged(traffic, at, 60_000)
    await afterElection()
    await wait(3000) // with the former leader about
    await cluster.settled()
    await everyoneAcknowledged(traffic, performance.now(), 60_000)
    await stop()
    const found = await compare(cluster, lanes, week)
    const away = Math.max(...traffic.stations.map(({ acknowledged }) => longestGap(acknowledged)))
    const back = backAt - at
    const misses = [...found.misses, ...traffic.misses]
    if (back > backWithinMs) misses.push(`back ${(back / 1000).toFixed(1)} s after the election`)
    const { acknowledged, refused, slowestMs, kept } = traffic
    return {
      ...found,
      misses,
      acknowledged,
      refused,
      away: away / 1000,
      back: back / 1000,
      slowest: slowestMs / 1000,
      keptRefused: kept.refused,
      keptAsked: kept.asked,
    }
  } finally {
    await stop()
  }
}

/** Resolves with the moment at which the last of the processes has acknowledged something since then. */
async function everyoneAcknowledged(traffic: Traffic, since: number, within: number): Promise<number> {
  for (const until = performance.now() + within; performance.now() < until; await wait(20)) {
    const firsts = traffic.stations.map(({ acknowledged }) => acknowledged.find((at) => at > since))
    if (firsts.every((at) => at !== undefined)) return Math.max(...firsts)
  }
  throw new Error(`A process acknowledged nothing for ${within / 1000} s.`)
}

const longestGap = (moments: readonly number[]): number => Math.max(0, ...moments.slice(1).map((at, nth) => at - (moments[nth] ?? at)))

/** Asks the leader itself, and nobody else. */
async function compare(cluster: PatroniCluster, lanes: readonly Lane[], { year, week }: Week): Promise<Found> {
  const { host } = await cluster.settled()
  const databaseUrl = `postgres://${superuser}@${host}/catalog`
  const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  const sum: Found = { lost: 0, torn: 0, misses: [] }
  try {
    for (const lane of lanes) {
      const found = await lane.compare?.(store)
      if (found === undefined) continue
      sum.lost += found.lost
      sum.torn += found.torn
      sum.misses.push(...found.misses)
    }
    const reserved = await store.countReservations(year, week)
    if (reserved > weekCapacity) sum.misses.push(`${reserved} places were given in a week of ${weekCapacity}`)
  } finally {
    await store.close()
  }
  return sum
}
