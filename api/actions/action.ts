import type { EndpointName, Input, Output } from '../../shared/contract.ts'
import type { World } from './world.ts'

/** One capability. It never sees HTTP: REST, agents and pages call the same one. Throws Failure. */
export type Action<N extends EndpointName> = (world: World, input: Input<N>) => Promise<Output<N>>

/** A forgotten action or a wrong shape is a compile error. */
export type Actions = { [N in EndpointName]: Action<N> }
