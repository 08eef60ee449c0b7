import { AsyncLocalStorage } from 'node:async_hooks'
import type { Store } from '../ports/store.ts'
import { Failure } from '../domain/failure.ts'

/**
 * The sign-in library answers a store that cannot be reached in words of its own, or as if nothing were kept there. This remembers what
 * happened on the way, and tells it.
 */
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

  /** Does `work`, a call of the library. Throws Failure SERVICE_UNAVAILABLE where the store was away, whatever the library made of it. */
  async told<T>(work: () => Promise<T>): Promise<T> {
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
