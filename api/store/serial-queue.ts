/** Runs tasks one after the other in the order they came. A task that fails fails its own caller only. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    this.#last = result.catch(() => undefined)
    return result
  }
}
