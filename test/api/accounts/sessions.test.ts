import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runLoggedService } from '../../support/logged-service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-sessions-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const day = 24 * 3600_000
const signUp = (origin: string) => new Visitor(origin).send('/sign-up/', { name: 'Ada', email: 'ada@example.com', password: goodPassword })

test('on https, the cookie is bound to this host and to TLS', async () => {
  const service = await runLoggedService(folder, { SITE_URL: 'https://launches.example.org' })
  const [cookie, ...more] = (await signUp(service.origin)).headers.getSetCookie()
  expect(more).toEqual([])
  expect(cookie).toMatch(/^__Host-slipway\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const visitor = await new Visitor(service.origin).open('/profile/', { headers: { Cookie: cookie?.split(';')[0] ?? '' } })
  expect(visitor.status).toBe(200)
  await service.close()
})

test('on http it isn’t, because browsers would reject it', async () => {
  const service = await runLoggedService(folder)
  const [cookie] = (await signUp(service.origin)).headers.getSetCookie()
  expect(cookie).toMatch(/^slipway\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  await service.close()
})

test('a session outlives a restart; its key is readable by its owner only', async () => {
  const first = await runLoggedService(folder)
  const ada = await new Visitor(first.origin).signUp('ada@example.com')
  await first.close()
  const secret = join(folder, 'auth-secret')
  expect((await stat(secret)).mode & 0o777).toBe(0o600)

  const second = await runLoggedService(folder)
  const answer = await new Visitor(second.origin).open('/profile/', { headers: { Cookie: ada.cookieHeader } })
  expect(answer.status).toBe(200)
  expect(first.log.join('') + second.log.join('')).not.toContain((await readFile(secret, 'utf8')).trim())
  await second.close()

  const third = await runLoggedService(folder, { AUTH_SECRET: 'another key than before, long enough' })
  expect((await new Visitor(third.origin).open('/profile/', { headers: { Cookie: ada.cookieHeader } })).status).toBe(303)
  await third.close()
})

test('a session lasts 30 days from its last use, which is stored once a day', async () => {
  const service = await runLoggedService(folder)
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const start = Date.now()
  const visitAt = (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * day })
    return ada.open('/profile/')
  }
  expect((await visitAt(0.9)).headers.getSetCookie()).toEqual([])
  const prolonged = await visitAt(25)
  expect(prolonged.headers.getSetCookie()[0]).toContain('Max-Age=2592000')
  expect((await visitAt(25.5)).headers.getSetCookie()).toEqual([])
  expect((await visitAt(54)).status).toBe(200)
  const kept = ada.cookieHeader
  expect((await visitAt(85)).status).toBe(303)
  vi.useRealTimers()
  expect((await new Visitor(service.origin).open('/profile/', { headers: { Cookie: kept } })).status).toBe(303)
  await service.close()
})

test('no cacheable answer extends a session; a page that does isn’t cached', async () => {
  const service = await runLoggedService(folder)
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const headers = { Cookie: ada.cookieHeader }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day })
  for (const path of ['/favicon.svg', '/logos/one.svg', '/sitemap.xml', '/robots.txt', '/llms.txt', '/badge/one.svg', '/healthz/']) {
    const answer = await fetch(`${service.origin}${path}`, { headers })
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 200, []])
  }
  const page = await fetch(`${service.origin}/about/`, { headers })
  expect(page.headers.getSetCookie()).toHaveLength(1)
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  await service.close()
})

test('a page that clears an invalid cookie isn’t cached either', async () => {
  const service = await runLoggedService(folder)
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const headers = { Cookie: ada.cookieHeader }
  await ada.send('/sign-out/', {})
  const page = await fetch(`${service.origin}/about/`, { headers })
  expect(page.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  await service.close()
})

test('a cookie with one changed letter is invalid', async () => {
  const service = await runLoggedService(folder)
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const Cookie = ada.cookieHeader.replace(/=(.)/, (_all, letter) => `=${letter === 'a' ? 'b' : 'a'}`)
  expect((await new Visitor(service.origin).open('/profile/', { headers: { Cookie } })).status).toBe(303)
  await service.close()
})

test('ten simultaneous sign-ups with one email create one account', async () => {
  const service = await runLoggedService(folder)
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(service.origin)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, ...Array.from({ length: 9 }, () => 409)])
  expect(answers.filter(({ status }) => status === 409).flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
  await service.close()
})

test('an account has at most twenty sessions; the least recently used is dropped', async () => {
  const service = await runLoggedService(folder)
  const first = await new Visitor(service.origin).signUp('ada@example.com')
  const signIn = async () => {
    const visitor = new Visitor(service.origin)
    expect((await visitor.send('/sign-in/', { email: 'ada@example.com', password: goodPassword })).status).toBe(303)
    return visitor
  }
  const others = []
  for (let count = 0; count < 19; count += 1) others.push(await signIn())
  expect((await first.open('/profile/')).status).toBe(200)
  others.push(await signIn())
  expect((await first.open('/profile/')).status).toBe(303)
  for (const visitor of others) expect((await visitor.open('/profile/')).status).toBe(200)
  await service.close()
})

test('one IP can create ten accounts an hour, failed attempts included', async () => {
  const service = await runLoggedService(folder, { SIGN_UPS_PER_HOUR: '', TRUST_PROXY: '1' })
  const signUpAs = async (email: string, ip: string) => {
    const fields = { name: 'Ada', email, password: goodPassword }
    return (await new Visitor(service.origin).send('/sign-up/', fields, { 'X-Forwarded-For': ip })).status
  }
  for (let count = 0; count < 9; count += 1) expect(await signUpAs(`person${count}@example.com`, '192.0.2.1')).toBe(303)
  expect(await signUpAs('person0@example.com', '192.0.2.1')).toBe(409)
  expect(await signUpAs('another@example.com', '192.0.2.1')).toBe(429)
  expect(await signUpAs('another@example.com', '192.0.2.2')).toBe(303)
  await service.close()
})
