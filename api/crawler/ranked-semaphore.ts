export type RankedSemaphore = { take: (rank: number, signal: AbortSignal) => Promise<() => void> }

/**
 * Lets `count` requests of a visit run at once. Of those waiting, the lowest rank goes first. `take` resolves to a function that frees the
 * place, and rejects if the signal ends the wait.
 */
export function createRankedSemaphore(count: number): RankedSemaphore {
  let free = count
  const line: { rank: number; go: () => void }[] = []
  const giveBack = () => {
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      const next = line.shift()
      if (next === undefined) free += 1
      else next.go()
    }
  }
  return {
    async take(rank, signal) {
      signal.throwIfAborted()
      if (free > 0) {
        free -= 1
        return giveBack()
      }
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          line.splice(line.indexOf(place), 1)
          reject(signal.reason as Error)
        }
        const place = {
          rank,
          go: () => {
            signal.removeEventListener('abort', leave)
            resolve()
          },
        }
        const after = line.findIndex((other) => other.rank > rank)
        line.splice(after < 0 ? line.length : after, 0, place)
        signal.addEventListener('abort', leave, { once: true })
      })
      return giveBack()
    },
  }
}
