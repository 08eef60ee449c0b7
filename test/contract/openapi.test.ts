import { listingFields } from '../../shared/fields/listing-fields.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../shared/contract.ts'
import { OwnLaunch, type OwnLaunchList } from '../../shared/schemas/own-launch.ts'
import { SubmissionFields } from '../../shared/schemas/submission.ts'
import { runService, type RunningService } from '../support/service.ts'

type Description = {
  openapi: string
  info: { version: string }
  servers: { url: string }[]
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        responses: Record<string, { description: string; content: { 'application/json': { schema: object; example: unknown } } }>
      }
    >
  >
}

/** As the interface writes it. */
const describedPath = (pattern: string) => pattern.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}')

let service: RunningService
let description: Description
beforeAll(async () => {
  service = await runService({ READS_PER_MINUTE: '40' })
  description = await (await fetch(`${service.api}/openapi.json`)).json()
})
afterAll(() => service.close())

describe('the API description', () => {
  it('is OpenAPI 3.1.1, version 1.0.0, and names this service', () => {
    expect(description).toMatchObject({
      openapi: '3.1.1',
      info: { version: '1.0.0' },
      servers: [{ url: `${service.world.siteUrl}/api/v1` }],
    })
  })

  it('describes every field of a submission', () => {
    const fields = Object.entries(SubmissionFields.properties)
    const silent = fields.filter(([, schema]) => !('description' in schema && String(schema.description).length > 10))
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it.each([
    ['name', listingFields.name.advised],
    ['tagline', listingFields.tagline.advised],
    ['description', listingFields.description.advised],
    ['categories', listingFields.categories.max],
  ] as const)('says how long a listing’s %s should be, so that a first submission fits', (field, most) => {
    expect(SubmissionFields.properties[field]).toHaveProperty('description', expect.stringMatching(new RegExp(`\\b[Uu]p to ${most}\\b`)))
  })

  it('says that a launch has a draft URL until it’s live, and shows one', () => {
    expect(OwnLaunch.properties.draftUrl).toHaveProperty('description', expect.stringMatching(/null once live/))
    const answer = description.paths['/me/launches']?.['get']?.responses['200']
    const example = answer?.content?.['application/json'].example as OwnLaunchList | undefined
    expect(example?.items.map(({ status, draftUrl }) => [status, draftUrl])).toEqual([
      ['scheduled', `${service.world.siteUrl}/drafts/acme/`],
    ])
  })

  it('lists exactly the endpoints of the contract', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(
      Object.entries(contract)
        .map(([name, { method, path }]) => `${name} ${method} ${describedPath(path)}`)
        .sort(),
    )
  })

  it('mentions unreachable sites only for endpoints that visit one', () => {
    const told = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ responses }) => (/site/.test(responses['400']?.description ?? '') ? [path] : [])),
    )
    expect(told).toEqual(['/launch-readiness', '/submissions'])
  })

  it('passes redocly’s recommended rules', async () => {
    // This server is local.
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } })
    const problems = await lintFromString({ source: JSON.stringify(description), config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })
})

describe('every response matches its description', () => {
  const post = (body: string, type = 'application/json') => ({ method: 'POST', body, headers: { 'Content-Type': type } })
  const cases: [string, string, keyof typeof contract, number, RequestInit?][] = [
    ['a page of products', '/products/?limit=50', 'searchProducts', 200],
    ['a bad limit', '/products/?limit=0', 'searchProducts', 400],
    ['a product', '/products/SLUG/', 'getProduct', 200],
    ['an unknown product', '/products/no-such-thing/', 'getProduct', 404],
    ['the directories', '/directories/?limit=100', 'listDirectories', 200],
    ['a bad directories limit', '/directories/?limit=101', 'listDirectories', 400],
    ['an unreachable site', '/launch-readiness/', 'checkLaunchReadiness', 400, post('{"url":"http://127.0.0.1:1/"}')],
    ['an audit without a body', '/launch-readiness/', 'checkLaunchReadiness', 400, post('')],
    ['an audit as text', '/launch-readiness/', 'checkLaunchReadiness', 415, post('{}', 'text/plain')],
    ['an oversized audit', '/launch-readiness/', 'checkLaunchReadiness', 413, post(`"${'x'.repeat(300_000)}"`)],
  ]

  it.each(cases)('%s', async (_, path, name, status, init) => {
    const { items } = await (await fetch(`${service.api}/products/?limit=1`)).json()
    await expectDescribed(await fetch(`${service.api}${path.replace('SLUG', items[0].slug)}`, init), name, status)
  })

  it('an exceeded rate limit', async () => {
    await Promise.all(Array.from({ length: 40 }, () => fetch(`${service.api}/directories/`)))
    await expectDescribed(await fetch(`${service.api}/directories/`), 'listDirectories', 429)
  })

  async function expectDescribed(answer: Response, name: keyof typeof contract, status: number) {
    expect(answer.status).toBe(status)
    const { method, path: pattern } = contract[name]
    const path = describedPath(pattern)
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    ajv.addSchema(description, 'api')
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema']
    const validate = ajv.compile({
      $ref: `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
    })
    const body = await answer.json()
    validate(body)
    expect(validate.errors ?? []).toEqual([])
    const described = description.paths[path]?.[method.toLowerCase()]?.responses[status]?.content['application/json'].example
    if ([404, 413, 415].includes(status)) expect(body).toEqual(described)
  }
})
