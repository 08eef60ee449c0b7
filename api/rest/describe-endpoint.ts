import type { TObject } from 'typebox'
import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import { ErrorBody } from '../../shared/schemas/error-body.ts'
import { accountHeader, errorStatus, type ErrorCode } from '../../shared/vocabulary.ts'
import type { Example } from './examples/examples.ts'
import { errorExample, limiterOf, type ApiLimiters } from './examples/error-examples.ts'
import { toJsonSchema, type Json } from './to-json-schema.ts'
import words from './words.json' with { type: 'json' }

export type DescribeOptions = { siteUrl: string; limiters: ApiLimiters }

export function describeEndpoint(name: EndpointName, { input, output }: Example<EndpointName>, options: DescribeOptions): Json {
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
