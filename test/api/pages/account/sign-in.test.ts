import { afterAll, beforeAll, expect, test } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ MODERATORS: 'mod@example.com' })
})
afterAll(() => service.close())

const visit = () => new Visitor(service.origin)
const signIn = { email: 'grace@example.com', password: goodPassword }

test('a new account is signed in until it signs out', async () => {
  const ada = visit()
  const up = await ada.send('/sign-up/', { name: 'Ada', email: 'ada@example.com', password: goodPassword })
  expect([up.status, up.headers.get('Location')]).toEqual([303, '/dashboard/'])

  const home = await ada.open('/')
  expect(home.headers.get('Cache-Control')).toBe('no-store')
  expect(await home.text()).toMatch(/Account of Ada.*href="\/dashboard\/".*Sign out/s)

  const out = await ada.send('/sign-out/', {})
  expect([out.status, out.headers.get('Location')]).toEqual([303, '/'])
  expect(ada.cookieHeader).toBe('')
  expect(await (await ada.open('/')).text()).toContain('href="/sign-in/"')
})

test('a signed-out session’s cookie no longer works', async () => {
  const ada = await new Visitor(service.origin).signUp('kept@example.com')
  const Cookie = ada.cookieHeader
  await ada.send('/sign-out/', {})
  const answer = await visit().open('/profile/', { headers: { Cookie } })
  expect(answer.headers.get('Location')).toBe('/sign-in/?return=%2Fprofile%2F')
})

test('an email is one account, in any case', async () => {
  await new Visitor(service.origin).signUp('Grace@Example.com')
  expect((await visit().send('/sign-in/', { ...signIn, email: ' GRACE@example.COM ' })).status).toBe(303)
  const again = await visit().send('/sign-up/', { name: 'Eve', email: 'GRACE@EXAMPLE.COM', password: goodPassword })
  expect(again.status).toBe(409)
  expect(await again.text()).toMatch(/An account with this email already exists/)
})

test('sign-in and sign-up lead back to the page that required them', async () => {
  const eva = visit()
  const refused = await eva.open('/profile/?done=details')
  expect(refused.status).toBe(303)
  const way = refused.headers.get('Location') ?? ''
  expect(way).toBe('/sign-in/?return=%2Fprofile%2F%3Fdone%3Ddetails')
  const form = await (await eva.open(way)).text()
  expect(form).toContain('name="return" value="/profile/?done=details"')
  expect(form).toContain('href="/sign-up/?return=%2Fprofile%2F%3Fdone%3Ddetails"')
  const up = await eva.send('/sign-up/', {
    name: 'Eva',
    email: 'eva@example.com',
    password: goodPassword,
    return: '/profile/?done=details',
  })
  expect(up.headers.get('Location')).toBe('/profile/?done=details')
})

test('a forged return path leads to the dashboard', async () => {
  for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/..//evil.example']) {
    expect((await visit().send('/sign-in/', { ...signIn, return: address })).headers.get('Location')).toBe('/dashboard/')
  }
})

