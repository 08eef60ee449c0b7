import type { Launch } from '../domain/launch/launch.ts'
import type { Connection, Profile } from '../domain/records.ts'

export type Shown = Pick<Launch, 'id' | 'ownerId' | 'coMakers' | 'status'>
export type Visitor = { agent: string; connection: Connection | null; account?: Profile | null }

/** Private counters of launches. Bots and owners aren't counted. Callers don't wait. */
export type Visits = {
  /** Counts live launches that an answer or a page has shown. */
  shown: (launches: readonly Shown[], visitor: Visitor, now: Date) => void
  /** Counts a visit to the page of the first launch from another site. */
  referred: (launches: readonly Shown[], host: string, visitor: Visitor) => void
  /** Counts a visit through a live launch's outbound link. */
  clicked: (launch: Shown, visitor: Visitor, now: Date) => void
  /** Writes the visits from other sites that aren’t written yet; the store itself writes the rest as it closes. */
  close: () => Promise<void>
}
