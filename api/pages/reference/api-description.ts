/** What the reference shows of an OpenAPI 3.1 description. */
export type Schema = {
  $ref?: string
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

type Content = { content?: { 'application/json': { schema: Schema; example: unknown } } }

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: unknown[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: Schema; example?: string | number }[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
}

export type ApiDescription = {
  info: { version: string; description: string }
  servers: [{ url: string }]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export type Endpoint = Operation & { method: string; path: string }

/** Every operation, in the order of the description, with the trailing slash it’s served with: curl doesn’t follow redirects by default. */
export const listEndpoints = ({ paths }: ApiDescription): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path: `${path}/` })),
  )

export const schemaName = ($ref = ''): string => $ref.replace(/^.*\//, '')

export const jsonOf = (message?: Content) => message?.content?.['application/json']

/** The example of a request or response, as JSON to read. */
export const exampleOf = (message?: Content): string => JSON.stringify(jsonOf(message)?.example, null, 2)

export const anchorOf = (tag: string): string => tag.toLowerCase().replaceAll(/\W+/g, '-')
