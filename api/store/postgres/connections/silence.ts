/** Milliseconds. Also how late a tick may be: time in which this process itself stood still doesn’t count. */
const step = 100
/** In ticks: how long the database may leave all queries unanswered, and how long each query gets at least. */
const limits = { quiet: 25, own: 5 }

type Waiting = { ticks: number; giveUp: (error: Error) => void }

/** A query that is merely slow isn’t given up: others are answered meanwhile, if only the change feed’s every half a second. */
export class Silence {
  readonly #waiting = new Set<Waiting>()
  #quietTicks = 0
  #tickedAt = 0
  #timer: NodeJS.Timeout | undefined

  /** Something was answered. */
  heard(): void {
    this.#quietTicks = 0
  }

  get isQuiet(): boolean {
    return this.#quietTicks >= limits.quiet
  }

  /** The query’s result, or a rejection once the database counts as silent. */
  limit<T>(asked: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = { ticks: 0, giveUp: reject }
      this.#waiting.add(waiting)
      this.#start()
      void asked.then(resolve, reject).finally(() => this.#waiting.delete(waiting))
    })
  }

  #start(): void {
    if (this.#timer !== undefined) return
    this.#tickedAt = performance.now()
    this.#timer = setInterval(() => this.#tick(), step).unref()
  }

  #tick(): void {
    const [now, before] = [performance.now(), this.#tickedAt]
    this.#tickedAt = now
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    if (now - before > 2 * step) return
    this.#quietTicks += 1
    for (const waiting of this.#waiting) {
      waiting.ticks += 1
      if (!this.isQuiet || waiting.ticks < limits.own) continue
      this.#waiting.delete(waiting)
      waiting.giveUp(new Error('the server doesn’t answer'))
    }
  }
}
