import { chooseCrowded } from '../domain/crowd.ts'
import { Failure } from '../domain/failure.ts'
import { blockShares } from '../domain/quotas.ts'
import type { Session } from './session.ts'

/** How many sessions may be open: in this process, by one caller, and in all processes that share a database. */
export const sessionLimits = { perProcess: 2000, perCaller: 100, shared: 20_000 }

/** The part of all places that connected sessions keep, whoever asks for one. */
export const mostHeld = 0.5

/** How many sessions a block of IP addresses may have: those of one caller times its share, but at most a quarter of a process. */
export const mostSessions = (share: number): number =>
  share > blockShares[48] ? Infinity : Math.min(sessionLimits.perCaller * share, sessionLimits.perProcess / 4)

export const noRoom = (): Failure => new Failure('TOO_MANY_REQUESTS', 'Too many open sessions. Try again in a minute.', { retryAfter: 60 })

/**
 * The session to close so that a new one, already counted, can stay; null if there is room. In a full network, that is one of the caller's own;
 * in a full process, one of the most crowded network, if it is more crowded than the caller's. Never closes a session with a call in progress.
 * Connected sessions, for which `accountOf` returns the account, are closed last: only if accounts hold more than half of a full process.
 * Throws Failure TOO_MANY_REQUESTS if no session can be closed.
 */
export async function findEvictable(
  sessions: readonly Session[],
  fresh: Session,
  accountOf: (session: Session) => Promise<string | null>,
): Promise<Session | null> {
  const isFull = fresh.blocks.some(({ key, share }) => {
    const most = mostSessions(share)
    return sessions.length > most && sessions.filter(({ blocks }) => blocks.some((block) => block.key === key)).length > most
  })
  if (!isFull && sessions.length <= sessionLimits.perProcess) return null

  const [own] = fresh.blocks
  const near = isFull ? sessions.filter(({ blocks }) => blocks[0]?.key === own?.key) : sessions
  const evictable = []
  const held = []
  for (const session of near.toSorted(byUse)) {
    if (session === fresh) continue
    const account = session.pairing === null ? null : await accountOf(session)
    if (account !== null) held.push({ session, account })
    else if (session.calls > 0) continue
    else if (isFull) return session
    else evictable.push(session)
  }
  if (isFull) throw noRoom()
  // First, so that it loses against a network that is no more crowded.
  const [chosen] = chooseCrowded([fresh, ...evictable].map(placed), 1)
  const found = evictable.find(({ hash, calls }) => hash === chosen && calls === 0) ?? findHeld(held)
  if (found === null) throw noRoom()
  return found
}

/** Of the account with most sessions, the one that has been idle longest. Given in that order. */
function findHeld(held: readonly { session: Session; account: string }[]): Session | null {
  if (held.length <= sessionLimits.perProcess * mostHeld) return null
  const counts = new Map<string, number>()
  for (const { account } of held) counts.set(account, (counts.get(account) ?? 0) + 1)
  const idle = held.filter(({ session }) => session.calls === 0)
  const most = Math.max(...idle.map(({ account }) => counts.get(account) ?? 0))
  return idle.find(({ account }) => counts.get(account) === most)?.session ?? null
}

const placed = ({ hash, blocks }: Session) => ({ id: hash, blocks })

/** Least useful first: no approval requested, no open event stream, least recently used. */
const byUse = (a: Session, b: Session): number =>
  Number(a.pairing !== null) - Number(b.pairing !== null) || Math.sign(a.streams) - Math.sign(b.streams) || a.usedAt - b.usedAt
