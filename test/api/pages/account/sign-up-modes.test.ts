import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Person
let mod: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  mod = await signUpPerson(site, 'Mia')
  Object.assign(site.world, { moderators: new Set(['mia@example.com']) })
})
afterAll(() => site.close())
afterEach(() => {
  site.world.rules.signUps = 'open'
})

const byInvitation = () => {
  site.world.rules.signUps = 'invite'
}
const textOf = async (answer: Response) => (await answer.text()).replaceAll(/\s+/g, ' ')
const page = async (visitor: Visitor, path = '/profile/invitations/') => textOf(await visitor.open(path))
const create = (visitor: Visitor, uses: string) => visitor.send('/profile/invitations/', { do: 'create-invitation', uses })
const codesOf = async ({ profile }: Person) => (await site.world.store.list('invites', 'createdBy', profile.id)).map(({ id }) => id)
async function invite(person: Person, uses = '1'): Promise<string> {
  const before = await codesOf(person)
  expect((await create(person.visitor, uses)).status).toBe(303)
  return (await codesOf(person)).find((code) => !before.includes(code)) ?? ''
}
const signUp = (email: string, code: string) =>
  new Visitor(site.origin).send('/sign-up/', { name: 'New', email, password: goodPassword, invite: code })

test('while sign-up is open, nobody is asked for a code', async () => {
  expect(await page(new Visitor(site.origin), '/sign-up/')).not.toContain('Invitation code')
  expect(await page(ada.visitor)).toContain('Sign-up is open')
  expect(await page(ada.visitor, '/profile/')).not.toContain('Invite people')
})

