import { describe, expect, test } from 'vitest'
import { completing, draftWith, failing, goodAnswer, listing, saying, startModelServer, tidewatch } from '../../support/model-server.ts'

const nth = (number: number) => tidewatch(`<p>Harbour number ${number} uses it.</p>`)

describe('the daily budget', () => {
  test('used up, it leaves the rules’ listing and says so once; the next UTC day begins anew', async () => {
    let now = '2026-11-18T23:58:00Z'
    const server = await startModelServer(listing(goodAnswer))
    const { draft, outcomes, notes } = draftWith(server.url, { callsPerDay: 2, clock: () => new Date(now) })
    for (const number of [1, 2, 3, 4]) await draft(nth(number))
    expect(outcomes).toEqual(['used', 'used', 'over_budget', 'over_budget'])
    expect(notes).toEqual([
      'The language model’s questions of today are used up (MODEL_CALLS_PER_DAY is 2): rules draft listings until midnight UTC. (Said once a day.)',
    ])
    expect(server.requests).toHaveLength(2)

    now = '2026-11-19T00:00:00Z'
    await draft(nth(5))
    expect(outcomes.at(-1)).toBe('used')
  })
  test('what was answered before costs nothing', async () => {
    const server = await startModelServer(listing(goodAnswer))
    const { draft, outcomes } = draftWith(server.url, { callsPerDay: 1 })
    await draft(nth(1))
    await draft(nth(1))
    expect(outcomes).toEqual(['used', 'cached'])
  })
  test('a question that is asked again without the schema is paid for twice, and not asked beyond the budget', async () => {
    const server = await startModelServer((response, number) =>
      (server.requests[number - 1]?.body.response_format === undefined ? listing(goodAnswer) : failing(400, 'response_format?'))(response),
    )
    const enough = draftWith(server.url, { callsPerDay: 2 })
    for (const number of [1, 2]) await enough.draft(nth(number))
    expect(enough.outcomes).toEqual(['used', 'over_budget'])
    const { draft, outcomes } = draftWith(server.url, { callsPerDay: 1 })
    await draft(nth(1))
    expect([outcomes, server.requests.length]).toEqual([['refused'], 3])
  })
  test('a failed question has been paid for', async () => {
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
    const mend = () => (works = true)
    return { server, draft, outcomes, notes, later, mend }
  }

  test('is left alone for a minute, and reported once', async () => {
    const { server, draft, outcomes, notes, later } = await failThrice()
    expect(await draft(nth(4))).toEqual(nth(4).listing)
    later(59_999)
    await draft(nth(4))
    expect(outcomes.slice(3)).toEqual(['resting', 'resting'])
    expect(server.requests).toHaveLength(3)
    expect(notes).toHaveLength(1)
  })
  test('is then asked once; another failure is another minute', async () => {
    const { server, draft, outcomes, later } = await failThrice()
    later(60_000)
    await Promise.all([draft(nth(4)), draft(nth(5))])
    expect(outcomes.slice(3).sort()).toEqual(['refused', 'resting'])
    later(59_999)
    await draft(nth(6))
    expect(outcomes.at(-1)).toBe('resting')
    expect(server.requests).toHaveLength(4)
  })
  test('drafts again as before when that question is answered', async () => {
    const { draft, outcomes, later, mend } = await failThrice()
    mend()
    later(60_000)
    for (const number of [4, 5, 6]) await draft(nth(number))
    expect(outcomes.slice(3)).toEqual(['used', 'used', 'used'])
  })
})

test('two failures, then an answer, then two more do not stop it', async () => {
  const server = await startModelServer((response, number) => (number === 3 ? listing(goodAnswer) : failing(500, 'no'))(response))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2, 3, 4, 5]) await draft(nth(number))
  expect(outcomes).toEqual(['refused', 'refused', 'used', 'refused', 'refused'])
})

test.each([
  ['no listing', completing('I was told to answer nothing.')],
  ['an endless listing', listing({ ...goodAnswer, padding: 'x'.repeat(400_000) })],
])('pages that talk a model into %s leave it to the others', async (_what, answer) => {
  const server = await startModelServer((response, number) => (number <= 3 ? answer : listing(goodAnswer))(response))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2, 3, 4]) await draft(nth(number))
  expect(outcomes).toEqual(['malformed', 'malformed', 'malformed', 'used'])
})

test('three answers that are no completions stop it', async () => {
  const server = await startModelServer(saying('text/html', '<h1>Welcome</h1>'))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2, 3, 4]) await draft(nth(number))
  expect(outcomes).toEqual(['broken', 'broken', 'broken', 'resting'])
})

test('a cause is told again the next day', async () => {
  let now = '2026-11-18T10:00:00Z'
  const server = await startModelServer(failing(500, 'no'))
  const { draft, notes } = draftWith(server.url, { clock: () => new Date(now) })
  await draft(nth(1))
  await draft(nth(1))
  now = '2026-11-19T10:00:00Z'
  await draft(nth(1))
  expect(notes).toHaveLength(2)
})
