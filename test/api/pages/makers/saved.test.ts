import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxSaved } from '../../../../api/actions/community/bookmarks.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let bob: Person
beforeAll(async () => {
  site = await openPages([liveLaunch({ slug: 'teapot', name: 'Teapot' }), literalLaunch({ slug: 'draft', url: 'https://d.example' })])
  bob = await signUpPerson(site, 'Bob')
})
afterAll(() => site.close())

const pageOf = async (path: string) => load(await (await bob.visitor.open(path)).text())
const save = (wanted: string, slug = 'teapot') => bob.visitor.send(`/launches/${slug}/save/`, { wanted, return: `/launches/${slug}/` })
const press = (does: string) => bob.visitor.send('/saved/', { launch: 'teapot', do: does })
const bookmark = () => site.world.store.get('bookmarks', `teapot:${bob.profile.id}`)

it('a button that can’t do what it says tells why, on the launch page', async () => {
  const many = Array.from({ length: 500 }, (_, n) => {
    const id = `other-${n}:${bob.profile.id}`
    return { id, launchId: `other-${n}`, accountId: bob.profile.id, at: '2026-03-01T00:00:00.000Z' }
  })
  await putAll(site.world.store, 'bookmarks', many)
  const answer = await save('yes')
  const $ = load(await answer.text())
  expect([answer.status, $('[role=alert]').text()]).toEqual([409, 'You can save up to 500 launches. Remove some first.'])
  await site.world.store.transact(async ({ remove }) => {
    for (const { id } of many) await remove('bookmarks', id)
  })
})

it('a launch is saved and removed with its button, again and again', async () => {
  expect((await pageOf('/saved/'))('.empty__title').text()).toBe('Nothing saved yet')
  for (const wanted of ['yes', 'yes']) expect((await save(wanted)).headers.get('Location')).toBe('/launches/teapot/')
  expect((await pageOf('/launches/teapot/'))('.save button').attr('aria-pressed')).toBe('true')
  const $ = await pageOf('/saved/')
  expect($('.saved__row').text()).toMatch(/Teapot.*Saved March 4, 2026.*Mute updates.*Remove/s)
  for (const wanted of ['no', 'no']) await save(wanted)
  expect(await bookmark()).toBeNull()
  expect((await pageOf('/launches/teapot/'))('.save button').attr('aria-pressed')).toBe('false')
})

it('updates of a saved launch can be muted, and the row removed', async () => {
  await save('yes')
  expect((await press('mute')).headers.get('Location')).toBe('/saved/?done=mute')
  expect(await bookmark()).toMatchObject({ isMuted: true })
  expect((await pageOf('/saved/?done=mute')).text()).toMatch(/Updates muted\..*Unmute updates/s)
  await save('yes')
  expect(await bookmark()).toMatchObject({ isMuted: true })
  await press('unmute')
  expect(await bookmark()).not.toHaveProperty('isMuted')
  expect((await press('remove')).headers.get('Location')).toBe('/saved/?done=remove')
  expect((await press('mute')).status).toBe(404)
})

it('a form that says nothing of what to do removes nothing', async () => {
  await save('yes')
  for (const does of ['', 'constructor']) expect((await press(does)).status).toBe(400)
  expect(await bookmark()).not.toBeNull()
  await save('no')
})

it('a signed-out visitor signs in first, and it’s saved after that', async () => {
  const $ = load((await readPage(`${site.origin}/launches/teapot/`)).html)
  expect($('.save').attr('data-save')).toBeUndefined()
  const answer = await sendForm(`${site.origin}/launches/teapot/save/`, { wanted: 'yes', return: '/launches/teapot/' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sign-in/?return=%2Flaunches%2Fteapot%2F%3Fdone%3Dpressed-save'])
  expect((await readPage(`${site.origin}/saved/`)).headers.get('Location')).toBe('/sign-in/?return=%2Fsaved%2F')
})

it.each([
  ['/saved/', 'mute', '/saved/'],
  ['/saved/', 'unmute', '/saved/'],
  ['/saved/', 'remove', '/saved/'],
  ['/notifications/', 'read', '/notifications/'],
  ['/notifications/any/', 'open', '/notifications/'],
  ['/launches/teapot/comments/any/remove/', 'removeComment', '/launches/teapot/'],
])('a press of a button at %s, “%s”, while signed out leads to sign-in, and back to its page', async (path, name, back) => {
  const { status, headers } = await sendForm(site.origin + path, { do: name, launch: 'teapot' })
  expect([status, headers.get('Location')]).toEqual([303, `/sign-in/?${new URLSearchParams({ return: back })}`])
})

it('a launch saved while signed out is saved after sign-in', async () => {
  const visitor = new Visitor(site.origin)
  const done = '/launches/teapot/?done=pressed-save'
  await visitor.send('/launches/teapot/save/', { wanted: 'yes' })
  expect(load(await (await visitor.open(`/sign-in/?return=${encodeURIComponent(done)}`)).text())('h1').text()).toBe(
    'Sign in to save Teapot',
  )
  await visitor.send('/sign-in/', { email: bob.profile.email, password: goodPassword, return: done })
  expect(await bookmark()).not.toBeNull()
  expect(load(await (await visitor.open(done)).text())('.notice').text()).toContain(
    'Saved. You’ll get a notification when it posts an update.',
  )
  await save('no')
  expect((await pageOf(done))('.notice').text()).toContain('You haven’t saved this launch.')
})

it('the script gets the new state', async () => {
  const send = (headers: Record<string, string>) =>
    fetch(`${site.origin}/launches/teapot/save/`, { method: 'POST', headers, body: new URLSearchParams({ wanted: 'yes' }) })
  const answer = await send({ Accept: 'application/json', Cookie: bob.visitor.cookieHeader })
  expect([answer.status, await answer.json()]).toEqual([200, { saved: true }])
  expect((await send({ Accept: 'application/json' })).status).toBe(401)
})

it('a launch that isn’t live can’t be saved; one that was is counted until it’s live again', async () => {
  expect((await save('yes', 'draft')).status).toBe(404)
  await putAll(site.world.store, 'bookmarks', [
    { id: `draft:${bob.profile.id}`, launchId: 'draft', accountId: bob.profile.id, at: '2026-03-04T10:00:00.000Z' },
  ])
  const $ = await pageOf('/saved/')
  expect($('.saved__row')).toHaveLength(1)
  expect($('.saved').text()).toContain('1 saved launch isn’t live right now')
})

it('too many are refused', async () => {
  const many = Array.from({ length: maxSaved }, (_, n) => ({
    id: `l${n}:${bob.profile.id}`,
    launchId: `l${n}`,
    accountId: bob.profile.id,
    at: '2026-03-04T10:00:00.000Z',
  }))
  await save('no')
  await putAll(site.world.store, 'bookmarks', many)
  expect((await save('yes')).status).toBe(409)
  expect(await bookmark()).toBeNull()
})
