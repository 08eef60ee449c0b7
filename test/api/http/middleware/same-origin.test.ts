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

const rename = (headers: Record<string, string>) => ada.send('/profile/', { do: 'details', name: 'Ada', handle: '' }, headers)

const foreign: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['the site’s own host by https', { Origin: 'https://localhost:{port}' }],
  ['the same host on another port', { Origin: 'http://127.0.0.1:1' }],
  ['a look-alike origin', { Origin: 'http://localhost.evil.example' }],
  ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of a sister host', { 'Sec-Fetch-Site': 'same-site' }],
  ['a page that hides its origin', { Origin: 'null' }],
  ['an own word against a foreign origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
]
test.each(foreign)('%s changes nothing', async (_name, headers) => {
  const port = new URL(service.origin).port
  const sent = Object.entries(headers).map(([header, value]) => [header, value.replace('{port}', port)])
  const answer = await rename(Object.fromEntries(sent))
  expect(answer.status).toBe(403)
})

test('own pages, and clients that are no browser, are let through', async () => {
  for (const headers of [
    {},
    { Origin: service.origin },
    // Behind a proxy that adds TLS, before the owner has saved that address.
    { Origin: service.origin.replace('http:', 'https:') },
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

test('an https site refuses plain http pages of its own host, and a proxy’s name for it doesn’t matter', async () => {
  const https = await runService({ SITE_URL: 'https://launches.example', TRUST_PROXY: '1' })
  const post = (headers: Record<string, string>) => new Visitor(https.origin).send('/sign-out/', {}, headers)
  const host = new URL(https.origin).host
  expect((await post({ Origin: 'http://launches.example' })).status).toBe(403)
  expect((await post({ Origin: `http://${host}` })).status).toBe(403)
  // A reverse proxy that doesn't pass the Host header on.
  expect((await post({ Origin: 'https://launches.example' })).status).toBe(303)
  await https.close()
})
