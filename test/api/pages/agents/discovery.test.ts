import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiCatalog, serverCard, serverJson } from '../../../../api/pages/agents/agent-routes.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([])
})
afterAll(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { redirect: 'manual', headers })
const pathOf = (address: string) => new URL(address, 'https://slipway.example').pathname

/** What both schemas of 2025-12-11 and of SEP-2127 require of the fields we use. */
const server = (schema: string) => ({
  type: 'object',
  required: ['$schema', 'name', 'description', 'version'],
  additionalProperties: false,
  properties: {
    $schema: { const: schema },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    version: { type: 'string', maxLength: 255, pattern: String.raw`^\d+\.\d+\.\d+$` },
    websiteUrl: { type: 'string', pattern: '^https?://' },
    icons: {
      type: 'array',
      items: {
        type: 'object',
        required: ['src'],
        additionalProperties: false,
        properties: {
          src: { type: 'string', maxLength: 255, pattern: '^https?://' },
          mimeType: { enum: ['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp'] },
          sizes: { type: 'array', items: { type: 'string', pattern: String.raw`^(\d+x\d+|any)$` } },
        },
      },
    },
    remotes: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['type', 'url'],
        additionalProperties: false,
        properties: { type: { const: 'streamable-http' }, url: { type: 'string', pattern: String.raw`^https?://[^\s]+$` } },
      },
    },
  },
})
const ajv = new Ajv2020({ strict: false })
const validCard = ajv.compile(server('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'))
const validServer = ajv.compile(server('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'))

describe.each(['https://launch.example.com', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'for a site at %s',
  (siteUrl) => {
    it('the server card and server.json follow their schemas, and name both URLs', () => {
      const [card, json] = [serverCard(siteUrl), serverJson(siteUrl)]
      expect([validCard(card), validCard.errors]).toEqual([true, null])
      expect([validServer(json), validServer.errors]).toEqual([true, null])
      const remotes = ['/mcp/account/', '/mcp/'].map((path) => ({ type: 'streamable-http', url: siteUrl + path }))
      expect([card, json]).toMatchObject([{ remotes }, { remotes }])
    })
  },
)

it('the name is the site’s host in reverse', () => {
  expect(serverJson('https://launch.example.com')).toMatchObject({ name: 'com.example.launch/slipway' })
  expect(aiCatalog('https://launch.example.com')).toMatchObject({ entries: [{ identifier: 'urn:air:launch.example.com:mcp:slipway' }] })
})

describe('what is served', () => {
  it.each([
    ['/server.json', 'application/json'],
    ['/mcp/server-card/', 'application/mcp-server-card+json'],
    ['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
    ['/.well-known/agent-skills/index.json', 'application/json'],
    ['/agents/slipway-launch/SKILL.md', 'text/markdown; charset=utf-8'],
  ])('%s is %s, may be kept for an hour and read by pages of any origin', async (path, type) => {
    await get(path)
    await get(path)
    const answer = await get(path, { Origin: 'https://client.example' })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      type,
      'public, max-age=3600',
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const tag = answer.headers.get('etag') ?? ''
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304)
  })

  it('the catalog’s card is this server’s, also where earlier drafts had it', async () => {
    const { entries } = (await (await get('/.well-known/ai-catalog.json')).json()) as { entries: { url: string }[] }
    const card = await (await get(pathOf(entries[0]?.url ?? ''))).json()
    expect(card).toMatchObject({ name: 'example.slipway/slipway', remotes: expect.any(Array) })
    expect((await get('/.well-known/mcp/server-card.json')).headers.get('location')).toBe('/mcp/server-card/')
  })

  it('the skill has valid front matter, and the index its digest', async () => {
    const { skills } = (await (await get('/.well-known/agent-skills/index.json')).json()) as {
      skills: { name: string; description: string; url: string; digest: string }[]
    }
    const [skill] = skills
    const text = await (await get(pathOf(skill?.url ?? ''))).text()
    const front = /^---\nname: (.+)\ndescription: (.+)\ncompatibility: (.+)\n---\n/.exec(text)
    expect([front?.[1], front?.[2]]).toEqual([skill?.name, skill?.description])
    expect(skill?.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(pathOf(skill?.url ?? '')).toBe(`/agents/${skill?.name}/SKILL.md`)
    // Plain YAML values end at “: ” and “ #”.
    for (const value of front?.slice(2) ?? []) expect(value).not.toMatch(/: | #/)
    expect([(front?.[2] ?? '').length <= 1024, (front?.[3] ?? '').length <= 500]).toEqual([true, true])
    expect(skill?.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`)
  })

  it('every URL in the skill exists', async () => {
    const text = await (await get('/agents/slipway-launch/SKILL.md')).text()
    const addresses = [...new Set(text.match(/https:\/\/slipway\.example[^\s'`),]*[^\s'`),.]/g))]
    expect(addresses.map(pathOf).toSorted()).toEqual(['/agents/', '/api/v1/launch-readiness/', '/api/v1/products/', '/api/v1/submissions/'])
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const statuses = addresses.map(async (address) => {
      const { status } = await fetch(site.origin + pathOf(address), /readiness|submissions/.test(address) ? post : {})
      return [pathOf(address), status]
    })
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      '/agents/': 200,
      '/api/v1/products/': 200,
      '/api/v1/launch-readiness/': 400,
      '/api/v1/submissions/': 401,
    })
  })
})
