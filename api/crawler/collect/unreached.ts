import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { Failure, isBusy } from '../../domain/failure.ts'

/** Collects facts, and those that a visit gave up because this machine was busy: a fact with gaps could be wrong. */
export type Reach = {
  /** The result of `work`, or `instead` if it was given up. */
  reach: <T, Instead>(names: (keyof SiteFacts)[], work: Promise<T>, instead: Instead) => Promise<T | Instead>
  unreached: () => (keyof SiteFacts)[]
}

/** `signal` ends the visit. */
export function createReach(signal: AbortSignal): Reach {
  const given = new Set<keyof SiteFacts>()
  const isBusyness = (error: unknown) => error instanceof Failure && isBusy(error)
  return {
    async reach(names, work, instead) {
      try {
        const found = await work
        if (!isBusyness(signal.reason)) return found
      } catch (error) {
        if (!isBusyness(error)) throw error
      }
      for (const name of names) given.add(name)
      return instead
    },
    unreached: () => [...given],
  }
}
