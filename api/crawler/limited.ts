import type { MayFetch } from './collect/site/may-fetch.ts'
import type { Session } from './session.ts'
import { Unreachable } from '../net/unreachable.ts'

/** How many bytes a part of the visit may still read, counted as they arrive and again once decompressed. */
export type Budget = { take: (count: number) => void; spent: AbortSignal }

export function createBudget(bytes: number): Budget {
  const spent = new AbortController()
  let left = bytes
  return {
    take(count) {
      left -= count
      if (left < 0) spent.abort(new Unreachable('too_large', 'The site’s files exceed what a visit reads.'))
    },
    spent: spent.signal,
  }
}

/** The same session, whose requests wait until those of a lower rank have been sent, and end when the budget is spent. */
export function limited(session: Session, rank: number, budget: Budget): Session {
  const signal = AbortSignal.any([session.signal, budget.spent])
  return { ...session, signal, ask: (url, options) => session.ask(url, { signal, ...options, rank, onBytes: budget.take }) }
}

/** The same session, which requests only what robots.txt allows this crawler, wherever a redirect leads. */
export const obeying = (session: Session, mayFetch: MayFetch): Session => ({
  ...session,
  async ask(url, options) {
    if (!(await mayFetch(url))) throw new Unreachable('blocked_address', `${url.host} disallows this URL for our crawler in robots.txt.`)
    return session.ask(url, options)
  },
})
