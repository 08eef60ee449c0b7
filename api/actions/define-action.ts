import { Type, type Static, type TObject, type TString } from 'typebox'
import type { QuotaName } from '../domain/quotas.ts'
import type { Profile } from '../domain/records.ts'
import type { World } from '../ports/world.ts'
import { requireAccount, requireLead, requireModerator, requireOwn, requireOwner, rejectForeign } from './access/launch-access.ts'
import type { Caller } from './access/caller.ts'
import { rejectReadOnly } from './access/what-is-open.ts'
import { contract, type Endpoint, type EndpointName, type Input, type Output } from '../../shared/contract.ts'

/** Signed in or connected: `member`. `maker`: of the launch that `slug` names, co-makers included. `lead`: only its lead maker. `owner`: of the site. */
export type Access = 'anyone' | 'member' | 'maker' | 'lead' | 'moderator' | 'owner'

type InputFor<A extends Access> = A extends 'maker' | 'lead' ? TObject<{ slug: TString }> : TObject

export type Head<A extends Access = Access, S extends InputFor<A> = InputFor<A>> = {
  access: A
  /** Counted for each call, by the entry point that makes it: for the account, or for the network of somebody without one. Null for none. */
  quota: QuotaName | null
  /** Counted for each visit to a site that the call turns out to need (`Caller.visit`). */
  visits?: QuotaName
  /** Suspended people may do it too. */
  whileSuspended?: true
  /** It changes nothing, or ends what is open: it also works while the site is read-only, like all that owners of the site do to it. */
  whileReadOnly?: true
  input: S
}

/** A capability. REST, tools and forms call it with a `Caller`; other actions may pass the account that they already have. */
export type Action<A extends Access = Access, I = never, O = unknown> = {
  (world: World, input: I, who: A extends 'anyone' ? Caller : Caller | Profile): Promise<O>
  readonly head: Head<A>
}

type Run<A extends Access, I, O> = A extends 'anyone'
  ? (world: World, input: I, caller: Caller) => Promise<O>
  : (world: World, input: I, account: Profile, caller: Caller) => Promise<O>

/**
 * What `run` depends on is read again in its transaction. Throws UNAUTHORIZED, FORBIDDEN to non-moderators, NOT_FOUND for others’, and SERVICE_UNAVAILABLE
 * while the site is read-only.
 */
export function defineAction<const A extends Access, S extends InputFor<A>, O>(
  head: Head<A, S> & { run: Run<A, Static<S>, O> },
): Action<A, Static<S>, O> {
  const { run, ...rest } = head
  const act = async (world: World, input: Static<S>, who: Caller | Profile): Promise<O> => {
    const caller = isCaller(who) ? who : { ip: '', agent: '', connection: null, account: who }
    const isOpen = head.whileReadOnly === true || head.access === 'owner'
    if (head.access === 'anyone' && !isOpen) rejectReadOnly(world)
    if (head.access === 'anyone') return (run as Run<'anyone', Static<S>, O>)(world, input, caller)
    const account = isCaller(who) ? await requireAccount(world, who) : who
    if (!isOpen) rejectReadOnly(world)
    if (head.access === 'moderator') requireModerator(world, account)
    if (head.access === 'owner') requireOwner(world, account)
    if (head.access === 'maker') await requireOwn(world.store, (input as { slug: string }).slug, account)
    if (head.access === 'lead') await requireLead(world.store, (input as { slug: string }).slug, account)
    return (run as Run<'member', Static<S>, O>)(world, input, account, caller)
  }
  return Object.assign(act, { head: rest })
}

const isCaller = (who: Caller | Profile): who is Caller => 'connection' in who

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
