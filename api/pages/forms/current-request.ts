import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { PageRequest, RejectedForm } from './page-request.ts'

let current: PageRequest | null = null

/**
 * Renders a page for a request. Rendering is synchronous, so a variable will do: with a Preact context, Node keeps each page and its response
 * until a full garbage collection, which makes rendering take a third longer.
 */
export function renderFor<T>(request: PageRequest, render: () => T): T {
  const before = current
  current = request
  try {
    return render()
  } finally {
    current = before
  }
}

/** The request of the page that is being rendered, for its forms and what it says once. */
export const useRequest = (): PageRequest | null => current

/** The form around a field. `suffix` tells its fields’ ids from those of other forms of the page. The only field has every error beside it. */
type AroundField = { rejected: RejectedForm | null; suffix: string; isOneField: boolean }

export const CurrentForm = createContext<AroundField>({ rejected: null, suffix: '', isOneField: false })

export const useForm = () => useContext(CurrentForm)