test('signed-in people don’t see the form', async () => {
  const bea = await new Visitor(service.origin).signUp('bea@example.com')
  for (const page of ['/sign-in/', '/sign-up/']) {
    const answer = await bea.open(`${page}?return=/audit/`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/audit/'])
  }
})

test('an unknown account, a wrong password and one that is too long get the same answer', async () => {
  const answers = []
  for (const email of ['grace@example.com', 'nobody@example.com']) {
    for (const password of ['not the password', 'x'.repeat(5000)]) {
      const answer = await visit().send('/sign-in/', { email, password })
      // A passkey’s challenge is new on each page.
      const page = (await answer.text()).replaceAll(email, 'X').replace(/challenge&quot;:&quot;[\w-]+/, '')
      answers.push([answer.status, page, [...answer.headers.keys()].sort().join()])
    }
  }
  expect(answers[0]?.[0]).toBe(401)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a refused form keeps what was typed, except the password', async () => {
  const answer = await visit().send('/sign-up/', { name: '<b>Ada', email: 'not an address', password: 'oops-1843', return: '/audit/' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('value="&lt;b>Ada"')
  expect(page).toContain('value="not an address"')
  expect(page).toContain('name="return" value="/audit/"')
  expect(page).toMatch(/<a href="#field-email">/)
  expect(page).not.toContain('oops-1843')
})

test('nobody signs up with a reserved name', async () => {
  const fields = { name: 'The Sl1pway Team', email: 'posing@example.com', password: goodPassword }
  const answer = await new Visitor(service.origin).send('/sign-up/', fields)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Names with words like')])
})

test('nobody goes by the site’s own domain, at sign-up or later', async () => {
  const named = await runService({ SITE_URL: 'https://launches.example.org', TRUST_PROXY: '1' })
  const ada = new Visitor(named.origin)
  const send = (path: string, fields: Record<string, string>) => ada.send(path, fields, { Origin: 'https://launches.example.org' })
  const account = { email: 'ada@example.com', password: goodPassword }
  const posing = await send('/sign-up/', { ...account, name: 'launches.example.org' })
  expect([posing.status, await posing.text()]).toEqual([400, expect.stringContaining('with this site’s domain, are reserved')])
  expect((await send('/sign-up/', { ...account, name: 'Ada' })).status).toBe(303)
  for (const fields of [
    { name: 'Ada, launches.example.org', handle: '' },
    { name: 'Ada', handle: 'launches-example-org' },
  ]) {
    expect((await send('/profile/', fields)).status).toBe(400)
  }
  const { data } = await (await fetch(`${named.api}/me/launches/`, { headers: { 'Slipway-Client': 'launches.example.org 2' } })).json()
  expect(await (await ada.open(new URL(data.connectUrl).pathname + new URL(data.connectUrl).search)).text()).toContain('An unnamed tool')
  await named.close()
})

test('only moderators see the link to moderation', async () => {
  const mod = await new Visitor(service.origin).signUp('Mod@example.com')
  expect(await (await mod.open('/')).text()).toContain('href="/moderation/"')
  const ada = await new Visitor(service.origin).signUp('notmod@example.com')
  expect(await (await ada.open('/')).text()).not.toContain('href="/moderation/"')
})

test('a failure page knows who is signed in', async () => {
  const cleo = await new Visitor(service.origin).signUp('cleo@example.com', 'Cleo')
  const answer = await cleo.open('/nowhere/')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toMatch(/Account of Cleo/)
})

test('simultaneous requests never show another person’s name', async () => {
  const people = await Promise.all(
    ['Nora', 'Otto', 'Pia', 'Quinn'].map((name) => new Visitor(service.origin).signUp(`${name}@example.com`, name)),
  )
  const pages = await Promise.all([...people, ...people, ...people].map(async (person) => (await person.open('/')).text()))
  const shown = pages.map((page) => /Account of (\w+)/.exec(page)?.[1])
  expect(shown).toEqual(['Nora', 'Otto', 'Pia', 'Quinn', 'Nora', 'Otto', 'Pia', 'Quinn', 'Nora', 'Otto', 'Pia', 'Quinn'])
})

test('no personal page is served from a cache', async () => {
  const anonymous = await visit().open('/')
  expect(anonymous.headers.get('Vary')).toContain('Cookie')
  const dora = await new Visitor(service.origin).signUp('dora@example.com')
  const again = await dora.open('/', { headers: { 'If-None-Match': anonymous.headers.get('ETag') ?? '*' } })
  expect(again.status).toBe(200)
})

const hostile: [string, string][] = [
  ['a null byte', 'a\0b@example.com'],
  ['a very long text', 'x'.repeat(12_000)],
  ['control characters', '\u0001\u0002\r\nSet-Cookie: x=y'],
  ['another script', 'аdа@пример.рф'],
  ['a direction override', '\u202Eada@example.com'],
  ['markup', '"><script>alert(1)</script>@example.com'],
  ['an operator', '{"$ne":null}'],
  ['a prototype name', '__proto__'],
]
test.each(hostile)('%s in every field is refused in words', async (_name, text) => {
  const visitor = visit()
  for (const page of ['/sign-in/', '/sign-up/', '/reset/']) {
    const answer = await visitor.send(page, { email: text, password: text, name: text, return: text, form: text })
    expect([page, answer.status]).toEqual([page, 400])
    expect(await answer.text()).not.toContain('<script>alert')
  }
  const token = await visitor.send('/reset/', { do: 'reset-password', token: text, password: goodPassword })
  expect(token.status).toBe(400)
})

test.each([
  'slipway.session_token=x',
  'slipway.session_token=a.b; slipway.session_token=',
  'slipway.=;;=',
  'slipway.session_token=%00%ff.%zz',
])('the cookie %s is nobody', async (Cookie) => {
  expect((await visit().open('/profile/', { headers: { Cookie } })).status).toBe(303)
})

test.each(['/sign-in/?error=constructor', '/sign-in/?error=__proto__', '/profile/?done=toString', '/sign-in/?return=%00'])(
  '%s is answered with a page',
  async (path) => {
    const person = path.startsWith('/profile') ? await visit().signUp(`p${path.length}@example.com`) : visit()
    const answer = await person.open(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(/native code|\[object/)
  },
)

test('a body that isn’t a form is refused', async () => {
  const answer = await fetch(`${service.origin}/sign-in/`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })
  expect(answer.status).toBe(415)
})
