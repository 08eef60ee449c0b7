import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import { apiPrefix } from '../../shared/paths/endpoints.ts'
import { paths } from '../../shared/paths.ts'
import { listExamples, type Example } from './examples/examples.ts'
import { listComponents, toJsonSchema, type Json } from './to-json-schema.ts'
import { withCategories } from '../../shared/listing/taxonomy.ts'
import { siteName } from '../domain/settings/current-site.ts'
import type { TObject } from 'typebox'
import { ErrorBody } from '../../shared/schemas/error-body.ts'
import { accountHeader, errorStatus, type ErrorCode } from '../../shared/vocabulary.ts'
import { errorExample, limiterOf, type ApiLimiters } from './examples/error-examples.ts'
import words from './words.json' with { type: 'json' }

type DescribeOptions = { siteUrl: string; limiters: ApiLimiters }

function describeEndpoint(name: EndpointName, { input, output }: Example<EndpointName>, options: DescribeOptions): Json {
  const endpoint: Endpoint = contract[name]
  const { tag, summary, description, params, query, body, errors } = endpoint
  const given = input as Json
  return {
    operationId: name,
    tags: [tag],
    ...(endpoint.auth === 'bearer' && { security: [{ connection: [] }] }),
    summary,
    description,
    ...((params ?? query) && { parameters: [...describeParameters('path', params, given), ...describeParameters('query', query, given)] }),
    ...(body && {
      requestBody: { required: true, description: bodyTexts[endpoint.limit], content: json(toJsonSchema(body), partOf(body, given)) },
    }),
    responses: {
      200: {
        description: resultTexts[name],
        headers: { ...quotaHeaders(limiterOf(endpoint, options.limiters)), ...(endpoint.auth === 'bearer' && accountHeaders) },
        content: json(toJsonSchema(endpoint.output), output),
      },
      ...Object.fromEntries(errors.map((code) => [errorStatus[code], describeError(name, code, options)])),
    },
  }
}

/** The part of an example that goes into the body. */
const partOf = ({ properties }: TObject, given: Json): Json =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(properties, name)))

const json = (schema: Json, example: unknown): Json => ({ 'application/json': { schema, example } })

const describeParameters = (place: 'path' | 'query', schema: Endpoint['params'], example: Json): Json[] =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = toJsonSchema(property)
    const required = schema?.required?.includes(name) ?? false
    const isShown = Object.hasOwn(example, name)
    return {
      name,
      in: place,
      required,
      ...(place === 'query' && { allowEmptyValue: true }),
      description,
      schema: rest,
      ...(isShown && { example: example[name] }),
    }
  })

const bodyTexts: Record<Endpoint['limit'], string> = words.bodyTexts

const resultTexts: Record<EndpointName, string> = words.resultTexts

/** Quotas of endpoints that visit a site. */
const visits = new Set<Endpoint['limit']>(['audits', 'drafts'])

const quotaHeaders = ({ name, quota: { points, seconds } }: ApiLimiters['reads']): Json => ({
  RateLimit: { ...words.headers.rest, example: `"${name}";r=${points - 1};t=${seconds}` },
  'RateLimit-Policy': { ...words.headers.quotas, example: `"${name}";q=${points};w=${seconds}` },
})

const accountHeaders: Json = { [accountHeader]: words.headers.account }

const challengeHeaders: Json = { 'WWW-Authenticate': words.headers.challenge }

const errorTexts: Partial<Record<ErrorCode, string>> = words.errorTexts

/** For the endpoints that visit a site. */
const visitFailed = 'Invalid input, or a site that couldn’t be reached: see data.fieldErrors and data.issues.'

const waits: ErrorCode[] = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']

function describeError(name: EndpointName, code: ErrorCode, options: DescribeOptions): Json {
  const example = errorExample(name, code, options)
  const wait = { description: 'Seconds to wait.', schema: { type: 'integer' }, example: example.data?.['retryAfter'] }
  return {
    description: code === 'BAD_REQUEST' && visits.has(contract[name].limit) ? visitFailed : (errorTexts[code] ?? code),
    ...(waits.includes(code) && { headers: { 'Retry-After': wait } }),
    ...(code === 'UNAUTHORIZED' && { headers: challengeHeaders }),
    content: json(toJsonSchema(ErrorBody), example),
  }
}

/** A description that is made once for any site, with the site’s own categories. */
const ownWords = (described: Json): Json => JSON.parse(withCategories(JSON.stringify(described))) as Json

/** The machine-readable description (interface section 9): OpenAPI 3.1.1, version 1.0.0, derived from the contract. `contact` is a link or null. */
export function describeApi({ siteUrl, contact, limiters }: DescribeOptions & { contact: string | null }): Json {
  const examples: Record<EndpointName, Example<EndpointName>> = listExamples(siteUrl)
  const described: Record<string, Json> = {}
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { path, method } = contract[name]
    // Without a trailing slash, as in section 4 of the interface and as linters expect.
    ;(described[templateOf(path).replace(/\/$/, '')] ??= {})[method.toLowerCase()] = describeEndpoint(name, examples[name], {
      siteUrl,
      limiters,
    })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName()} launch catalog`,
      version: '1.0.0',
      summary: 'Published launches, launch directories and a pre-launch site audit.',
      description:
        'Read endpoints and the audit need no token. Each path also works with a trailing slash: without it, a request is redirected there (308), with its method and body. If your client doesn’t follow redirects, or drops the token when it does, add the slash. All errors share one body; 429 includes Retry-After and data.retryAfter.',
      contact: toContact(siteUrl, contact),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'API reference, including how to get a token', url: `${siteUrl}${paths.reference()}` },
    servers: [{ url: `${siteUrl}${apiPrefix}`, description: 'This catalog.' }],
    security: [],
    tags: [
      { name: 'Catalog', description: 'Published launches and directories.' },
      { name: 'Audit', description: 'Pre-launch audit with a fix for every finding.' },
      { name: 'My launches', description: 'Drafts and launches of the connected account.' },
    ],
    paths: ownWords(described),
    components: {
      securitySchemes: {
        connection: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a connection. A call without one returns 401 with data.connectUrl: the user opens that link and approves once.',
        },
      },
      schemas: ownWords(listComponents()),
    },
  }
}

/** A pattern as OpenAPI spells it: `/products/{slug}/`. */
const templateOf = (pattern: string): string => pattern.replaceAll(/:(\w+)/g, '{$1}')

/** The operator’s own contact, or the page that says how to reach them. */
function toContact(siteUrl: string, contact: string | null): Json {
  const name = new URL(siteUrl).host
  if (contact?.startsWith('mailto:') === true) return { name, email: contact.slice('mailto:'.length) }
  return { name, url: contact ?? `${siteUrl}${paths.about({}, 'contact')}` }
}

export const listEndpoints = (siteUrl: string): Json => ({
  reference: `${siteUrl}${paths.reference()}`,
  agents: `${siteUrl}${paths.agents()}`,
  description: siteUrl + paths.openapi(),
  endpoints: Object.values<Endpoint>(contract).map(({ method, path }) => `${method} ${siteUrl}${apiPrefix}${templateOf(path)}`),
})
