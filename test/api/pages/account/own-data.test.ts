import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnLink } from '../../../../api/accounts/email/email-links.ts'
import { eraseDueAccounts } from '../../../../api/actions/account-deletion/erase-account.ts'
import { oneOfEach } from '../../../contract/store/one-of-each.ts'
import { codeOf } from '../../../support/authenticator.ts'
import { submitForm } from '../../../support/forms.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages([])
  pages.world.clock = () => new Date()
})
afterAll(() => pages.close())

const path = '/profile/data/'
const ask = (visitor: Visitor, fields: Record<string, string> = {}) =>
  visitor.send(path, { do: 'delete-account', current: goodPassword, ...fields })
const textOf = async (answer: Response) =>
  load(await answer.text())
    .text()
    .replaceAll(/\s+/g, ' ')

test('signed-out visitors are sent to sign in, for the page and for the file', async () => {
  for (const address of [path, `${path}data.json`]) {
    const answer = await fetch(pages.origin + address, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringContaining('/sign-in/?return=')])
  }
})

test('a person downloads their data as one file, a limited number of times', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Dora')
  const link = load(await (await visitor.open(path)).text())('a[download]').attr('href')
  const answer = await visitor.open(String(link))
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="slipway-data.json"')
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  expect(await answer.json()).toMatchObject({ profile: { email: profile.email }, sessions: [{}], waysToSignIn: [{ kind: 'Password' }] })
  const taken = await Promise.all(Array.from({ length: 10 }, async () => (await visitor.open(String(link))).status))
  expect(taken.filter((status) => status === 429)).toHaveLength(1)
})

test('deleting an account takes the password; then every page says when, and how to keep it', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Edna')
  for (const [current, error] of [
    ['', 'Enter your current password.'],
    ['not the password', 'Incorrect password.'],
  ] as const) {
    const refused = await ask(visitor, { current })
    expect(refused.status).toBe(400)
    expect(await textOf(refused)).toContain(error)
  }
  expect((await ask(visitor)).headers.get('Location')).toBe(path)
  const due = (await pages.world.store.get('profiles', profile.id))?.deletion?.dueAt ?? ''
  expect(Date.parse(due) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600_000)
  expect(await textOf(await visitor.open('/dashboard/'))).toContain('Your account will be deleted on')
  const kept = await submitForm(visitor, { url: path, html: await (await visitor.open('/dashboard/')).text() }, '.deletion-notice form', {})
  expect(kept.headers.get('Location')).toBe(`${path}?done=keep-account`)
  expect(await textOf(await visitor.open(`${path}?done=keep-account`))).toContain('We’re keeping your account.')
  expect(await textOf(await visitor.open('/dashboard/'))).not.toContain('will be deleted')
})

test('somebody with live launches chooses what happens to them; the choice stays in the form', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Fay')
  await putAll(pages.world.store, 'launches', [liveLaunch({ slug: 'fays', ownerId: profile.id })])
  const undecided = await ask(visitor)
  expect(undecided.status).toBe(400)
  expect(await textOf(undecided)).toContain('Choose what happens to your live launches.')
  const wrong = load(await (await ask(visitor, { launches: 'keep', current: 'wrong' })).text())
  expect(wrong('input[name=launches][checked]').attr('value')).toBe('keep')
  await ask(visitor, { launches: 'keep' })
  expect((await pages.world.store.get('profiles', profile.id))?.deletion?.keepsLaunches).toBe(true)
})

test('launches that pass to a co-maker aren’t among those that end', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Hedda')
  const heir = await signUpPerson(pages, 'Ines')
  const launch = liveLaunch({ slug: 'shared', ownerId: profile.id, url: 'https://shared.example' })
  await putAll(pages.world.store, 'launches', [launch])
  await putAll(pages.world.store, 'coMakers', [
    { ...oneOfEach.coMakers, id: `shared:${heir.profile.id}`, launchId: launch.id, accountId: heir.profile.id, state: 'joined' },
  ])
  const $ = load(await (await visitor.open(path)).text())
  expect([$('input[name=launches]').length, $('.own-data__list dt:contains(Launches)').text()]).toEqual([0, expect.stringMatching(/1$/)])
  expect((await ask(visitor)).status).toBe(303)
  expect((await pages.world.store.get('profiles', profile.id))?.deletion?.keepsLaunches).toBe(false)
})

