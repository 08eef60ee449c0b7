import type { EndpointName, Input, Output } from '../../shared/contract.ts'
import type { LiveLaunch } from '../domain/launch/launch.ts'
import type { Connection, Profile } from '../domain/records.ts'
import type { World } from '../ports/world.ts'

/** Who is calling: always an IP; a connection if the request carried its token or session. */
export type Caller = {
  ip: string
  /** The User-Agent header, or an empty string. */
  agent: string
  connection: Connection | null
  /** The signed-in account, when a page calls. */
  account?: Profile | null
  /** Records the live launches that a response shows; they are counted when it is sent. */
  shows?: (launches: readonly LiveLaunch[]) => void
}

/** One capability. It never sees HTTP: REST, the agent tools and pages all call the same one. Throws Failure. */
export type Action<N extends EndpointName> = (world: World, input: Input<N>, caller: Caller) => Promise<Output<N>>

/** A missing action or a wrong shape is a compile error. */
export type Actions = { [N in EndpointName]: Action<N> }
