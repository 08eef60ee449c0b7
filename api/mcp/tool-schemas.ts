import { fromJsonSchema, type JsonSchemaType, type jsonSchemaValidator } from '@modelcontextprotocol/server'
import type { TObject } from 'typebox'
import { contract, type Endpoint } from '../../shared/contract.ts'
import { ConnectionNeeded } from './connection-needed.ts'
import type { Tool } from './tool.ts'

/** Our own validation runs inside the call, so that its errors have the contract's form. */
const unchecked: jsonSchemaValidator = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}
const toSchema = (schema: object) => fromJsonSchema(JSON.parse(JSON.stringify(schema)) as JsonSchemaType, unchecked)

/** Every agent carries these schemas in its context, so they say only what it needs to call the tool. */
export const schemasOf = (tool: Tool) => ({ inputSchema: toSchema(toInput(tool)), outputSchema: toSchema(toOutput(tool)) })

function toInput({ input: { properties, required } }: Tool): object {
  const bare = Object.entries(properties).map(([name, property]) => [name, withoutAside(property)])
  return { type: 'object', properties: Object.fromEntries(bare), ...(required?.length && { required }) }
}

/** Without what documents for people add. */
const withoutAside = (property: object) => {
  const { title: _, examples: __, ...rest } = property as { title?: unknown; examples?: unknown }
  return rest
}

/**
 * Only names the fields of a result: no model reads this, and a program has their types from the API’s description. Some clients check errors
 * and requests for approval against it too, so nothing but the guidance is required.
 */
function toOutput({ endpoint, ownOutput }: Tool): object {
  const { output, auth }: Endpoint = contract[endpoint]
  const fields = {
    ...(output as TObject).properties,
    ...ownOutput?.properties,
    ...(auth === 'bearer' && { connected: ConnectionNeeded.properties.connected }),
  }
  const names = ['connectedAs', ...Object.keys(fields), 'endOfData'].filter((name) => name !== 'connectedAs' || auth === 'bearer')
  const properties = { guidance: { type: 'string' }, ...Object.fromEntries(names.map((name) => [name, {}])) }
  return { type: 'object', properties, required: ['guidance'] }
}
