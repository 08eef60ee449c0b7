/** What another process needs to continue a tool session. */
export type SharedSession = {
  /** SHA-256 of its id, hexadecimal. */
  hash: string
  /** The block of IP addresses it was opened from; other processes see only a keyed hash of it. */
  block: string
  /** What the client's initialize request said. */
  client: { name: string; version: string; protocolVersion: string }
}

/** The last pairing a session requested; `sealed` is its link, encrypted under the session's id. */
export type AskedApproval = { pairingId: string; sealed: string }

/** A session that has ended, and the id of the last pairing it requested. */
export type EndedSession = { hash: string; pairingId: string | null }

/** The tool sessions of all processes. Times are milliseconds since the epoch. All functions throw Failure SERVICE_UNAVAILABLE. */
export type SharedSessions = {
  /** Returns the sessions evicted for it: a block may have `most`, and those `busy` in this process are evicted last. */
  begin: (session: SharedSession, now: number, most: number, busy: string[]) => Promise<EndedSession[]>
  /** Null if the session has ended or was last used before `idleSince`. */
  use: (hash: string, now: number, idleSince: number) => Promise<(SharedSession & { approval: AskedApproval | null }) | null>
  /** Marks these sessions as used and returns which of them still exist. */
  keep: (hashes: string[], now: number) => Promise<string[]>
  /** Saves the approval if `before`, a pairing's id, is still the last; otherwise returns the newer one. */
  noteApproval: (hash: string, approval: AskedApproval, before: string | null) => Promise<AskedApproval | null>
  /** Null if it had already ended. */
  end: (hash: string) => Promise<EndedSession | null>
  /** Ends sessions unused since then, and those beyond `most` in total. */
  endIdle: (idleSince: number, most: number) => Promise<EndedSession[]>
}
