import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Counter, CreateCounter } from '../../ports/limits.ts'

/** What counts the units of one key. */
type KeyCounts = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'delete'>

/** Counts in this process only. */
export const countHere: CreateCounter = (name, seconds) =>
  countWith(() => new RateLimiterMemory({ keyPrefix: '', points: 0, duration: seconds }))(name, seconds)

export const countWith =
  (create: (name: string, seconds: number) => KeyCounts): CreateCounter =>
  (name, seconds) => {
    const memory = create(name, seconds)
    const giveBack: Counter['giveBack'] = async (keys, units) => {
      const used = []
      for (const key of keys) {
        const { consumedPoints, msBeforeNext } = await memory.reward(key, units)
        // Nothing is left to remember, or the window has ended since.
        if (consumedPoints <= 0) await memory.delete(key)
        else used.push({ key, units: consumedPoints, msLeft: msBeforeNext })
      }
      return used
    }
    return {
      async use(rooms, units) {
        const used = []
        for (const { key, max } of rooms) {
          const { consumedPoints, msBeforeNext } = await memory.penalty(key, units)
          used.push({ key, units: consumedPoints, msLeft: msBeforeNext })
          if (consumedPoints <= max) continue
          // Blocks that were not reached yet have counted nothing.
          await giveBack(
            used.map(({ key }) => key),
            units,
          )
          return { isFull: true, used: [{ key, units: consumedPoints - units, msLeft: msBeforeNext }] }
        }
        return { isFull: false, used }
      },
      giveBack,
      async clear(keys) {
        for (const key of keys) await memory.delete(key)
      },
    }
  }
