import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxFollowed } from '../../../../api/actions/community/follows.ts'
import { mutePerson } from '../../../../api/actions/community/mute-person.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
let bob: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, bob] = (await Promise.all(['Ada', 'Bob'].map((name) => signUpPerson(site, name)))) as [Person, Person]
  await putAll(site.world.store, 'profiles', [{ ...ada.profile, handle: 'ada' }])
  await putAll(site.world.store, 'launches', [
    liveLaunch({ slug: 'teapot', name: 'Teapot', ownerId: ada.profile.id, categories: ['ai'], maker: { name: 'Ada', handle: null } }),
  ])
})
afterAll(() => site.close())

const adasPage = () => '/makers/ada/'
const open = async (path: string, person = bob) => load(await (await person.visitor.open(path)).text())
const send = (path: string, fields: Record<string, string>, person = bob) => person.visitor.send(path, { do: 'follow', ...fields })
const adaAsMaker = (wanted = 'yes') => ({ kind: 'maker', of: ada.profile.id, wanted })
const listed = async () =>
  (await open('/profile/following/'))('.record-list li')
    .toArray()
    .map((row) => load(row).text().replaceAll(/\s+/g, ' ').trim())

it('a maker and a category are followed with their buttons, listed, and unfollowed in the list', async () => {
  expect((await open('/profile/following/'))('.empty__title').text()).toBe('You don’t follow anyone yet')
  for (const path of [adasPage(), '/categories/ai/']) {
    const $ = await open(path)
    const form = $('form:has([name=of])')
    expect([form.find('button').text(), form.find('button').attr('aria-pressed')]).toEqual([expect.stringMatching(/^Follow /), 'false'])
    const sent = Object.fromEntries(['kind', 'of', 'wanted'].map((name) => [name, String(form.find(`[name=${name}]`).attr('value'))]))
    for (const _ of [1, 2]) {
      const answer = await send(path, sent)
      const next = answer.headers.get('Location') ?? ''
      expect((await open(next))('[role=status]').text()).toContain('Following.')
    }
    expect((await open(path))('form:has([name=of]) button').attr('aria-pressed')).toBe('true')
  }
  expect(await listed()).toEqual(['Ada MakerUnfollow Ada', 'AI CategoryUnfollow AI'])
  expect((await send('/profile/following/', adaAsMaker('no'))).headers.get('Location')).toBe('/profile/following/')
  expect(await listed()).toEqual(['AI CategoryUnfollow AI'])
})

it.each([
  ['oneself', () => adaAsMaker(), () => ada, 403, 'You can’t follow yourself.'],
  ['somebody without a page', () => ({ kind: 'maker', of: bob.profile.id, wanted: 'yes' }), () => ada, 404, ''],
  ['a category that doesn’t exist', () => ({ kind: 'category', of: 'teapots', wanted: 'yes' }), () => bob, 404, ''],
] as const)('nobody follows %s', async (_, fields, who, status, message) => {
  const answer = await send('/categories/ai/', fields(), who())
  expect([answer.status, load(await answer.text())('[role=alert]').text()]).toEqual([status, expect.stringContaining(message)])
})

it('the number is limited, and the page says so', async () => {
  const many = Array.from({ length: maxFollowed }, (_, n) => ({
    id: `${ada.profile.id}:other-${n}`,
    accountId: ada.profile.id,
    kind: 'maker' as const,
    of: `other-${n}`,
    at: '2026-03-01T00:00:00.000Z',
  }))
  await putAll(site.world.store, 'follows', many)
  const answer = await send('/categories/ai/', { kind: 'category', of: 'ai', wanted: 'yes' }, ada)
  expect([answer.status, load(await answer.text())('[role=alert]').text()]).toEqual([
    409,
    'You can follow up to 500 makers and categories. Unfollow some first.',
  ])
})

it('signed-out visitors see the button, too; nobody has a button on their own page', async () => {
  const { html } = await readPage(site.origin + adasPage())
  expect(load(html)('form:has([name=of]) button').attr('aria-pressed')).toBe('false')
  expect((await open(adasPage(), ada))('form:has([name=of])').length).toBe(0)
})

it('muting a maker unfollows them', async () => {
  await send(adasPage(), adaAsMaker())
  expect(await site.world.store.countBy('follows', 'of', ada.profile.id)).toBe(1)
  await mutePerson(site.world, { id: ada.profile.id, how: 'mute' }, bob.profile)
  expect(await site.world.store.countBy('follows', 'of', ada.profile.id)).toBe(0)
})
