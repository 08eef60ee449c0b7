import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { PageRequest, RejectedForm } from './page-request.ts'

/** The request of the page that is being rendered, for its forms and what it says once. */
export const CurrentRequest = createContext<PageRequest | null>(null)

export const useRequest = (): PageRequest | null => useContext(CurrentRequest)

/** The form around a field. `suffix` tells its fields’ ids from those of other forms of the page. The only field has every error beside it. */
type AroundField = { rejected: RejectedForm | null; suffix: string; isOneField: boolean }

export const CurrentForm = createContext<AroundField>({ rejected: null, suffix: '', isOneField: false })

export const useForm = () => useContext(CurrentForm)
