import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'
import { callWith, connect } from '../../../support/tokens.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService()
})
afterAll(() => service.close())

const details = (name: string, handle: string) => ({ do: 'details', name, handle })

test('a name and a handle are kept as they are shown', async () => {
  const ada = await new Visitor(service.origin).signUp('ada@example.com')
  const saved = await ada.send('/profile/', details('Ada  King ', '@Ada_1'))
  expect(saved.headers.get('Location')).toBe('/profile/?done=details')
  const page = await (await ada.open('/profile/')).text()
  expect(page).toContain('value="Ada King"')
  expect(page).toContain('value="ada_1"')
  expect(page).toContain('ada@example.com')
})

test('a handle belongs to one person, even when two want it at the same moment', async () => {
  const people = await Promise.all(['b1', 'b2', 'b3'].map((name) => new Visitor(service.origin).signUp(`${name}@example.com`)))
  const answers = await Promise.all(people.map((person) => person.send('/profile/', details('B', 'boat'))))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409, 409])
  const mine = people[answers.findIndex(({ status }) => status === 303)]
  expect((await mine?.send('/profile/', details('B again', 'BOAT')))?.status).toBe(303)
})

test('an invalid handle is refused with an error at its field, and kept', async () => {
  const cleo = await new Visitor(service.origin).signUp('cleo@example.com')
  const answer = await cleo.send('/profile/', details('Cleo', 'no spaces'))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(/field-handle-error">Use 2–30.*value="no spaces"/s)
})

test('only moderators can use a reserved name or handle; a name from before that rule can stay', async () => {
  const mia = await new Visitor(service.origin).signUp('mia@example.com', 'Mia')
  const refused = await mia.send('/profile/', details('Mia, Аdmin', 'm0d'))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/Names with words like.*This handle is reserved/s)

  const { store, moderators } = service.world
  const [profile] = await store.list('profiles', 'email', 'mia@example.com')
  if (profile === undefined) throw new Error('Mia has no profile.')
  await store.transact((transaction) => transaction.put('profiles', { ...profile, name: 'Mia, Admin' }))
  expect((await mia.send('/profile/', details('Mia, Admin', 'mia'))).status).toBe(303)
  service.world.moderators = new Set(['mia@example.com'])
  expect((await mia.send('/profile/', details('Mia, Moderator', 'mod'))).status).toBe(303)
  service.world.moderators = moderators
})

test('a new password ends every other session, but not this one', async () => {
  const here = await new Visitor(service.origin).signUp('dora@example.com')
  const there = new Visitor(service.origin)
  await there.send('/sign-in/', { email: 'dora@example.com', password: goodPassword })
  const before = here.cookieHeader

  const wrong = await here.send('/profile/', { do: 'password', current: 'not this one', password: 'eight green boats' })
  expect(wrong.status).toBe(400)
  expect((await there.open('/profile/')).status).toBe(200)

  const changed = await here.send('/profile/', { do: 'password', current: goodPassword, password: 'eight green boats' })
  expect(changed.headers.get('Location')).toBe('/profile/?done=password')
  expect((await here.open('/profile/')).status).toBe(200)
  expect((await there.open('/profile/')).status).toBe(303)
  expect((await new Visitor(service.origin).open('/profile/', { headers: { Cookie: before } })).status).toBe(303)

  const again = new Visitor(service.origin)
  expect((await again.send('/sign-in/', { email: 'dora@example.com', password: goodPassword })).status).toBe(401)
  expect((await again.send('/sign-in/', { email: 'dora@example.com', password: 'eight green boats' })).status).toBe(303)
})

test('signing out everywhere ends every session', async () => {
  const here = await new Visitor(service.origin).signUp('eva@example.com')
  const there = new Visitor(service.origin)
  await there.send('/sign-in/', { email: 'eva@example.com', password: goodPassword })
  const confirmed = load(await (await here.open('/profile/')).text())('details:not([open]) input[name=do][value=sessions]')
  expect(confirmed).toHaveLength(1)
  const answer = await here.send('/profile/', { do: 'sessions' })
  expect(answer.headers.get('Location')).toBe('/sign-in/')
  expect((await here.open('/profile/')).status).toBe(303)
  expect((await there.open('/profile/')).status).toBe(303)
})

test.each([
  ['a new password', { do: 'password', current: goodPassword, password: 'eight green boats' }],
  ['signing out everywhere', { do: 'sessions' }],
])('%s ends every connection of the account, and nobody else’s', async (_what, fields) => {
  const [fay, gus] = [new Visitor(service.origin), new Visitor(service.origin)]
  await fay.signUp(`fay-${fields.do}@example.com`)
  await gus.signUp(`gus-${fields.do}@example.com`)
  const [own, other] = [await connect(service, fay), await connect(service, gus)]
  expect(await callWith(service, own)).toBe(200)
  expect((await fay.send('/profile/', fields)).status).toBe(303)
  expect([await callWith(service, own), await callWith(service, other)]).toEqual([401, 200])
})

test('an incorrect password revokes no connection', async () => {
  const hal = await new Visitor(service.origin).signUp('hal@example.com')
  const token = await connect(service, hal)
  await hal.send('/profile/', { do: 'password', current: 'not this one', password: 'eight green boats' })
  expect(await callWith(service, token)).toBe(200)
})

test('editing a profile requires sign-in, and keeps what was typed', async () => {
  const answer = await new Visitor(service.origin).send('/profile/', details('Eve', 'eve'))
  expect(answer.status).toBe(401)
  expect(load(await answer.text())('input[type=hidden][name=name]').val()).toBe('Eve')
})
