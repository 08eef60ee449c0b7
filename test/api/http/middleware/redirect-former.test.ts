import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([])
})
afterAll(() => site.close())

describe('a former path', () => {
  it.each([
    ['/favicon.ico', '/favicon.svg'],
    ['/favicon.ico?v=2', '/favicon.svg?v=2'],
    ['/.well-known/mcp/server-card.json', '/mcp/server-card/'],
  ])('%s redirects to %s for good', async (former, present) => {
    const { status, headers } = await fetch(new URL(former, site.origin), { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, present])
  })
})
