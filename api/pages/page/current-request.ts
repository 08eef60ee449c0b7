import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { PageRequest, RejectedForm } from './page-request.ts'

/** The request of the page that is being rendered, for its forms and what it says once. */
export const CurrentRequest = createContext<PageRequest | null>(null)

export const useRequest = (): PageRequest | null => useContext(CurrentRequest)

/** Set by a `Form` for its fields, if it was rejected. */
export const CurrentForm = createContext<RejectedForm | null>(null)

export const useRejected = (): RejectedForm | null => useContext(CurrentForm)
