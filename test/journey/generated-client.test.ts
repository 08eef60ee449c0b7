import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateClient, type GeneratedClient } from '../support/generated-client.ts'
import { tokenOn } from '../support/approval.ts'
import { noteSecret } from '../support/run-log.ts'
import { serveProductSite } from '../support/product-site.ts'
import { runService, type RunningService } from '../support/service.ts'
import { Visitor } from '../support/visitor.ts'

// What somebody writes who has a client generated from openapi.json. It follows redirects, which keep method, body and token.
const journey = `
import { ok } from '@oazapfts/runtime'
import * as api from './client.ts'

api.defaults.headers = { 'Slipway-Client': 'Generated client/1.0' }

export async function journey(site: string, approve: (connectUrl: string) => Promise<string>) {
  const slugs: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: api.PageOfProducts = await ok(api.searchProducts({ limit: 20, cursor }))
    slugs.push(...page.items.map(({ slug }) => slug))
    cursor = page.nextCursor
  }
  const product = await ok(api.getProduct(slugs[0] ?? ''))
  const gone = await api.getProduct('no-such-thing')
  const { items: directories } = await ok(api.listDirectories({ limit: 3 }))
  const report = await ok(api.checkLaunchReadiness({ url: site }))

  const refused = await api.listOwnLaunches()
  if (refused.status !== 401) throw new Error('expected a link to connect')
  const token = await approve(refused.data.data?.connectUrl ?? '')
  api.defaults.headers = { Authorization: 'Bearer ' + token }

  const { name, categories } = report.suggestedListing
  const listing = { url: site, categories, pricing: 'freemium' as const, ...(name !== null && { name }) }
  const draft = await ok(api.createDraft(listing))
  const invalid = await api.createDraft({ url: '', tagline: 'x'.repeat(300) })
  const own = await ok(api.listOwnLaunches())
  return {
    slugs,
    maker: product.maker.name,
    gone: gone.status,
    ratings: directories.map(({ domainRating }) => domainRating),
    failed: report.checks.flatMap(({ id, status, fix }) => (status === 'fail' && fix !== null ? [id] : [])),
    draft,
    fieldErrors: invalid.status === 400 ? Object.keys(invalid.data.data?.fieldErrors ?? {}) : [],
    own: own.items.map(({ slug, status, draftUrl }) => ({ slug, status, draftUrl })),
  }
}
`

const mistakes = `
import { createDraft, getProduct } from './client.ts'
await createDraft({ url: 'https://acme.example/', pricing: 'cheap' })
await createDraft({ name: 'Acme' })
const answer = await getProduct('acme')
if (answer.status === 200) answer.data.discount.code
`

let service: RunningService
let site: Awaited<ReturnType<typeof serveProductSite>>
let client: GeneratedClient
beforeAll(async () => {
  site = await serveProductSite()
  service = await runService({ CRAWL_ALLOW: `localhost:${site.port}` })
  const description = await (await fetch(`${service.api}/openapi.json`)).text()
  client = await generateClient(description, { 'journey.ts': journey, 'mistakes.ts': mistakes })
})
afterAll(async () => {
  await client.close()
  await service.close()
  await site.close()
})

it('a client generated from the description compiles, and its types know what the API doesn’t accept or may leave out', async () => {
  const errors = (await client.compile()).filter((line) => !line.startsWith(' '))
  expect(errors.map((line) => line.replace(/\(.*?\)/, ''))).toEqual([
    expect.stringContaining(`mistakes.ts: error TS2322: Type '"cheap"' is not assignable`),
    expect.stringContaining(`mistakes.ts: error TS2741: Property 'url' is missing`),
    expect.stringContaining(`mistakes.ts: error TS18047: 'answer.data.discount' is possibly 'null'`),
  ])
})

it('makes the whole journey, though each path redirects to its slash form', async () => {
  const visitor = await new Visitor(service.origin).signUp('ada@example.org')
  const approve = async (connectUrl: string) => {
    const code = new URL(connectUrl).searchParams.get('code') ?? ''
    const token = tokenOn(await (await visitor.send('/connect/', { code, do: 'approve-code' })).text()) ?? ''
    noteSecret(token)
    return token
  }
  const { journey: run } = await client.load('journey.ts')
  const found = await (run as (...input: unknown[]) => Promise<Record<string, unknown>>)(`http://localhost:${site.port}/`, approve)
  const { draft } = found
  expect(found).toMatchObject({
    maker: expect.any(String),
    gone: 404,
    ratings: [expect.any(Number), expect.any(Number), expect.any(Number)],
    failed: expect.arrayContaining(['meta-description']),
    draft: { ok: true, existing: false, draftUrl: expect.stringMatching(new RegExp(`^${service.world.siteUrl}/drafts/`)) },
    fieldErrors: ['url', 'tagline'],
    own: [{ slug: (draft as { slug: string }).slug, status: 'draft', draftUrl: (draft as { draftUrl: string }).draftUrl }],
  })
  expect(new Set(found['slugs'] as string[]).size).toBeGreaterThan(20)
})
