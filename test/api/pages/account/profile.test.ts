import { load } from 'cheerio'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetPictures } from '../../../../api/actions/retention/daily-upkeep.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
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

const picture = async (color: string) =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 200, height: 120, channels: 3, background: color } })
          .png()
          .toBuffer(),
      ),
    ],
    {
      type: 'image/png',
    },
  )

async function sendPicture(person: Visitor, file: Blob): Promise<Response> {
  const form = new FormData()
  form.append('do', 'face')
  form.append('picture', file, 'me.png')
  return person.open('/profile/', { method: 'POST', body: form })
}

test('a picture of oneself stands wherever the name does, until it’s deleted', async () => {
  const fay = await new Visitor(service.origin).signUp('fay@example.com', 'Fay')
  await fay.send('/profile/', details('Fay', 'fay'))
  const { store } = service.world
  const [profile] = await store.list('profiles', 'email', 'fay@example.com')
  const { id = '' } = profile ?? {}
  const maker = { name: 'Fay', handle: 'fay' }
  const launch = liveLaunch({ id: 'faces', slug: 'faces', ownerId: id, maker })
  await store.transact(async ({ put }) => {
    if (profile) await put('profiles', { ...profile, emailProven: true, handle: 'fay' })
    await put('launches', launch)
    const joined = { emailHash: null, invited: '', as: 'co-maker', state: 'joined', at: '2026-11-01T00:00:00Z' } as const
    await put('coMakers', { id: `made:${id}`, launchId: 'made', accountId: id, ...joined })
    await put('launches', literalLaunch({ id: 'made', slug: 'made', ownerId: 'other', coMakers: [{ id, ...maker }] }))
  })
  await fay.send('/launches/faces/comments/', { do: 'comment', text: 'Here I am.' })
  expect((await sendPicture(fay, await picture('#336699'))).headers.get('Location')).toBe('/profile/?done=face')
  const path = (await store.get('profiles', id))?.picture ?? ''
  const small = path.replace('1920', '320')
  const images = (page: string) => load(page)(`img.face[src="${small}"]`).length
  const count = async (address: string, person = new Visitor(service.origin)) => images(await (await person.open(address)).text())
  expect(await count('/profile/', fay), 'header and form').toBe(2)
  expect(await count('/launches/faces/'), 'maker and comment').toBe(2)
  expect(await count('/makers/fay/')).toBe(1)
  expect((await store.get('launches', 'made'))?.coMakers).toEqual([{ id, ...maker, picture: path }])
  expect(await (await fetch(`${service.origin}/api/v1/products/faces/`)).json()).toMatchObject({ maker })
  expect(JSON.parse(await (await fay.open('/profile/data/data.json')).text())).toMatchObject({ profile: { picture: path } })
  await forgetPictures(service.world)
  expect((await fetch(service.origin + small)).status).toBe(200)

  await sendPicture(fay, await picture('#993366'))
  expect((await fetch(service.origin + small)).status, 'the former one').toBe(404)
  await fay.send('/profile/', { do: 'delete-face' })
  expect((await store.get('profiles', id))?.picture).toBeUndefined()
  expect(await store.list('pictures', 'accountId', id)).toEqual([])
  expect(load(await (await fay.open('/launches/faces/')).text())('img.face').length).toBe(0)
})

test('what isn’t a picture isn’t taken as one of oneself', async () => {
  const gus = await new Visitor(service.origin).signUp('gus@example.com')
  const answer = await sendPicture(gus, new Blob(['no picture'], { type: 'image/png' }))
  expect(answer.status).toBe(400)
  expect(load(await answer.text())('.field-error').text()).not.toBe('')
})
