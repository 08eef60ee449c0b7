import { load } from 'cheerio'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codeOf } from '../../../support/authenticator.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { asBrowser, signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let mia: Person
let uri: string
let codes: string[]
beforeAll(async () => {
  site = await openPages([])
  mia = await signUpPerson(site, 'Mia')
  site.world.moderators = new Set([mia.profile.email])
  site.world.rules = { ...site.world.rules, moderatorsNeedSecondFactor: true }
})
afterAll(() => site.close())
afterEach(() => void vi.useRealTimers())

const setUp = '/profile/security/two-factor/'
const pageOf = async (answer: Response) => load(await answer.text())
const open = async (path: string, { visitor } = mia) => pageOf(await visitor.open(path))
async function signIn(fields: Record<string, string> = {}) {
  const visitor = new Visitor(site.origin)
  const answer = await visitor.send('/sign-in/', { email: mia.profile.email, password: goodPassword, ...fields }, asBrowser)
  return { visitor, location: answer.headers.get('Location') }
}

test('visitors sign in first, on every page and form of it', async () => {
  const visitor = new Visitor(site.origin)
  const leadsToSignIn = (answer: Response) => [answer.status, answer.headers.get('Location')?.startsWith('/sign-in/')]
  for (const path of ['/profile/security/', setUp, '/profile/security/passkey/'])
    expect(leadsToSignIn(await visitor.open(path))).toEqual([303, true])
  for (const [path, name] of [
    [setUp, 'set-up'],
    ['/profile/security/passkey/', 'name-passkey'],
  ] as const)
    expect(leadsToSignIn(await visitor.send(path, { do: name }))).toEqual([303, true])
  // Without a password in it, the form is kept on a page to sign in.
  expect((await visitor.send('/profile/security/', { do: 'revoke-other-sessions' })).status).toBe(401)
})

test('after signing in on the page that keeps an expired session’s form, the form goes through', async () => {
  const { profile } = await signUpPerson(site, 'Zora')
  const own = { 'resume-email': profile.email, 'resume-password': goodPassword, resume: 'sign-in' }
  const answer = await new Visitor(site.origin).send('/profile/security/', { do: 'revoke-other-sessions', ...own })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile/security/?done=revoke-other-sessions'])
})

test('where moderators need a second factor, moderation leads here until there is one', async () => {
  const answer = await mia.visitor.open('/moderation/')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile/security/'])
  const $ = await open('/profile/security/')
  expect([$('.security__needed').text(), $('header a[href="/moderation/"]').length]).toEqual([
    'Moderators here need two-factor authentication. Turn it on to open the review queue.',
    0,
  ])
})

test('the app is set up with a QR code or its key, and on once a code confirms it; the page with the recovery codes isn’t kept', async () => {
  const wrong = await mia.visitor.send(setUp, { do: 'set-up', current: 'not it' })
  expect([wrong.status, (await pageOf(wrong))('.field-error').text()]).toEqual([400, 'Incorrect password.'])
  const $ = await pageOf(await mia.visitor.send(setUp, { do: 'set-up', current: goodPassword }))
  uri = String($('[name=uri]').val())
  expect($('.qr-code path').attr('d')?.length).toBeGreaterThan(3000)
  expect($('code').text().replaceAll(' ', '')).toBe(new URL(uri).searchParams.get('secret'))
  const again = await pageOf(await mia.visitor.send(setUp, { do: 'turn-on', code: '000000', uri }))
  expect([again('.form-field .field-error').text(), again('[name=uri]').val()]).toEqual([
    'That code is wrong or was already used. Enter a new one.',
    uri,
  ])
  const answer = await mia.visitor.send(setUp, { do: 'turn-on', code: codeOf(uri), uri })
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  codes = (await pageOf(answer))('pre').text().split('\n')
  expect(codes).toHaveLength(10)
  expect((await mia.visitor.open('/moderation/')).status).toBe(200)
})

