import type { EndpointName, Input, Output } from '../../shared/contract.ts'
import type { Connection, Profile } from '../domain/records.ts'
import type { World } from '../ports/world.ts'

/** Who calls: an address always; a connection where the request carried its token or session. */
export type Caller = {
  ip: string
  /** The User-Agent as sent, or an empty text. */
  agent: string
  connection: Connection | null
  /** Who is signed in, where a page asks. */
  account?: Profile | null
}

/** One capability. It never sees HTTP: REST, agents and pages call the same one. Throws Failure. */
export type Action<N extends EndpointName> = (world: World, input: Input<N>, caller: Caller) => Promise<Output<N>>

/** A forgotten action or a wrong shape is a compile error. */
export type Actions = { [N in EndpointName]: Action<N> }
