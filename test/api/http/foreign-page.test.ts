import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
let callers = 0
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1', SAMPLE_DATA: '0' })
})
afterAll(() => service.close())

const ask = (headers: Record<string, string>, ip = `203.0.113.${(callers += 1)}`, method = 'GET') =>
  fetch(`${service.api}/${method === 'POST' ? 'submissions' : 'me/launches'}/`, { method, headers: { 'X-Forwarded-For': ip, ...headers } })
const waiting = () => service.world.store.countBy('pairings', 'state', 'waiting')

describe('a page of another site', () => {
  it.each([
    ['Origin', 'https://evil.example'],
    ['Origin', 'http://evil.example:8080'],
    ['Origin', 'http://localhost:1'],
    // A sandboxed frame, or a file: it could be anybody’s.
    ['Origin', 'null'],
    ['Origin', 'https://chrome-extension.example'],
    // An image or a script, which sends no Origin.
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    // An image or a script of a page on plain HTTP, where browsers send neither.
    ['Referer', 'http://evil.example/'],
    ['Referer', 'https://evil.example/page?x=1'],
  ])('that sends %s: %s gets no connection link and uses up none of its visitor’s', async (name, value) => {
    const ip = `198.51.100.${(callers += 1)}`
    const before = await waiting()
    for (let nth = 0; nth < 12; nth += 1) {
      const answer = await ask({ [name]: value }, ip, nth % 2 === 0 ? 'GET' : 'POST')
      const text = await answer.text()
      expect([answer.status, text.includes('connect'), JSON.parse(text).data]).toEqual([401, true, undefined])
      expect([text.includes('/connect/'), answer.headers.get('ratelimit')?.includes('pairings') ?? false]).toEqual([false, false])
    }
    expect(await waiting()).toBe(before)
    expect((await (await ask({}, ip)).json()).data.connectUrl).toContain('/connect/?code=')
  })
})

it.each([
  ['an agent', {}],
  ['a page of this site', { Origin: 'own' }],
  ['a page of this site that sends only a Referer', { Referer: 'own' }],
  ['a page of this site that followed a link', { Referer: 'https://evil.example/', 'Sec-Fetch-Site': 'same-origin' }],
  ['an app that opens a link', { Referer: 'android-app://com.example.chat/' }],
  ['a program with a Referer that is no URL', { Referer: 'about' }],
  ['an extension of Chrome', { Origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' }],
  ['an extension of Chrome with access to the site', { 'Sec-Fetch-Site': 'none' }],
  ['an extension of Firefox', { Origin: 'moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc', 'Sec-Fetch-Site': 'cross-site' }],
])('%s gets a link', async (_, headers: Record<string, string>) => {
  const { siteUrl } = service.world
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value === 'own' ? siteUrl : value]))
  expect((await (await ask(own)).json()).data.connectUrl).toContain('/connect/?code=')
})

it('HEAD creates no link, because its response has no body', async () => {
  const before = await waiting()
  expect((await ask({}, '192.0.2.9', 'HEAD')).status).toBe(401)
  expect(await waiting()).toBe(before)
})
