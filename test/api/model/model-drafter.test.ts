import { describe, expect, test } from 'vitest'
import {
  completing,
  draftWith,
  failing,
  goodAnswer,
  listing,
  never,
  saying,
  startModelServer,
  tidewatch,
} from '../../support/model-server.ts'
import { freePort } from '../../support/service.ts'
import { emptyPage } from '../../support/literal-page.ts'

const site = tidewatch()
const rules = site.listing
const nth = (number: number) => tidewatch(`<p>Harbour number ${number} uses it.</p>`)
type Reply = Parameters<typeof startModelServer>[0]

test('the rules’ listing differs from the model’s in every test below', () => {
  expect(rules.tagline).not.toBe(goodAnswer.tagline)
  expect(rules.description).not.toBe(goodAnswer.description)
  expect(rules.categories).not.toEqual(goodAnswer.categories)
})

test('a listing that the page backs is the model’s', async () => {
  const server = await startModelServer(listing(goodAnswer))
  const { draft, outcomes, notes } = draftWith(server.url)
  expect(await draft(site)).toEqual(goodAnswer)
  expect(outcomes).toEqual(['used'])
  expect(notes).toEqual([])
})

describe('the request', () => {
  const ask = async (key: string | null) => {
    const server = await startModelServer(listing(goodAnswer))
    await draftWith(server.url, { key }).draft(site)
    const [request] = server.requests
    if (request === undefined) throw new Error('nothing was asked')
    return request
  }
  test('goes to the configured model’s chat completions with its key', async () => {
    expect(await ask('sk-hush')).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer sk-hush', body: { model: 'small' } })
  })
  test('has no Authorization header without a key', async () => {
    expect((await ask(null)).authorization).toBeUndefined()
  })
  test('requires the listing’s schema, with neither tools nor streaming', async () => {
    const { body } = await ask(null)
    expect(Object.keys(body).sort()).toEqual(['messages', 'model', 'response_format'])
    expect(body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        strict: true,
        schema: {
          additionalProperties: false,
          required: ['name', 'tagline', 'description', 'categories', 'pricing'],
          properties: { categories: { items: { type: 'string', enum: expect.arrayContaining(['travel-hospitality', 'games']) } } },
        },
      },
    })
  })
  test('contains the page’s words, but not its markup or its URL’s query', async () => {
    const text = JSON.stringify((await ask(null)).body.messages)
    expect(text).toContain('€4 per month')
    expect(text).not.toMatch(/<h1|<p>|session|private/)
  })
})

const fruitless: [string, Reply, string, RegExp][] = [
  ['is not JSON', completing('Here is your listing!'), 'malformed', /something other than a listing/],
  ['is half a listing', completing('{"name": "Tidewatch", "tagl'), 'malformed', /something other than a listing/],
  ['has another shape', listing({ ...goodAnswer, categories: 'utilities' }), 'malformed', /something other than a listing/],
  ['lacks a field', listing({ name: 'Tidewatch' }), 'malformed', /something other than a listing/],
  ['has an unknown pricing', listing({ ...goodAnswer, pricing: 'barter' }), 'malformed', /something other than a listing/],
  ['is an array', listing([goodAnswer]), 'malformed', /something other than a listing/],
  ['is a web page', saying('text/html', '<h1>Welcome</h1>'), 'broken', /something other than a chat completion/],
  ['has no choices', saying('application/json', '{"choices": []}'), 'broken', /something other than a chat completion/],
  ['is status 500', failing(500, 'sk-hush leaked in a stack trace'), 'refused', /HTTP status 500/],
  ['is status 429', failing(429, 'too many requests'), 'refused', /HTTP status 429/],
  ['is status 401', failing(401, 'Incorrect API key provided: sk-hush'), 'refused', /HTTP status 401/],
  ['is cut off', (response) => void response.destroy(), 'unreachable', /can’t be reached/],
  ['is far too long', listing({ ...goodAnswer, padding: 'x'.repeat(400_000) }), 'malformed', /too long/],
]
test.each(fruitless)('an answer that %s falls back to the rules’ listing, after one request', async (_what, reply, outcome, note) => {
  const server = await startModelServer(reply)
  const { draft, outcomes, notes } = draftWith(server.url, { key: 'sk-hush' })
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual([outcome])
  expect(notes).toEqual([expect.stringMatching(note)])
  expect(server.requests).toHaveLength(1)
})

test('redirects are not followed, so the page’s words only go where the configuration says', async () => {
  const elsewhere = await startModelServer(listing(goodAnswer))
  const server = await startModelServer((response) => void response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end())
  const { draft, outcomes } = draftWith(server.url)
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['unreachable'])
  expect(elsewhere.requests).toEqual([])
})

test('a model that doesn’t answer times out', async () => {
  const server = await startModelServer(never)
  const { draft, outcomes, notes } = draftWith(server.url, { timeoutMs: 40 })
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['slow'])
  expect(notes).toEqual([expect.stringContaining('timed out')])
})

test('so does one that answers byte by byte', async () => {
  const server = await startModelServer(
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":'),
  )
  const { draft, outcomes } = draftWith(server.url, { timeoutMs: 80 })
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['slow'])
})

test('an unreachable model falls back to the rules’ listing and logs why', async () => {
  const { draft, outcomes, notes } = draftWith(`http://127.0.0.1:${await freePort()}/v1`)
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['unreachable'])
  expect(notes[0]).toContain('ECONNREFUSED')
})

test('a page without content of its own causes no request', async () => {
  const server = await startModelServer(listing(goodAnswer))
  const { draft, outcomes } = draftWith(server.url)
  await draft({ page: emptyPage, listing: rules })
  expect(server.requests).toEqual([])
  expect(outcomes).toEqual([])
})

describe('drafted again', () => {
  test('the same page content is answered from the cache, whatever the URL’s query', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft, outcomes } = draftWith(server.url)
    await draft(site)
    expect(await draft({ ...site, page: { ...site.page, url: 'https://tidewatch.example/?session=other' } })).toEqual(goodAnswer)
    expect(server.requests).toHaveLength(1)
    expect(outcomes).toEqual(['used', 'cached'])
  })
  test('concurrently, it is one request', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft } = draftWith(server.url)
    expect(await Promise.all([draft(site), draft(site), draft(site)])).toEqual([goodAnswer, goodAnswer, goodAnswer])
    expect(server.requests).toHaveLength(1)
  })
  test('a changed page is a new request', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft } = draftWith(server.url)
    await draft(site)
    await draft(nth(2))
    expect(server.requests).toHaveLength(2)
  })
  test('a failure isn’t cached', async () => {
    const server = await startModelServer((response, number) => (number === 1 ? failing(500, 'no') : listing(goodAnswer))(response))
    const { draft, outcomes } = draftWith(server.url)
    expect(await draft(site)).toEqual(rules)
    expect(await draft(site)).toEqual(goodAnswer)
    expect(outcomes).toEqual(['refused', 'used'])
  })
})

test('at most four requests run at once; the fifth page gets the rules’ listing immediately', async () => {
  const waiting: (() => void)[] = []
  const server = await startModelServer((response) => void waiting.push(() => listing(goodAnswer)(response)))
  const { draft, outcomes } = draftWith(server.url)
  const drafts = [1, 2, 3, 4].map((number) => draft(nth(number)))
  expect(await draft(nth(5))).toEqual(nth(5).listing)
  expect(outcomes).toEqual(['busy'])
  await expect.poll(() => waiting.length).toBe(4)
  for (const answer of waiting) answer()
  await Promise.all(drafts)
  expect(outcomes).toEqual(['busy', 'used', 'used', 'used', 'used'])
})
