import type { ToolAnnotations } from '@modelcontextprotocol/server'
import { contract, type EndpointName, type Output } from '../../shared/contract.ts'
import type { Action, Caller } from '../actions/action.ts'
import { connectedAs } from '../actions/connections/find-connection.ts'
import type { World } from '../ports/world.ts'
import { validateArguments } from '../http/validate.ts'

type Definition<N extends EndpointName> = {
  /** The endpoint that defines this tool's input, output, limit and whether it needs a connection. */
  endpoint: N
  action: Action<N>
  title: string
  /** For an agent that doesn't know the service: what the tool returns, what to call next, what only the user can do. */
  description: string
  annotations: ToolAnnotations
  /** One or two sentences above the result: what it is, and what to do next. */
  introduce: (output: Output<N>) => string
}

/** `account` names the account of a tool that needs a connection; null for other tools. */
export type ToolAnswer = { introduction: string; account: string | null; output: Record<string, unknown> }

export type Tool = Pick<Definition<EndpointName>, 'endpoint' | 'title' | 'description' | 'annotations'> & {
  /** Validates the arguments and returns the function that does the work. Throws Failure BAD_REQUEST with every error. */
  prepare: (given: unknown) => (world: World, caller: Caller) => Promise<ToolAnswer>
}

export function defineTool<N extends EndpointName>({ action, introduce, ...described }: Definition<N>): Tool {
  return {
    ...described,
    prepare(given) {
      const input = validateArguments(described.endpoint, given)
      return async (world, caller) => {
        const output = await action(world, input, caller)
        const connection = contract[described.endpoint].auth === 'bearer' ? caller.connection : null
        return { introduction: introduce(output), account: connection && (await connectedAs(world, connection)), output }
      }
    },
  }
}
