/** The parts of an OpenAPI 3.1 description that the reference shows. */
export type Schema = {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: Schema
  example?: string | number
}
type Content = { 'application/json': { schema: Schema; example: unknown } }
export type Answer = { description: string; content?: Content }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}

export type ApiDescription = {
  info: { version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, { description: string }>; schemas: Record<string, Schema> }
}

export type Endpoint = Operation & { method: string; path: string }

/** Every operation, in the order of the description. */
export const listEndpoints = ({ paths }: ApiDescription): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

export const schemaName = ($ref: string): string => $ref.replace(/^.*\//, '')

export const jsonSchema = ({ content }: { content?: Content }): Schema | undefined => content?.['application/json'].schema

/** The example of a request or response, as JSON to read; null if it has no body. */
export const jsonExample = ({ content }: { content?: Content } = {}): string | null =>
  content === undefined ? null : JSON.stringify(content['application/json'].example, null, 2)

/** The id of a tag’s section. */
export const anchorOf = (tag: string): string => tag.toLowerCase().replaceAll(/\W+/g, '-')
