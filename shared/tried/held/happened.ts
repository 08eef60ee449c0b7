/**
 * What happened on the page since it was asked last. `requests`: something was sent, or held back. `isHeld`: what was held back gets no answer;
 * `isOpen`: another request is still to be answered. `isRefused`: the answer was an error.
 */
export type Happened = {
  effects: string[]
  errors: string[]
  requests: boolean
  isHeld: boolean
  isOpen: boolean
  isRefused: boolean
  leadsTo: string | null
}

export const nothingHappened = (): Happened => ({
  effects: [],
  errors: [],
  requests: false,
  isHeld: false,
  isOpen: false,
  isRefused: false,
  leadsTo: null,
})
