import { chooseCrowded } from '../domain/crowd.ts'
import { Failure } from '../domain/failure.ts'
import { blockShares, waitText } from '../domain/quotas.ts'
import type { Session } from './session.ts'
import { minuteMs } from '../../shared/durations.ts'

/** How many sessions may be open: in this process, by one caller, and in all processes that share a database. */
export const sessionLimits = { perProcess: 2000, perCaller: 100, shared: 20_000 }

/** The part of all places that connected sessions keep, whoever asks for one. */
export const maxHeld = 0.5

/** How many sessions a block of IP addresses may have: those of one caller times its share, but at most a quarter of a process. */
export const maxSessions = (share: number): number =>
  share > blockShares[48] ? Infinity : Math.min(sessionLimits.perCaller * share, sessionLimits.perProcess / 4)

/** A session expires after this long without use. Milliseconds. */
export const idleTime = 30 * minuteMs

/** `until`: when the first session expires, in milliseconds since the epoch. */
export function noRoom(until: number, now: number): Failure {
  const retryAfter = Math.min(idleTime / 1000, Math.max(1, Math.ceil((until - now) / 1000)))
  const limit = `The limit is ${sessionLimits.perCaller} per IP address; it’s lower while the service is full.`
  return new Failure('TOO_MANY_REQUESTS', `Too many open sessions. ${limit} Try again in ${waitText(retryAfter)}.`, { retryAfter })
}

export type Asking = {
  accountOf: (session: Session) => Promise<string | null>
  /** Whether a session of any network may be closed, say for a caller with a token. */
  outranks: boolean
  now: number
}

/**
 * The session to close so that a new one, already counted, can stay; null if there is room. In a full network, that is one of the caller's own;
 * in a full process, one of the most crowded network, if it is more crowded than the caller's or the new one `outranks` it: then other
 * networks' are closed even in a full network. If no network is, the least recently used session that never called a tool. Never closes a session with a call in progress.
 * Connected sessions, for which `accountOf` returns the account, are closed last: only if accounts hold more than half of a full process.
 * Throws Failure TOO_MANY_REQUESTS if no session can be closed.
 */
export async function findEvictable(
  sessions: readonly Session[],
  fresh: Session,
  { accountOf, outranks, now }: Asking,
): Promise<Session | null> {
  const within = (key: string | undefined) => sessions.filter(({ blocks }) => blocks.some((block) => block.key === key))
  const full = fresh.blocks.find(({ key, share }) => sessions.length > maxSessions(share) && within(key).length > maxSessions(share))
  if (full === undefined && sessions.length <= sessionLimits.perProcess) return null

  const near = full === undefined ? sessions : within(outranks ? full.key : fresh.blocks[0]?.key)
  const evictable = []
  const held = []
  for (const session of near.toSorted(byUse)) {
    if (session === fresh) continue
    const account = session.pairing === null ? null : await accountOf(session)
    if (account !== null) held.push({ session, account })
    else if (session.calls > 0) continue
    else evictable.push(session)
  }
  const found = full === undefined || outranks ? choose(outranks ? [] : [fresh], evictable) : evictable.find(({ calls }) => calls === 0)
  const last = full === undefined ? (found ?? evictable.find(isUnused) ?? findHeld(held)) : found
  if (last == null) throw noRoom(firstExpiry(full === undefined ? sessions : within(full.key), fresh, now), now)
  return last
}

/** It holds a place without using it: its client may be long gone. */
const isUnused = ({ hasCalled, calls, pairing }: Session): boolean => !hasCalled && calls === 0 && pairing === null

/** The new session comes first, so that it loses against a network that is no more crowded. */
function choose(fresh: readonly Session[], evictable: readonly Session[]): Session | undefined {
  const [chosen] = chooseCrowded([...fresh, ...evictable].map(placed), 1)
  return evictable.find(({ hash, calls }) => hash === chosen && calls === 0)
}

/** Or in a minute, when a call in progress may have ended. */
function firstExpiry(sessions: readonly Session[], fresh: Session, now: number): number {
  const others = sessions.filter((session) => session !== fresh)
  const idle = others.filter(({ calls, streams }) => calls + streams === 0).map(({ usedAt }) => usedAt + idleTime)
  return Math.min(...idle, now + (idle.length > 0 ? idleTime : minuteMs))
}

/** Of the account with most sessions, the one that has been idle longest. Given in that order. */
function findHeld(held: readonly { session: Session; account: string }[]): Session | null {
  if (held.length <= sessionLimits.perProcess * maxHeld) return null
  const counts = new Map<string, number>()
  for (const { account } of held) counts.set(account, (counts.get(account) ?? 0) + 1)
  const idle = held.filter(({ session }) => session.calls === 0)
  const max = Math.max(...idle.map(({ account }) => counts.get(account) ?? 0))
  return idle.find(({ account }) => counts.get(account) === max)?.session ?? null
}

const placed = ({ hash, blocks }: Session) => ({ id: hash, blocks })

/** Least useful first: no approval requested, no open event stream, least recently used. */
const byUse = (a: Session, b: Session): number =>
  Number(a.pairing !== null) - Number(b.pairing !== null) || Math.sign(a.streams) - Math.sign(b.streams) || a.usedAt - b.usedAt
