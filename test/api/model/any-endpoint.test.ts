import { describe, expect, test } from 'vitest'
import { completing, draftWith, failing, goodAnswer, listing, startModelServer, tidewatch } from '../../support/model-server.ts'

const nth = (number: number) => tidewatch(`<p>Harbour number ${number} uses it.</p>`)
const answer = JSON.stringify(goodAnswer)

test.each([
  ['in a fence', `\`\`\`json\n${answer}\n\`\`\``],
  ['among other words', `Here is your listing:\n${answer}\nAnything else?`],
  ['after its thoughts', `<think>An object like {"name": …} is wanted.</think>\n${answer}`],
  ['after thoughts whose start the template swallowed', `{"name"} is wanted.\n</think>\n\n\`\`\`\n${answer}\n\`\`\``],
])('a listing %s is used', async (_where, text) => {
  const server = await startModelServer(completing(text))
  const { draft, outcomes } = draftWith(server.url)
  expect(await draft(tidewatch())).toEqual(goodAnswer)
  expect(outcomes).toEqual(['used'])
})

describe('an endpoint without schema support', () => {
  /** Refuses what asks for a format. */
  async function formatless(status: number, reply = listing(goodAnswer)) {
    const server = await startModelServer((response, number) => {
      const asksFormat = server.requests[number - 1]?.body.response_format !== undefined
      return (asksFormat ? failing(status, 'response_format is unknown') : reply)(response)
    })
    return server
  }
  const formats = ({ requests }: Awaited<ReturnType<typeof formatless>>) => requests.map(({ body }) => 'response_format' in body)

  test.each([400, 422])('that answers %i is called again without the schema, and from then on', async (status) => {
    const server = await formatless(status)
    const { draft, outcomes } = draftWith(server.url)
    for (const number of [1, 2]) await draft(nth(number))
    expect(outcomes).toEqual(['used', 'used'])
    expect(formats(server)).toEqual([true, false, false])
  })
  test('still has to answer in the listing’s shape', async () => {
    const server = await formatless(400, listing({ ...goodAnswer, pricing: 'barter' }))
    const { draft, outcomes } = draftWith(server.url)
    await draft(nth(1))
    expect(outcomes).toEqual(['malformed'])
  })
  test('has one timeout for both requests', async () => {
    const server = await formatless(400, () => undefined)
    const { draft, outcomes } = draftWith(server.url, { timeoutMs: 80 })
    expect(await draft(nth(1))).toEqual(nth(1).listing)
    expect(outcomes).toEqual(['slow'])
  })
})

test('an endpoint that refuses a page either way is still called with the schema for the next', async () => {
  const server = await startModelServer((response, number) => (number <= 2 ? failing(400, 'no') : listing(goodAnswer))(response))
  const { draft, outcomes } = draftWith(server.url)
  for (const number of [1, 2]) await draft(nth(number))
  expect(outcomes).toEqual(['refused', 'used'])
  expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, true])
})

test.each([401, 404, 429, 500])('status %i is not retried', async (status) => {
  const server = await startModelServer(failing(status, 'no'))
  await draftWith(server.url).draft(nth(1))
  expect(server.requests).toHaveLength(1)
})
