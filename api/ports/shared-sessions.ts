import type { Holder } from '../domain/quotas.ts'

export type SharedSession = {
  /** SHA-256 of its id, hexadecimal. */
  hash: string
  /** The networks it was opened from, narrowest first; other processes see only keyed hashes of them. */
  blocks: readonly Holder[]
  /** What the client's initialize request said. */
  client: { name: string; version: string; protocolVersion: string }
}

/** The last pairing a session requested; `sealed` is its link, encrypted under the session's id. */
export type AskedApproval = { pairingId: string; sealed: string }

/** A session that has ended, and the id of the last pairing it requested. */
export type EndedSession = { hash: string; pairingId: string | null }

/** What was evicted for a new session; or when the session that expires first was last used, if there is no room. */
export type Begun = { evicted: EndedSession[] } | { oldestUse: number }

/** Connected sessions keep `maxHeld` of all places. */
export type SessionLimits = { maxFor: (share: number) => number; max: number; maxHeld: number }

/** The tool sessions of all processes. Times are milliseconds since the epoch. All functions throw Failure SERVICE_UNAVAILABLE. */
export type SharedSessions = {
  /**
   * A block may have `maxFor` its share, and all together `max`. In a full block one of the caller's own is evicted, otherwise some of the most
   * crowded network, and if none is more crowded than the caller’s, the least recently used that never called a tool; never one `busy` in this process. A caller who `hasToken` takes a place in any network. If there is none and accounts
   * hold more than `maxHeld`, the accounts with most connected sessions lose their longest idle ones; otherwise no connected session is evicted.
   */
  begin: (session: SharedSession & { hasToken: boolean }, now: number, limits: SessionLimits, busy: string[]) => Promise<Begun>
  /** Null if the session has ended or was last used before `idleSince`. */
  use: (hash: string, now: number, idleSince: number) => Promise<(SharedSession & { approval: AskedApproval | null }) | null>
  noteCall: (hash: string) => Promise<void>
  /** Marks these sessions as used and returns which of them still exist. */
  keep: (hashes: string[], now: number) => Promise<string[]>
  /** Saves the approval if `before`, a pairing's id, is still the last; otherwise returns the newer one. */
  noteApproval: (hash: string, approval: AskedApproval, before: string | null) => Promise<AskedApproval | null>
  /** Null if it had already ended. */
  end: (hash: string) => Promise<EndedSession | null>
  endIdle: (idleSince: number) => Promise<EndedSession[]>
}
