/** What another process needs to go on with a tool session. */
export type SharedSession = {
  /** SHA-256 of its id, hexadecimal. */
  hash: string
  /** The block of addresses it was opened from; another process is told a name for it that tells no address. */
  block: string
  /** What the client said of itself at its beginning. */
  client: { name: string; version: string; protocolVersion: string }
}

/** The pairing that a session asked for last; `sealed` is its link, which nobody reads without the session's id. */
export type AskedApproval = { pairingId: string; sealed: string }

/** A session that is over, and the id of the pairing that it asked for last. */
export type EndedSession = { hash: string; pairingId: string | null }

/** The tool sessions of all processes; moments are milliseconds since the epoch. All of it throws Failure SERVICE_UNAVAILABLE. */
export type SharedSessions = {
  /** Answers those that had to make room for it: a block has `most`, and those that are `busy` here go last. */
  begin: (session: SharedSession, now: number, most: number, busy: string[]) => Promise<EndedSession[]>
  /** Null for one that is over, or that nobody has used since `idleSince`. */
  use: (hash: string, now: number, idleSince: number) => Promise<(SharedSession & { approval: AskedApproval | null }) | null>
  /** Counts these as used; answers which of them still are. */
  keep: (hashes: string[], now: number) => Promise<string[]>
  /** Where `before`, a pairing's id, is still the last; else answers the one that was asked for meanwhile. */
  noteApproval: (hash: string, approval: AskedApproval, before: string | null) => Promise<AskedApproval | null>
  /** Null where it was over already. */
  end: (hash: string) => Promise<EndedSession | null>
  /** Ends those that nobody has used since, and what there is past `most` in all. */
  endIdle: (idleSince: number, most: number) => Promise<EndedSession[]>
}
