import { AsyncLocalStorage } from 'node:async_hooks'
import type { Store } from '../ports/store.ts'
import { Failure } from '../domain/failure.ts'

/** The library throws errors of its own then, or acts as if the store were empty. This throws the store's Failure instead. */
export class StoreOutage {
  readonly #call = new AsyncLocalStorage<{ failure: Failure | null }>()

  watch(store: Store): Store {
    return {
      ...store,
      get: (collection, id) => this.#note(store.get(collection, id)),
      list: (collection, field, value) => this.#note(store.list(collection, field, value)),
      transact: (work) => this.#note(store.transact(work)),
    }
  }

  /** Runs a call of the library. Throws SERVICE_UNAVAILABLE if the store was unavailable during it, whatever the library made of that. */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    const call: { failure: Failure | null } = { failure: null }
    const answer = await this.#call.run(call, work).catch((error: unknown) => {
      throw call.failure ?? error
    })
    if (call.failure !== null) throw call.failure
    return answer
  }

  async #note<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      const call = this.#call.getStore()
      if (call !== undefined && error instanceof Failure && error.code === 'SERVICE_UNAVAILABLE') call.failure = error
      throw error
    }
  }
}
