import type { ToolAnnotations } from '@modelcontextprotocol/server'
import { Type, type TObject } from 'typebox'
import { contract, type Endpoint, type EndpointName, type Input, type Output } from '../../shared/contract.ts'
import type { Caller } from '../actions/access/caller.ts'
import { connectedAs } from '../actions/connections/find-connection.ts'
import type { World } from '../ports/world.ts'
import { hasWarnings, ignoredWarning, withIgnored } from '../http/unknown-fields.ts'
import { validateArguments } from '../http/validate.ts'

type Described<N extends EndpointName> = {
  /** The endpoint that defines this tool's input, output, limit and whether it needs a connection. */
  endpoint: N
  /** Arguments that the tool takes besides the endpoint's input, or in place of one of its fields. */
  ownInput?: TObject
  /** Fields of its result besides the endpoint's output. */
  ownOutput?: TObject
  title: string
  /** For an agent that doesn't know the service: what the tool returns, what to call next, what only the user can do. */
  description: string
  annotations: ToolAnnotations
}

type Definition<N extends EndpointName, Result> = Described<N> & {
  /** A method, so that it may name the tool’s own arguments in its input too. */
  action(this: void, world: World, input: Input<N>, caller: Caller): Promise<Result>
  /** Whether such a call only reads what is stored, so that it doesn’t count toward the endpoint’s own limit. */
  readsOnly?(this: void, input: Input<N>): boolean
  /** Names a field that a call needs because of what its others say. */
  lacks?(this: void, input: Input<N>): string | null
  /** One or two sentences above the output: what it is, what to do next, and what was left out. */
  introduce: (result: Result) => string
}

/** `account` names the account of a tool that needs a connection; null for other tools. */
export type ToolAnswer = { introduction: string; account: string | null; output: Record<string, unknown> }

export type Tool = Omit<Described<EndpointName>, 'ownInput'> & {
  /** Everything the tool takes: its endpoint’s input, wherever REST puts it, and its own. */
  input: TObject
  /** Validates the arguments and returns what does the work. Throws Failure BAD_REQUEST with every error. */
  prepare: (given: unknown) => { readsOnly: boolean; run: (world: World, caller: Caller) => Promise<ToolAnswer> }
}

export const defineTool = <N extends EndpointName>(definition: Definition<N, Output<N>>): Tool =>
  defineWiderTool({ ...definition, outputOf: (output) => output })

/** A tool whose result differs from its endpoint’s output: shorter, in pages, or with more for the introduction. */
export function defineWiderTool<N extends EndpointName, Result>({
  action,
  readsOnly,
  lacks,
  ownInput,
  introduce,
  outputOf,
  ...described
}: Definition<N, Result> & { outputOf: (result: Result) => Record<string, unknown> }): Tool {
  const { params, query, body }: Endpoint = contract[described.endpoint]
  const schema = Type.Object({ ...params?.properties, ...query?.properties, ...body?.properties, ...ownInput?.properties })
  return {
    ...described,
    input: schema,
    prepare(given) {
      const { input, ignored } = validateArguments<N>({ schema, lacks }, given)
      const run = async (world: World, caller: Caller): Promise<ToolAnswer> => {
        const result = await action(world, input, caller)
        const connection = contract[described.endpoint].auth === 'bearer' ? caller.connection : null
        const account = connection && (await connectedAs(world, connection))
        const output = outputOf(result)
        // First, because without them the result may be about something else.
        const warning = hasWarnings(output) ? null : ignoredWarning(ignored, Object.keys(schema.properties))
        const introduction = warning === null ? introduce(result) : `${warning}\n${introduce(result)}`
        return { introduction, account, output: withIgnored(output, ignored) }
      }
      return { readsOnly: readsOnly?.(input) ?? false, run }
    },
  }
}
