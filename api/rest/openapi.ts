import type { TSchema } from 'typebox'
import { contract, type Endpoint } from '../../shared/contract.ts'
import { Directory, DirectoryList } from '../../shared/schemas/directory.ts'
import { ErrorBody } from '../../shared/schemas/error-body.ts'
import { Discount, Pricing, Product, ProductPage, ProductSummary } from '../../shared/schemas/product.ts'
import { OwnLaunch, OwnLaunchList } from '../../shared/schemas/own-launch.ts'
import { Check, FreeWeek, ReadinessReport, SuggestedListing } from '../../shared/schemas/readiness.ts'
import { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import { accountHeader, errorStatus, type ErrorCode } from '../../shared/vocabulary.ts'

type Json = { [key: string]: unknown }

const components = {
  Pricing,
  Discount,
  ProductSummary,
  Product,
  ProductPage,
  Directory,
  DirectoryList,
  Check,
  SuggestedListing,
  FreeWeek,
  ReadinessReport,
  SubmissionFields,
  SubmissionResult,
  OwnLaunch,
  OwnLaunchList,
  ErrorBody,
}
const componentNames = new Map<unknown, string>(Object.entries(components).map(([name, schema]) => [schema, name]))

/** The machine-readable description (interface section 9): OpenAPI 3.1.1, version 1.0.0, derived from the contract. */
export function describeApi(siteUrl: string, apiPrefix: string): Json {
  const paths: Record<string, Json> = {}
  for (const [operationId, endpoint] of Object.entries<Endpoint>(contract)) {
    ;(paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(operationId, endpoint)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Slipway launch catalog',
      version: '1.0.0',
      summary: 'Published launches, launch directories and a pre-launch site audit.',
      description:
        'Read endpoints and the audit need no token. URLs without a trailing slash redirect (308). All errors share one body; 429 includes Retry-After and data.retryAfter.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${siteUrl}${apiPrefix}` }],
    security: [],
    tags: [
      { name: 'Catalog', description: 'Published launches and other places to launch.' },
      { name: 'Audit', description: 'Pre-launch audit with a fix for every finding.' },
      { name: 'My launches', description: 'Drafts and launches of the connected account.' },
    ],
    paths,
    components: {
      securitySchemes: {
        connection: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a connection. A call without one returns 401 with data.connectUrl: the user opens that link and approves once.',
        },
      },
      schemas: Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, toJsonSchema(schema, true)])),
    },
  }
}

/** What the base URL answers: the endpoints, and where they are documented. */
export const listEndpoints = (siteUrl: string, apiPrefix: string): Json => ({
  reference: `${siteUrl}/reference/`,
  description: `${siteUrl}${apiPrefix}/openapi.json`,
  endpoints: Object.values<Endpoint>(contract).map(({ method, path }) => `${method} ${siteUrl}${apiPrefix}${path}/`),
})

function describeEndpoint(operationId: string, endpoint: Endpoint): Json {
  const { tag, summary, description, params, query, body, output, errors } = endpoint
  return {
    operationId,
    tags: [tag],
    ...(endpoint.auth === 'bearer' && { security: [{ connection: [] }] }),
    summary,
    description,
    ...((params ?? query) && { parameters: [...describeParameters('path', params), ...describeParameters('query', query)] }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body) } } } }),
    responses: {
      200: {
        description: 'Success.',
        headers: { ...quotaHeaders, ...(endpoint.auth === 'bearer' && accountHeaders) },
        content: { 'application/json': { schema: toJsonSchema(output) } },
      },
      ...Object.fromEntries(errors.map((code) => [errorStatus[code], describeError(code, endpoint)])),
    },
  }
}

const describeParameters = (place: 'path' | 'query', schema: Endpoint['params']): Json[] =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = toJsonSchema(property)
    const required = schema?.required?.includes(name) ?? false
    return { name, in: place, required, ...(place === 'query' && { allowEmptyValue: true }), description, schema: rest }
  })

const quotaHeaders = {
  RateLimit: { description: 'What is left of each quota, as `"name";r=remaining;t=seconds`.', schema: { type: 'string' } },
  'RateLimit-Policy': {
    description:
      'The quotas, as `"name";q=quota;w=seconds`. Per-minute quotas may be counted separately by each process that serves the API.',
    schema: { type: 'string' },
  },
}

const accountHeaders = {
  [accountHeader]: {
    description: 'The account that the connection belongs to: name and handle, percent-encoded. Never the email.',
    schema: { type: 'string' },
  },
}

const errorTexts: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Invalid input: see data.fieldErrors and data.issues.',
  UNAUTHORIZED:
    'The token is missing, invalid or revoked; data.connectUrl is a link to connect. If too many links were requested, data.retryAfter (seconds) is returned instead.',
  NOT_FOUND: 'Not found.',
  CONFLICT: 'The product is already listed or about to launch: see data.fieldErrors.',
  PAYLOAD_TOO_LARGE: 'The request body is larger than 256 KB.',
  UNSUPPORTED_MEDIA_TYPE: 'The request body isn’t application/json in UTF-8.',
  TOO_MANY_REQUESTS: 'Rate limit exceeded.',
  SERVICE_UNAVAILABLE: 'Server busy; retry after the delay.',
}

/** For the endpoints that visit a site. */
const visitFailed = 'Invalid input, or a site that couldn’t be reached: see data.fieldErrors and data.issues.'

const waits: ErrorCode[] = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']

const describeError = (code: ErrorCode, { limit }: Endpoint): Json => ({
  description: code === 'BAD_REQUEST' && limit !== 'reads' ? visitFailed : (errorTexts[code] ?? code),
  ...(waits.includes(code) && { headers: { 'Retry-After': { description: 'Delay in seconds.', schema: { type: 'integer' } } } }),
  content: { 'application/json': { schema: toJsonSchema(ErrorBody) } },
})

/** A plain copy of a schema in which every nested component is a reference. */
function toJsonSchema(schema: TSchema, isTop = false): Json {
  const convert = (value: unknown, top: boolean): unknown => {
    const name = top ? undefined : componentNames.get(value)
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(value)) return value.map((item) => convert(item, false))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (key.startsWith('~') ? [] : [[key, convert(inner, false)]])))
  }
  return convert(schema, isTop) as Json
}
