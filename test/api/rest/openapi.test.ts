import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { createSemaphore } from '../../../api/domain/semaphore.ts'
import type { Failure } from '../../../api/domain/failure.ts'
import { toErrorBody } from '../../../api/http/middleware/answer-failures.ts'
import { describeApi } from '../../../api/rest/openapi.ts'
import { literalLimiters } from '../../support/literal-limiters.ts'

type Json = { [key: string]: unknown }
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const limiters = literalLimiters({ readsPerMinute: 30, auditsPerHour: 7, draftsPerHour: 3 })
const describeWith = (contact: string | null) => describeApi({ siteUrl: 'https://launches.example', contact, limiters })
const description = describeWith(null)
const at = (...keys: string[]) => keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), description)

/** Every object within the description, with where it is. Schemas and examples are told apart by where they are. */
function* objectsIn(value: unknown, place = ''): Generator<[string, Json]> {
  if (!isObject(value)) return
  yield [place, value]
  for (const [key, inner] of Object.entries(value)) if (key !== 'example') yield* objectsIn(inner, `${place}/${key}`)
}
const objects = [...objectsIn(description)]

describe('the API description', () => {
  it('has a real description of every field, parameter, header, body, response and schema', () => {
    const isDescribed = /\/(?:properties|parameters|headers|responses|schemas)\/[\w-]+$|\/requestBody$/
    const places = objects.filter(([place, value]) => isDescribed.test(place) && value['$ref'] === undefined)
    expect(places.length).toBeGreaterThan(140)
    expect(places.filter(([, { description: text }]) => typeof text !== 'string' || text.length < 10).map(([place]) => place)).toEqual([])
  })

  it('has an example of every parameter but the cursors, and of every header, request and response', () => {
    const isShown = /\/(?:parameters|headers)\/[\w-]+$|\/content\/[^/]+$/
    const silent = objects.filter(([place, value]) => isShown.test(place) && !('example' in value))
    expect(silent.map(([place, { name }]) => name ?? place)).toEqual(['cursor', 'cursor'])
  })

  const shown = objects.filter(([, value]) => 'example' in value && 'schema' in value)
  it.each(shown)('has an example that fits its schema at %s', (_, { schema, example }) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(description, 'api')
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')))
    validate(example)
    expect(validate.errors ?? []).toEqual([])
  })

  it('gives every enum its type', () => {
    const enums = objects.filter(([, value]) => 'enum' in value)
    expect(enums.length).toBeGreaterThan(4)
    expect(enums.filter(([, { type }]) => type !== 'string')).toEqual([])
  })

  it('links to this site alone, except in invented products', () => {
    const links = JSON.stringify(description).match(/https?:\/\/[^/"\\]+/g) ?? []
    const hosts = new Set(links.map((link) => new URL(link).host))
    expect([...hosts].toSorted()).toEqual(['acme.example', 'launches.example', 'maker-monday.example'])
  })

  it.each([
    ['an email', 'mailto:crew@launches.example', { name: 'launches.example', email: 'crew@launches.example' }],
    ['a link', 'https://crew.example/help', { name: 'launches.example', url: 'https://crew.example/help' }],
    ['nothing', null, { name: 'launches.example', url: 'https://launches.example/about/#contact' }],
  ])('names whom to contact if CONTACT is %s', (_, contact, expected) => {
    expect(describeWith(contact)['info']).toMatchObject({ contact: expected })
  })

  const refusals: [string, string, string][] = [
    ['/products', 'get', 'The limit is 30 API reads per minute. Try again in 30 seconds.'],
    ['/me/launches', 'get', 'The limit is 300 API reads per minute. Try again in 30 seconds.'],
    ['/launch-readiness', 'post', 'The limit is 7 audits per hour. Try again in 30 minutes.'],
    ['/submissions', 'post', 'The limit is 3 drafts per hour. Try again in 30 minutes.'],
  ]
  it.each(refusals)('shows the configured quota of %s', (path, method, message) => {
    const content = at('paths', path, method, 'responses', '429', 'content', 'application/json', 'example')
    expect(content).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, message })
  })

  it('shows what a busy server says', async () => {
    const semaphore = createSemaphore({ places: 1, waiting: 0, retryAfter: 10 })
    void semaphore(() => new Promise(() => undefined))
    const rejection: unknown = await semaphore(() => Promise.resolve()).catch((error: unknown) => error)
    const busy = at('paths', '/launch-readiness', 'post', 'responses', '503', 'content', 'application/json', 'example')
    expect(busy).toEqual(toErrorBody(rejection as Failure))
  })

  it('shows refusals of input in the words that callers get', () => {
    const bad = (path: string, method: string) => at('paths', path, method, 'responses', '400', 'content', 'application/json', 'example')
    expect(bad('/products', 'get')).toMatchObject({ data: { fieldErrors: { limit: ['Must be at most 50.'] } } })
    expect(Object.keys((bad('/submissions', 'post') as { data: { fieldErrors: object } }).data.fieldErrors)).toEqual(['url', 'pricing'])
  })
})
