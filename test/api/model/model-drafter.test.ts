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

test('a listing that the page supports is the model’s', async () => {
  const server = await startModelServer(listing(goodAnswer))
  const { draft, outcomes, notes } = draftWith(server.url)
  expect(await draft(site)).toEqual(goodAnswer)
  expect(outcomes).toEqual(['used'])
  expect(notes).toEqual([])
})

describe('the question', () => {
  const ask = async (key: string | null) => {
    const server = await startModelServer(listing(goodAnswer))
    await draftWith(server.url, { key }).draft(site)
    const [request] = server.requests
    if (request === undefined) throw new Error('nothing was asked')
    return request
  }
  test('goes to the chat completions of the model that was named, with its key', async () => {
    expect(await ask('sk-hush')).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer sk-hush', body: { model: 'small' } })
  })
  test('carries no authorization where there is no key', async () => {
    expect((await ask(null)).authorization).toBeUndefined()
  })
  test('binds the answer to the listing’s schema, and brings neither tools nor a stream', async () => {
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
  test('tells the page’s words and nothing of its markup, nor the query of its address', async () => {
    const text = JSON.stringify((await ask(null)).body.messages)
    expect(text).toContain('€4 per month')
    expect(text).not.toMatch(/<h1|<p>|session|private/)
  })
})

const fruitless: [string, Reply, string, RegExp][] = [
  ['is not JSON', completing('Here is your listing!'), 'malformed', /something else than a listing/],
  ['is half a listing', completing('{"name": "Tidewatch", "tagl'), 'malformed', /something else than a listing/],
  ['has another shape', listing({ ...goodAnswer, categories: 'utilities' }), 'malformed', /something else than a listing/],
  ['lacks a field', listing({ name: 'Tidewatch' }), 'malformed', /something else than a listing/],
  ['has a pricing nobody knows', listing({ ...goodAnswer, pricing: 'barter' }), 'malformed', /something else than a listing/],
  ['is an array', listing([goodAnswer]), 'malformed', /something else than a listing/],
  ['is a web page', saying('text/html', '<h1>Welcome</h1>'), 'broken', /something else than a chat completion/],
  ['has no choices', saying('application/json', '{"choices": []}'), 'broken', /something else than a chat completion/],
  ['is status 500', failing(500, 'sk-hush leaked in a stack trace'), 'refused', /HTTP status 500/],
  ['is status 429', failing(429, 'too many requests'), 'refused', /HTTP status 429/],
  ['is status 401', failing(401, 'Incorrect API key provided: sk-hush'), 'refused', /HTTP status 401/],
  ['is cut off', (response) => void response.destroy(), 'unreachable', /cannot be reached/],
  ['is far too long', listing({ ...goodAnswer, padding: 'x'.repeat(400_000) }), 'malformed', /too great length/],
]
test.each(fruitless)('an answer that %s leaves the rules’ listing, once asked', async (_what, reply, outcome, note) => {
  const server = await startModelServer(reply)
  const { draft, outcomes, notes } = draftWith(server.url, { key: 'sk-hush' })
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual([outcome])
  expect(notes).toEqual([expect.stringMatching(note)])
  expect(server.requests).toHaveLength(1)
})

test('a redirect is not followed: the page’s words go only where the configuration says', async () => {
  const elsewhere = await startModelServer(listing(goodAnswer))
  const server = await startModelServer((response) => void response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end())
  const { draft, outcomes } = draftWith(server.url)
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['unreachable'])
  expect(elsewhere.requests).toEqual([])
})

test('a model that does not answer is given up at the limit', async () => {
  const server = await startModelServer(never)
  const { draft, outcomes, notes } = draftWith(server.url, { limitMs: 40 })
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['slow'])
  expect(notes).toEqual([expect.stringContaining('in time')])
})

test('so is one that answers drop by drop', async () => {
  const server = await startModelServer(
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":'),
  )
  const { draft, outcomes } = draftWith(server.url, { limitMs: 80 })
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['slow'])
})

test('a model that is not there leaves the rules’ listing and says why', async () => {
  const { draft, outcomes, notes } = draftWith(`http://127.0.0.1:${await freePort()}/v1`)
  expect(await draft(site)).toEqual(rules)
  expect(outcomes).toEqual(['unreachable'])
  expect(notes[0]).toContain('ECONNREFUSED')
})

test('a page that shows nothing of its own is no question', async () => {
  const server = await startModelServer(listing(goodAnswer))
  const { draft, outcomes } = draftWith(server.url)
  await draft({ page: emptyPage, listing: rules })
  expect(server.requests).toEqual([])
  expect(outcomes).toEqual([])
})

describe('asked again', () => {
  test('the same page content is answered from before, whatever the address’s query', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft, outcomes } = draftWith(server.url)
    await draft(site)
    expect(await draft({ ...site, page: { ...site.page, url: 'https://tidewatch.example/?session=other' } })).toEqual(goodAnswer)
    expect(server.requests).toHaveLength(1)
    expect(outcomes).toEqual(['used', 'cached'])
  })
  test('at the same moment, it is one question', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft } = draftWith(server.url)
    expect(await Promise.all([draft(site), draft(site), draft(site)])).toEqual([goodAnswer, goodAnswer, goodAnswer])
    expect(server.requests).toHaveLength(1)
  })
  test('a page that changed is a new question', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft } = draftWith(server.url)
    await draft(site)
    await draft(nth(2))
    expect(server.requests).toHaveLength(2)
  })
  test('a failure is not remembered', async () => {
    const server = await startModelServer((response, number) => (number === 1 ? failing(500, 'no') : listing(goodAnswer))(response))
    const { draft, outcomes } = draftWith(server.url)
    expect(await draft(site)).toEqual(rules)
    expect(await draft(site)).toEqual(goodAnswer)
    expect(outcomes).toEqual(['refused', 'used'])
  })
})

test('at most four questions are under way; the fifth page gets the rules’ listing at once', async () => {
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
