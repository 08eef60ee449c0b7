import { AsyncLocalStorage } from 'node:async_hooks'

/** A timer set within a transaction, and whatever follows from it, keeps its context long after the transaction has ended. */
export class OpenWork {
  readonly #context = new AsyncLocalStorage<{ isOpen: boolean }>()

  run<T>(work: () => Promise<T>): Promise<T> {
    const state = { isOpen: true }
    return this.#context.run(state, work).finally(() => (state.isOpen = false))
  }

  rejectNested(): void {
    if (this.#context.getStore()?.isOpen) throw new Error('A transaction inside another would wait for itself.')
  }
}
