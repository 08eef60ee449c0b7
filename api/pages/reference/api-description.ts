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

/** A command for a shell, one line for each option. */
export const curl = (url: string, ...options: string[]): string => [`curl "${url}"`, ...options].join(' \\\n  ')

export const withToken = '-H "Authorization: Bearer $LAUNCH_TOKEN"'

/** What examples need to work: the slug of a launch that there is, and the URL of the sample product if its site runs. */
export type Real = { slug: string | undefined; sampleProduct: string | undefined }

/** For a site that is visited: those of the examples don’t exist. */
const placeholder = 'https://your-product.example/'

/** The URL in the example of an endpoint that visits the product’s site, which its body names. */
export function visitedUrl({ requestBody }: Endpoint, { sampleProduct = placeholder }: Real): string | undefined {
  const { url } = (jsonOf(requestBody)?.example ?? {}) as { url?: string }
  // A picture’s has a path.
  return url !== undefined && URL.parse(url)?.pathname === '/' ? sampleProduct : undefined
}

/** The example call of an endpoint, with what is real. A body makes curl use POST. */
export function curlExample(endpoint: Endpoint, baseUrl: string, real: Real): string {
  const { path, parameters = [], requestBody, security } = endpoint
  const valueOf = (name: string) =>
    (name === 'slug' ? real.slug : undefined) ?? String(parameters.find((parameter) => parameter.name === name)?.example ?? name)
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
  const query = new URLSearchParams(inQuery.map(({ name, example }) => [name, String(example)]))
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)))
  const example = jsonOf(requestBody)?.example as object | undefined
  const visited = visitedUrl(endpoint, real)
  const body = JSON.stringify(visited === undefined ? example : { ...example, url: visited })
  return curl(
    url + (query.size > 0 ? `?${query}` : ''),
    ...(security === undefined ? [] : [withToken]),
    ...(example === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(body)}`]),
  )
}

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
