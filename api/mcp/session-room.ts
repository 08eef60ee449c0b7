import { Failure } from '../domain/failure.ts'
import type { Session } from './session.ts'

/** How many sessions are open at once: in this process, of a block of addresses, and in all processes that share a database. */
export const most = { inAll: 2000, perBlock: 100, shared: 20_000 }

/** The one that has to end before another of this block begins: the least useful one that no call is under way in. Throws Failure where there is none. */
export function findLeastUseful(byId: Map<string, Session>, block: string): [string, Session] | null {
  const near = [...byId].filter(([, session]) => session.block === block)
  const full = near.length >= most.perBlock ? near : byId.size >= most.inAll ? [...byId] : null
  if (full === null) return null
  const [least] = full.filter(([, { calls }]) => calls === 0).toSorted(([, a], [, b]) => byUse(a, b))
  if (least === undefined) throw new Failure('TOO_MANY_REQUESTS', 'Too many sessions are open. Try again in a minute.', { retryAfter: 60 })
  return least
}

/** What is lost least comes first: no approval was asked for, no event stream is open, used longest ago. */
const byUse = (a: Session, b: Session): number =>
  Number(a.pairing !== null) - Number(b.pairing !== null) || Math.sign(a.streams) - Math.sign(b.streams) || a.usedAt - b.usedAt
