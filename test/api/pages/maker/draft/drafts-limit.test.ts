import { load } from 'cheerio'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answering, startSite, type Site } from '../../../../support/crawler-sites.ts'
import { askForConnection, approve, Visitor } from '../../../../support/visitor.ts'
import { runService, type RunningService } from '../../../../support/service.ts'

const page = { body: '<!doctype html><title>Acme</title><h1>Acme</h1>', type: 'text/html' }
let sites: Site[]
let service: RunningService
let ada: Visitor
let token: string
beforeEach(async () => {
  sites = await Promise.all([1, 2, 3].map(() => startSite(answering({ '/': page }))))
  service = await runService({ DRAFTS_PER_HOUR: '2', CRAWL_ALLOW: ['127.0.0.1:9', ...sites.map(({ host }) => host)].join(',') })
  ada = await new Visitor(service.origin).signUp('ada@example.com')
  token = await approve(ada, (await askForConnection(service.api)).code)
})
afterEach(async () => {
  await service.close()
})

const submit = (url: string) =>
  fetch(`${service.api}/submissions/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
  })
const urlOf = (index: number) => sites[index]?.url ?? ''
const unreachable = 'http://127.0.0.1:9/'

it('drafts created on the page and by the API share the account’s limit; the form keeps the URL', async () => {
  expect((await submit(urlOf(0))).status).toBe(200)
  expect((await ada.send('/drafts/', { url: urlOf(1) })).status).toBe(303)
  expect((await submit(urlOf(2))).status).toBe(429)
  const answer = await ada.send('/drafts/', { url: urlOf(2) })
  const $ = load(await answer.text())
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect($('#field-url-error').text()).toContain('The limit is 2 drafts per hour')
  expect($('#field-url').val()).toBe(urlOf(2))
})

it('an existing draft and an unreachable site don’t use up the limit', async () => {
  expect((await submit(urlOf(0))).status).toBe(200)
  for (const _ of [1, 2]) {
    expect(await (await submit(urlOf(0))).json()).toMatchObject({ existing: true })
    expect((await submit(unreachable)).status).toBe(400)
    expect((await ada.send('/drafts/', { url: urlOf(0) })).headers.get('location')).toContain('existing')
    expect((await ada.send('/drafts/', { url: unreachable })).status).toBe(400)
  }
  const last = await submit(urlOf(1))
  expect([last.status, last.headers.get('ratelimit')]).toEqual([200, expect.stringContaining('"drafts";r=0;')])
})

it('attempts that create no draft have a limit too, six times as high', async () => {
  for (let tries = 0; tries < 12; tries++) expect((await submit(unreachable)).status).toBe(400)
  expect((await submit(unreachable)).status).toBe(429)
})
