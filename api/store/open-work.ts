import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Knows whether its caller is inside a transaction that is still open. A timer set within a transaction, and whatever follows from it, keeps the
 * context of that transaction long after it has ended.
 */
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
