import { minuteMs } from '../../../../shared/durations.ts'

/** What this process knows of the leader’s write-ahead log (change-feed.ts). Positions are pg_lsn as numbers. */
export type LeaderLog = {
  /** Null if the server in use isn’t a primary. */
  timeline: number | null
  /** The newest known. */
  position: bigint
  /** Every change to public data that is known is at or before this one, which doesn’t move while only other data changes. */
  publicPosition: bigint
}

/** PostgreSQL’s default block size; a build can have larger ones, which are multiples of it. */
const page = 8192n
/** In bytes: the longer of a page’s two headers. No record that begins on a page ends within it. */
const maxHeader = 40n

/**
 * Where a standby stands that has replayed everything before the leader’s insert position. That one may be behind the header of a page that has no
 * record yet, as after pg_switch_wal(); a standby then stands at the beginning of the page, and an idle leader would seem to be ahead for ever.
 */
export function replayedEnd(position: bigint): bigint {
  const into = position % page
  return into <= maxHeader ? position - into : position
}

/** How long positions are remembered. Milliseconds. */
const maxMemory = minuteMs
/** Milliseconds between two that are remembered. */
const spacing = 100

/** When the leader’s positions became known here, which tells how long a standby has been behind without comparing clocks of two machines. */
export class PositionTimes {
  readonly #noted: { position: bigint; at: number }[] = []

  note(position: bigint, now: number): void {
    const newest = this.#noted.at(-1)
    if (newest?.position === position || (newest !== undefined && now - newest.at < spacing)) return
    // After a failover, positions of the new leader can be earlier.
    if (newest !== undefined && position < newest.position) this.#noted.length = 0
    this.#noted.push({ position, at: now })
    while (this.#noted[0] !== undefined && now - this.#noted[0].at > maxMemory) this.#noted.shift()
  }

  /** For how long something has been known that a standby hasn’t replayed, at least. Milliseconds. */
  lagOf(replayed: bigint, now: number): number {
    const missing = this.#noted.find(({ position }) => position > replayed)
    return missing === undefined ? 0 : now - missing.at
  }
}