test('sign-in then asks for a code, and leads on to the page that was asked for', async () => {
  const { visitor, location } = await signIn({ return: '/profile/' })
  expect(location).toBe('/sign-in/second/?return=%2Fprofile%2F')
  expect((await visitor.open('/profile/')).headers.get('Location')).toBe('/sign-in/?return=%2Fprofile%2F')
  const $ = await pageOf(await visitor.open(location ?? ''))
  expect([$('#field-code').attr('autocomplete'), $('#field-code').attr('inputmode')]).toEqual(['one-time-code', 'numeric'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const wrong = await visitor.send('/sign-in/second/', { code: '12', return: '/profile/' })
  expect([wrong.status, (await pageOf(wrong))('[name=return]').first().val()]).toEqual([400, '/profile/'])
  const answer = await visitor.send('/sign-in/second/', { code: codeOf(uri), return: '/profile/' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile/'])
  expect((await visitor.open('/profile/')).status).toBe(200)
})

test('a form whose session has expired asks for the password and the code, then goes through', async () => {
  const visitor = new Visitor(site.origin)
  const typed = { do: 'resendEmails', note: 'kept' }
  const first = await visitor.send('/moderation/', typed)
  expect([first.status, (await pageOf(first))('[name=note]').val()]).toEqual([401, 'kept'])
  const own = { 'resume-email': mia.profile.email, 'resume-password': goodPassword, resume: 'sign-in' }
  const $ = await pageOf(await visitor.send('/moderation/', { ...typed, ...own }))
  expect([$('[name=resume-code]').length, $('[name=note]').val(), $('[name=resume-password]').length]).toEqual([1, 'kept', 0])
  const wrong = await visitor.send('/moderation/', { ...typed, resume: 'code', 'resume-code': '000000' })
  expect([wrong.status, (await pageOf(wrong))('[name=resume-code]').length]).toEqual([400, 1])
  const done = await visitor.send('/moderation/', { ...typed, resume: 'code', 'resume-code': codes[0] ?? '' })
  expect(done.status).not.toBe(401)
  expect((await visitor.open('/profile/')).status).toBe(200)
})

test('a vote pressed while signed out is cast once the code is entered, not before', async () => {
  const { store } = site.world
  await putAll(store, 'launches', [liveLaunch()])
  const visitor = new Visitor(site.origin)
  await visitor.send('/launches/teapot/upvote/', { wanted: 'yes' })
  const to = { return: '/launches/teapot/?done=pressed-upvote' }
  await visitor.send('/sign-in/', { email: mia.profile.email, password: goodPassword, ...to })
  expect(await store.get('upvotes', `teapot:${mia.profile.id}`)).toBeNull()
  const answer = await visitor.send('/sign-in/second/', { code: codes[9] ?? '', ...to })
  expect(answer.headers.get('Location')).toBe(to.return)
  expect(await store.get('upvotes', `teapot:${mia.profile.id}`)).not.toBeNull()
})

test('sessions say which browser, and are revoked one by one; nobody else’s are', async () => {
  const { visitor } = await signIn()
  await visitor.send('/sign-in/second/', { code: codes[1] ?? '' }, asBrowser)
  const $ = await open('/profile/security/')
  expect(
    $('h3')
      .toArray()
      .map((heading) => $(heading).text()),
  ).toContain('Firefox on Linux ')
  const id = $('.connection form [name=id]').first().val()
  const eve = await signUpPerson(site, 'Eve')
  await eve.visitor.send('/profile/security/', { do: 'revoke-session', id: String(id) })
  expect((await open('/profile/security/'))(`[value="${String(id)}"]`)).toHaveLength(1)
  await mia.visitor.send('/profile/security/', { do: 'revoke-session', id: String(id) })
  expect((await open('/profile/security/'))(`[value="${String(id)}"]`)).toHaveLength(0)
})

test('anything else that is sent is refused in words', async () => {
  const cases: [string, Record<string, string>, number][] = [
    ['/profile/security/', { do: 'revoke-session', id: 'x'.repeat(9000) }, 303],
    ['/profile/security/', { do: 'rename-passkey', id: 'none', name: 'x'.repeat(61) }, 400],
    ['/profile/security/', { do: 'toString' }, 400],
    [setUp, { do: 'set-up', current: goodPassword }, 409],
    [setUp, { do: 'turn-on', code: '123456' }, 409],
    [setUp, { do: 'turn-off', current: goodPassword, code: '' }, 400],
    [setUp, { do: 'constructor' }, 400],
    ['/profile/security/passkey/', { do: 'name-passkey', name: '\u0000', current: goodPassword }, 400],
    ['/profile/security/passkey/', { do: 'add-passkey', name: 'Laptop', credential: '{"id":1}' }, 401],
    ['/sign-in/passkey/', { credential: '[]' }, 401],
    ['/sign-in/passkey/', {}, 401],
    ['/sign-in/second/', { code: '123456' }, 401],
  ]
  for (const [path, fields, status] of cases)
    expect([path, fields, (await mia.visitor.send(path, fields)).status]).toEqual([path, fields, status])
})

test('without JavaScript, the passkey form says what it needs', async () => {
  const $ = await pageOf(await new Visitor(site.origin).open('/sign-in/'))
  expect([$('form[data-passkey] noscript').text(), $('[data-passkey-button]').attr('hidden')]).toEqual([
    'Passkeys need JavaScript.',
    'hidden',
  ])
})