test('an account without a password needs a fresh sign-in', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Gail')
  const { store } = pages.world
  const age = (minutes: number) =>
    store.transact(async (transaction) => {
      for (const row of await transaction.list('authAccounts', 'userId', profile.id)) await transaction.remove('authAccounts', row.id)
      for (const row of await transaction.list('authSessions', 'userId', profile.id))
        await transaction.put('authSessions', { ...row, createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
    })
  await age(11)
  expect(await textOf(await visitor.open(path))).toContain('Your account has no password')
  expect((await ask(visitor, { current: '' })).status).toBe(400)
  await age(9)
  expect((await ask(visitor, { current: '' })).status).toBe(303)
})

test('a suspended person can still secure the account, but not post', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Ivo')
  const elsewhere = new Visitor(pages.origin)
  await elsewhere.send('/sign-in/', { email: profile.email, password: goodPassword })
  const suspension = { at: new Date().toISOString(), until: null, reason: 'Spam', by: null }
  await putAll(pages.world.store, 'profiles', [{ ...profile, suspension }])
  const security = '/profile/security/'
  const send = async (at: string, fields: Record<string, string>) => (await visitor.send(at, fields)).status
  expect(await send(security, { do: 'revoke-other-sessions' })).toBe(303)
  expect((await elsewhere.open('/profile/')).status).toBe(303)
  expect(await send('/profile/', { do: 'password', current: goodPassword, password: 'nine grey moorings' })).toBe(303)
  const current = 'nine grey moorings'
  const setUp = await visitor.send(`${security}two-factor/`, { do: 'set-up', current })
  const uri = String(load(await setUp.text())('[name=uri]').val())
  expect(await send(`${security}two-factor/`, { do: 'turn-on', code: codeOf(uri), uri })).toBe(200)
  expect(await send('/profile/email/', { do: 'request-email-change', email: 'ivo.two@example.com', current })).toBe(403)
  expect(await send('/profile/', { do: 'details', name: 'Casino', handle: 'casino' })).toBe(403)
  expect(await ask(visitor, { current })).toMatchObject({ status: 303 })
})

test('a suspended person leaves too, and is suspended again after coming back and verifying the same email', async () => {
  const { visitor, profile } = await signUpPerson(pages, 'Hal')
  const { store } = pages.world
  const suspension = { at: new Date().toISOString(), until: null, reason: 'Spam', by: null }
  await store.transact((transaction) => transaction.put('profiles', { ...profile, suspension }))
  expect((await visitor.open(`${path}data.json`)).status).toBe(200)
  expect((await ask(visitor)).status).toBe(303)
  const later = Date.now() + 8 * 24 * 3600_000
  await eraseDueAccounts({ ...pages.world, clock: () => new Date(later) })
  expect(await store.get('profiles', profile.id)).toBeNull()
  expect((await visitor.open(path)).headers.get('Location')).toContain('/sign-in/')

  const again = await new Visitor(pages.origin).signUpUnproven(profile.email, 'Hal')
  const [back] = await store.list('profiles', 'email', profile.email)
  expect(back?.suspension).toBeUndefined()
  await putAll(store, 'connections', [{ ...oneOfEach.connections, accountId: String(back?.id) }])
  const token = await createOwnLink(store, 'verify-email', String(back?.id), profile.email)
  await again.send('/verify/', { do: 'verify-email', token })
  expect((await store.list('profiles', 'email', profile.email))[0]).toMatchObject({ emailProven: true, suspension })
  expect(await store.list('connections', 'accountId', String(back?.id))).toEqual([])
})
