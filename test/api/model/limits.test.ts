import { describe, expect, test } from 'vitest'
import { completing, draftWith, failing, goodAnswer, listing, saying, startModelServer, tidewatch } from '../../support/model-server.ts'

const nth = (number: number) => tidewatch(`<p>Harbour number ${number} uses it.</p>`)

describe('the daily budget', () => {
  test('falls back to the rules when spent and logs it once; the next UTC day starts fresh', async () => {
    let now = '2026-11-18T23:58:00Z'
    const server = await startModelServer(listing(goodAnswer))
    const { draft, outcomes, notes } = draftWith(server.url, { callsPerDay: 2, clock: () => new Date(now) })
    for (const number of [1, 2, 3, 4]) await draft(nth(number))
    expect(outcomes).toEqual(['used', 'used', 'over_budget', 'over_budget'])
    expect(notes).toEqual([
      'Daily model quota reached (MODEL_CALLS_PER_DAY is 2); falling back to rules until midnight UTC. (Logged once a day.)',
    ])
    expect(server.requests).toHaveLength(2)

    now = '2026-11-19T00:00:00Z'
    await draft(nth(5))
    expect(outcomes.at(-1)).toBe('used')
  })
  test('cached answers cost nothing', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft, outcomes } = draftWith(server.url, { callsPerDay: 1 })
    await draft(nth(1))
    await draft(nth(1))
    expect(outcomes).toEqual(['used', 'cached'])
  })
  test('a request repeated without the schema counts twice, and isn’t repeated beyond the budget', async () => {
    const server = await startModelServer((response, number) =>
      (server.requests[number - 1]?.body.response_format === undefined ? listing(goodAnswer) : failing(400, 'response_format?'))(response),
    )
    const enough = draftWith(server.url, { callsPerDay: 2 })
    for (const number of [1, 2]) await enough.draft(nth(number))
    expect(enough.outcomes).toEqual(['used', 'over_budget'])
    const { draft, outcomes, notes } = draftWith(server.url, { callsPerDay: 1 })
    await draft(nth(1))
    expect([outcomes, server.requests.length]).toEqual([['over_budget'], 3])
    expect(notes).toEqual([expect.stringContaining('Daily model quota reached (MODEL_CALLS_PER_DAY is 1)')])
  })
  test('a failed request counts', async () => {
    const server = await startModelServer(failing(500, 'no'))
    const { draft, outcomes } = draftWith(server.url, { callsPerDay: 1 })
    await draft(nth(1))
    await draft(nth(1))
    expect(outcomes).toEqual(['refused', 'over_budget'])
  })
})

describe('a model that fails three times in a row', () => {
  async function failThrice() {
    let [now, works] = [Date.parse('2026-11-18T10:00:00Z'), false]
    const server = await startModelServer((response) => (works ? listing(goodAnswer) : failing(503, 'loading'))(response))
    const { draft, outcomes, notes } = draftWith(server.url, { clock: () => new Date(now) })
    for (const number of [1, 2, 3]) await draft(nth(number))
    const later = (ms: number) => (now += ms)
    const recover = () => (works = true)
    return { server, draft, outcomes, notes, later, recover }
  }

  test('is not called for a minute, and is logged once', async () => {
    const { server, draft, outcomes, notes, later } = await failThrice()
    expect(await draft(nth(4))).toEqual(nth(4).listing)
    later(59_999)
    await draft(nth(4))
    expect(outcomes.slice(3)).toEqual(['resting', 'resting'])
    expect(server.requests).toHaveLength(3)
    expect(notes).toHaveLength(1)
  })
  test('is then called once; another failure means another minute', async () => {
    const { server, draft, outcomes, later } = await failThrice()
    later(60_000)
    await Promise.all([draft(nth(4)), draft(nth(5))])
    expect(outcomes.slice(3).sort()).toEqual(['refused', 'resting'])
    later(59_999)
    await draft(nth(6))
    expect(outcomes.at(-1)).toBe('resting')
    expect(server.requests).toHaveLength(4)
  })
  test('drafts again once that call succeeds', async () => {
    const { draft, outcomes, later, recover } = await failThrice()
    recover()
    later(60_000)
    for (const number of [4, 5, 6]) await draft(nth(number))
    expect(outcomes.slice(3)).toEqual(['used', 'used', 'used'])
  })
})

test('two failures, an answer, then two more failures don’t block it', async () => {
  const server = await startModelServer((response, number) => (number === 3 ? listing(goodAnswer) : failing(500, 'no'))(response))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2, 3, 4, 5]) await draft(nth(number))
  expect(outcomes).toEqual(['refused', 'refused', 'used', 'refused', 'refused'])
})

test.each([
  ['no listing', completing('I was told to answer nothing.')],
  ['an endless listing', listing({ ...goodAnswer, padding: 'x'.repeat(400_000) })],
])('pages that talk a model into %s don’t block it for others', async (_what, answer) => {
  const server = await startModelServer((response, number) => (number <= 3 ? answer : listing(goodAnswer))(response))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2, 3, 4]) await draft(nth(number))
  expect(outcomes).toEqual(['malformed', 'malformed', 'malformed', 'used'])
})

test('three answers that aren’t completions block it', async () => {
  const server = await startModelServer(saying('text/html', '<h1>Welcome</h1>'))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2, 3, 4]) await draft(nth(number))
  expect(outcomes).toEqual(['broken', 'broken', 'broken', 'resting'])
})

test('a cause is logged again the next day', async () => {
  let now = '2026-11-18T10:00:00Z'
  const server = await startModelServer(failing(500, 'no'))
  const { draft, notes } = draftWith(server.url, { clock: () => new Date(now) })
  await draft(nth(1))
  await draft(nth(1))
  now = '2026-11-19T10:00:00Z'
  await draft(nth(1))
  expect(notes).toHaveLength(2)
})
