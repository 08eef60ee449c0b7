import { Type } from 'typebox'
import { contract, type Endpoint, type EndpointName, type Input, type Output } from '../../shared/contract.ts'
import type { Profile } from '../domain/records.ts'
import type { World } from '../ports/world.ts'
import type { Caller } from './access/caller.ts'
import { rejectForeign, requireAccount } from './access/launch-access.ts'
import { rejectReadOnly } from './access/what-is-open.ts'
import type { Access, Head } from './define-action.ts'

export type EndpointAction<N extends EndpointName> = {
  (world: World, input: Input<N>, caller: Caller): Promise<Output<N>>
  readonly head: Head
}

export type EndpointActions = { [N in EndpointName]: EndpointAction<N> }

type Auth = Endpoint['auth']
type NamesWith<A extends Auth> = { [N in EndpointName]: (typeof contract)[N]['auth'] extends A ? N : never }[EndpointName]

export const defineOpenEndpoint = <N extends NamesWith<'none'>>(
  name: N,
  run: (world: World, input: Input<N>, caller: Caller) => Promise<Output<N>>,
): EndpointAction<N> => Object.assign(run, { head: headOf(name, 'anyone') })

/**
 * Throws, before `run`, UNAUTHORIZED without a connection, FORBIDDEN for another maker’s launch (interface section 5, rule 6), and SERVICE_UNAVAILABLE if it
 * writes while the site is read-only.
 */
export function defineBearerEndpoint<N extends NamesWith<'bearer'>>(
  name: N,
  run: (world: World, input: Input<N>, account: Profile, caller: Caller) => Promise<Output<N>>,
): EndpointAction<N> {
  const act: EndpointAction<N> = Object.assign(
    async (world: World, input: Input<N>, caller: Caller) => {
      const account = await requireAccount(world, caller)
      const { slug } = input as { slug?: string }
      if (slug !== undefined) await rejectForeign(world.store, slug, account)
      if (act.head.whileReadOnly !== true) rejectReadOnly(world)
      return run(world, input, account, caller)
    },
    { head: headOf(name, 'member') },
  )
  return act
}

function headOf(name: EndpointName, access: Access): Head {
  const { method, limit, params, query, body }: Endpoint = contract[name]
  const whileReadOnly = method === 'GET' || access === 'anyone'
  return {
    access,
    quota: limit,
    ...(whileReadOnly && { whileReadOnly }),
    input: Type.Object({ ...params?.properties, ...query?.properties, ...body?.properties }),
  }
}