test('while it is closed, the page says so, nobody signs up, and existing people sign in', async () => {
  site.world.rules.signUps = 'closed'
  const visitor = new Visitor(site.origin)
  const form = await page(visitor, '/sign-up/?return=/audit/')
  expect([form.includes('Sign-ups are closed'), form.includes('name="password"')]).toEqual([true, false])
  expect(await page(visitor, '/sign-in/')).not.toContain('Create an account')
  expect(await textOf(await signUp('late@example.com', ''))).toContain('Sign-ups are closed')
  await expect(
    site.world.accounts.signUp({ name: 'Late', email: 'late@example.com', password: goodPassword }, { ip: '192.0.2.1' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await site.world.store.list('profiles', 'email', 'late@example.com')).toEqual([])
  expect((await visitor.send('/sign-in/', { email: 'ada@example.com', password: goodPassword })).status).toBe(303)
})

test('by invitation, a member’s link fills in its code, which lets one person in once', async () => {
  byInvitation()
  const code = await invite(ada)
  expect(code).toMatch(/^[B-Z]{4}(-[B-Z]{4}){3}$/)
  const shown = await page(ada.visitor)
  expect(shown).toContain(`https://slipway.example/sign-up/?invite=${code}`)
  expect(await page(new Visitor(site.origin), `/sign-up/?invite=${code}`)).toContain(`value="${code}"`)
  expect((await signUp('first@example.com', ` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(303)
  const second = await signUp('second@example.com', code)
  expect([second.status, await textOf(second)]).toEqual([400, expect.stringContaining('This invitation doesn’t work')])
  expect(await page(ada.visitor)).toContain('Used by 1 of 1 person')
})

test('a missing or wrong code keeps everything typed, and says what to do', async () => {
  byInvitation()
  for (const [code, words] of [
    ['', 'Enter your invitation code'],
    ['BBBB-CCCC-DDDD-FFFF', 'This invitation doesn’t work'],
    ['not a code', 'This invitation doesn’t work'],
    ['x'.repeat(5000), 'This invitation doesn’t work'],
  ] as const) {
    const answer = await signUp('typed@example.com', code)
    const shown = await textOf(answer)
    expect([answer.status, shown.includes(words), shown.includes('value="typed@example.com"')]).toEqual([400, true, true])
  }
})

test('one network can try fifteen wrong codes in ten minutes; a right one costs nothing', async () => {
  byInvitation()
  const code = await invite(mod, '20')
  const account = { name: 'New', password: goodPassword }
  const attempt = (email: string, invite: string) => site.world.accounts.signUp({ ...account, email, invite }, { ip: '198.51.100.9' })
  for (let tried = 0; tried < 15; tried += 1)
    await expect(attempt('guess@example.com', 'BBBB-CCCC-DDDD-FFFF')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(attempt('guess@example.com', code)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await site.world.accounts.signUp({ ...account, email: 'elsewhere@example.com', invite: code }, { ip: '203.0.113.9' })
})

test('twenty people at once on a code for one: one gets in', async () => {
  byInvitation()
  const code = await invite(mod)
  // From networks of their own: whoever comes after the first has one wrong code less to try.
  const join = (index: number) =>
    site.world.accounts.signUp(
      { name: 'New', password: goodPassword, email: `rush${index}@example.com`, invite: code },
      { ip: `203.0.113.${index}` },
    )
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => join(index)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 'rejected' && answer.reason.code === 'BAD_REQUEST')).toHaveLength(19)
  const came = await Promise.all(
    Array.from({ length: 20 }, (_, index) => site.world.store.list('profiles', 'email', `rush${index}@example.com`)),
  )
  expect(came.flat()).toHaveLength(1)
  expect(await site.world.store.get('invites', code)).toMatchObject({ uses: 1 })
})

test('an email that is taken uses up no invitation', async () => {
  byInvitation()
  const code = await invite(mod)
  expect((await signUp('ada@example.com', code)).status).toBe(409)
  expect(await site.world.store.get('invites', code)).toMatchObject({ uses: 0 })
})

test('a member invites five people altogether, however many ask at once; a revoked code gives its places back', async () => {
  byInvitation()
  const bob = await signUpPersonBy(await invite(mod))
  expect((await create(bob.visitor, '6')).status).toBe(400)
  const code = await invite(bob, '3')
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(bob.visitor, '1')))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(2)
  expect(await page(bob.visitor)).toContain('You have no invitations left')
  await bob.visitor.send('/profile/invitations/', { do: 'revoke-invitation', id: code })
  expect((await signUp('revoked@example.com', code)).status).toBe(400)
  expect(await page(bob.visitor)).toContain('You can invite 3 more people')
})

test('moderators invite any number; nobody revokes another’s code, or invites before verifying their email', async () => {
  byInvitation()
  for (let made = 0; made < 7; made += 1) await invite(mod, '100')
  expect((await create(mod.visitor, '101')).status).toBe(400)
  const code = await invite(mod)
  expect((await ada.visitor.send('/profile/invitations/', { do: 'revoke-invitation', id: code })).status).toBe(404)
  const fresh = new Visitor(site.origin)
  await fresh.send('/sign-up/', { name: 'Fay', email: 'fay@example.com', password: goodPassword, invite: code })
  expect((await create(fresh, '1')).status).toBe(403)
})

test('an invitation expires after 14 days', async () => {
  byInvitation()
  const code = await invite(mod)
  const { expiresAt = '', createdAt = '' } = (await site.world.store.get('invites', code)) ?? {}
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * 24 * 3600_000)
  const stored = await site.world.store.get('invites', code)
  if (stored) await putAll(site.world.store, 'invites', [{ ...stored, expiresAt: createdAt }])
  expect((await signUp('toolate@example.com', code)).status).toBe(400)
})

test('nobody gets in on the code of somebody who is suspended, until that’s over', async () => {
  byInvitation()
  const code = await invite(mod)
  const stored = await site.world.store.get('profiles', mod.profile.id)
  if (stored === null) throw new Error('Mia has no profile.')
  const suspension = { at: new Date().toISOString(), until: null, reason: 'Spam', by: null }
  await putAll(site.world.store, 'profiles', [{ ...stored, suspension }])
  const friend = { name: 'Friend', email: 'friend@example.com', password: goodPassword, invite: code }
  const signUpFriend = () => site.world.accounts.signUp(friend, { ip: '203.0.113.77' })
  await expect(signUpFriend()).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { invite: [expect.any(String)] } } })
  await putAll(site.world.store, 'profiles', [stored])
  expect((await signUpFriend()).account).toMatchObject({ email: friend.email })
})

async function signUpPersonBy(code: string): Promise<Person> {
  const visitor = new Visitor(site.origin)
  await visitor.send('/sign-up/', { name: 'Bob', email: 'bob@example.com', password: goodPassword, invite: code })
  const [profile] = await site.world.store.list('profiles', 'email', 'bob@example.com')
  if (profile === undefined) throw new Error('Bob has no profile.')
  await putAll(site.world.store, 'profiles', [{ ...profile, emailProven: true }])
  return { visitor, profile }
}
