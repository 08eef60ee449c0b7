import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { Connection, Profile } from '../../domain/records.ts'

/** Who is calling: always an IP; a connection if the request carried its token or session. */
export type Caller = {
  ip: string
  /** The User-Agent header, or an empty string. */
  agent: string
  connection: Connection | null
  account?: Profile | null
  /** The Cookie header of a page’s request, which holds the session. */
  cookies?: string
  /** The Origin header of a page’s form: where its page was opened. */
  origin?: string
  signal?: AbortSignal
  /** Records the live launches that a response shows; they are counted when it is sent. */
  shows?: (launches: readonly LiveLaunch[]) => void
  /** Runs a visit to a site within the quota that the action names in `visits`. */
  visit?: Visit
}

/** The id of the account that calls, from its page or its connection; null for nobody’s. */
export const accountOf = ({ account, connection }: Caller): string | null => account?.id ?? connection?.accountId ?? null

/** Wraps a visit to a site, so that it is counted. */
export type Visit = <T>(work: () => Promise<T>) => Promise<T>

/** For calls that no entry point counts. */
export const uncounted: Visit = (work) => work()
