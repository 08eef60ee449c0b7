import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { encoded, methods, rarely, spoiledQuery, withOddHeaders } from './odd.ts'
import { hostileBody, hostileJson, hostileText, nearlyValid, valid, type Schema } from './values.ts'
import type { WireRequest } from './wire.ts'

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema }
export type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
}
export type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** One request of an operation: as it should be, nearly so, or anything. */
function requestOf(
  prefix: string,
  path: string,
  method: string,
  operation: Operation,
  resolve: (ref: string) => Schema,
): Arbitrary<WireRequest> {
  const parameters = operation.parameters ?? []
  const slot = ({ schema }: Parameter) => rarely(valid(schema, resolve).map(asText), fc.oneof(hostileText, hostileJson.map(asText)))
  const places = fc.record(Object.fromEntries(parameters.filter((one) => one.in === 'path').map((one) => [one.name, slot(one)])))
  const query = fc.record(Object.fromEntries(parameters.filter((one) => one.in === 'query').map((one) => [one.name, slot(one)])), {
    requiredKeys: [],
  })
  const schema = operation.requestBody?.content['application/json'].schema
  const object = schema?.$ref === undefined ? schema : resolve(schema.$ref)
  const bodies =
    object === undefined
      ? rarely(fc.constant(null), hostileBody)
      : fc.oneof(valid(object, resolve).map(asText), nearlyValid(object, resolve).map(asText), hostileBody)
  return fc
    .record({
      places,
      query: rarely(
        query.map((values) =>
          new URLSearchParams(Object.entries(values).map(([name, value]) => [name, (value ?? '').toWellFormed()])).toString(),
        ),
        spoiledQuery,
      ),
      slash: rarely(fc.constant('/'), fc.constantFrom('', '//', '/.', '/x/')),
      method: rarely(fc.constant(method), fc.constantFrom(...methods)),
      body: bodies,
      type: rarely(
        fc.constant('application/json'),
        fc.constantFrom('text/plain', 'application/JSON; charset=utf-8', 'application/x-www-form-urlencoded', 'json'),
      ),
    })
    .map(({ places, query, slash, method, body, type }) => {
      const filled = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(places[name] ?? ''))
      return {
        method,
        target: `${prefix}${filled}${slash}${query === '' ? '' : `?${query}`}`,
        headers: body === null ? [] : [['Content-Type', type]],
        body: body === null ? null : Buffer.from(body),
      }
    })
}

/** Requests to all operations of a description, each as likely as the others. */
export function apiRequests({ paths, components }: Description, prefix: string): Arbitrary<WireRequest> {
  const resolve = (ref: string) => components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const requests = fc.oneof(
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => requestOf(prefix, path, method.toUpperCase(), operation, resolve)),
    ),
  )
  return withOddHeaders(requests)
}
