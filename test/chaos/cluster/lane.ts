import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../../../api/ports/store.ts'
import type { Station, Traffic } from './traffic.ts'

/** `lost` counts what had been acknowledged and isn’t there, `torn` what is there in part. */
export type Found = { lost: number; torn: number; misses: string[] }

/** People who do one thing over and over. */
export type Lane = {
  pauseMs: number
  /** Once, at this process. */
  step: (traffic: Traffic, station: Station) => Promise<void>
  /** What the database has of all that was acknowledged so far; nothing is on its way. */
  compare?: (store: Store) => Promise<Found>
  /** What was promised for later, after the last round. */
  finish?: () => Promise<string[]>
}

export const nothingAmiss = (): Found => ({ lost: 0, torn: 0, misses: [] })

/** Lets the lanes run, each at one process after the other, until told to stop; resolves once nothing is on its way. */
export function runLanes(lanes: readonly Lane[], traffic: Traffic): () => Promise<void> {
  const ending = new AbortController()
  const running = lanes.map(async ({ pauseMs, step }, nth) => {
    for (let turn = nth; !ending.signal.aborted; turn += 1) {
      const station = traffic.stations[turn % traffic.stations.length]
      if (station !== undefined) await step(traffic, station)
      await wait(pauseMs)
    }
  })
  return async () => {
    ending.abort()
    await Promise.all(running)
  }
}
