import { afterAll, beforeAll, expect, test } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
let ada: Visitor
beforeAll(async () => {
  service = await runService()
  ada = await new Visitor(service.origin).signUp('ada@example.com')
})
afterAll(() => service.close())

const rename = (headers: Record<string, string>) => ada.send('/profile/', { form: 'details', name: 'Ada', handle: '' }, headers)

const foreign: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['the same host on another port', { Origin: 'http://127.0.0.1:1' }],
  ['a look-alike origin', { Origin: 'http://localhost.evil.example' }],
  ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of a sister host', { 'Sec-Fetch-Site': 'same-site' }],
  ['a page that hides its origin', { Origin: 'null' }],
  ['an own word against a foreign origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
]
test.each(foreign)('%s changes nothing', async (_name, headers) => {
  const answer = await rename(headers)
  expect(answer.status).toBe(403)
})

test('own pages, and clients that are no browser, are let through', async () => {
  for (const headers of [
    {},
    { Origin: service.origin },
    { Origin: service.world.siteUrl, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])
    expect((await rename(headers)).status).toBe(303)
})

test('another site cannot sign somebody in or out either', async () => {
  const eve = new Visitor(service.origin)
  const fields = { email: 'ada@example.com', password: goodPassword }
  expect((await eve.send('/sign-in/', fields, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await ada.send('/sign-out/', {}, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await ada.open('/profile/')).status).toBe(200)
})

test('the API is open to every origin, for it reads no cookies', async () => {
  const answer = await fetch(`${service.api}/launch-readiness/`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
})
