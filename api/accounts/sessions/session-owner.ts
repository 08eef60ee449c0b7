import { AsyncLocalStorage } from 'node:async_hooks'

type Listener = (accountId: string) => void

const listeners = new AsyncLocalStorage<Listener>()

/** Runs a call of the sign-in library that reads a session. The listener gets its owner while the library reads the rest. */
export const hearingOwner = <T>(listener: Listener, call: () => Promise<T>): Promise<T> => listeners.run(listener, call)

export const tellOwner = (accountId: string): void => listeners.getStore()?.(accountId)
