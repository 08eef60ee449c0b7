import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Profile } from '../../../../api/domain/records.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { literalUpvote } from '../../../support/literal-upvote.ts'
import { literalProfile } from '../../../contract/store/one-of-each.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson } from '../../../support/signed-in.ts'

let site: OpenPages
/** The last letters vote last. */
const makers = ['ada', 'bea', 'cleo', 'dora', 'eve', 'fay', 'gus']
const voter = (id: string, overrides: Partial<Profile> = {}) =>
  literalProfile(id, { name: id, handle: id, emailProven: true, ...overrides })
const upvote = (accountId: string, minute: number) =>
  literalUpvote('teapot', accountId, { at: `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z` })

beforeAll(async () => {
  const week = { year: 2026, week: 9 }
  site = await openPages([
    liveLaunch({ slug: 'teapot', name: 'Teapot', upvotes: 10, ownerId: 'ada', launchDate: '2026-02-23', weekPlace: { ...week, place: 1 } }),
    liveLaunch({ slug: 'cup', name: 'Cup', upvotes: 3, launchDate: '2026-02-24', weekPlace: { ...week, place: 2 } }),
    liveLaunch({ slug: 'spoon', name: 'Spoon', launchDate: '2026-03-02' }),
    ...makers.map((ownerId) =>
      liveLaunch({ slug: `of-${ownerId}`, ownerId, url: `https://${ownerId}.example/`, launchDate: '2026-01-05' }),
    ),
  ])
  const { store } = site.world
  const suspension = { at: '2026-03-01T00:00:00.000Z', until: null, reason: 'Spam', by: null }
  const deletion = { askedAt: '2026-03-01T00:00:00.000Z', dueAt: '2026-03-09T00:00:00.000Z', keepsLaunches: true }
  await putAll(store, 'profiles', [
    ...makers.map((id) => voter(id)),
    voter('lurker'),
    voter('sus', { suspension }),
    voter('leaving', { deletion }),
  ])
  await putAll(
    store,
    'launches',
    ['sus', 'leaving'].map((ownerId) => liveLaunch({ slug: `of-${ownerId}`, ownerId, url: `https://${ownerId}.example/` })),
  )
  const voters = [...makers, 'lurker', 'sus', 'leaving']
  await putAll(store, 'upvotes', [...voters.map(upvote), { ...upvote('hal', 50), exclusion: 'unproven' as const }])
  const first = [
    { launchId: 'teapot', place: 1, upvotes: 10 },
    { launchId: 'cup', place: 2, upvotes: 3 },
  ]
  await putAll(store, 'weeks', [{ id: '2026-w09', closedAt: '2026-03-02T00:01:00.000Z', first }])
})
afterAll(() => site.close())

const named = ($: ReturnType<typeof load>) =>
  $('.voters li .sw-hidden')
    .toArray()
    .map((each) => load(each).text())

it('a launch shows the latest five voters who have a page, and counts the others', async () => {
  const $ = load((await readPage(`${site.origin}/launches/teapot/`)).html)
  expect(named($)).toEqual(['gus', 'fay', 'eve', 'dora', 'cleo'])
  expect($('.voters a').first().attr('href')).toBe('/makers/gus/')
  expect($('.voters').text()).toContain('and 5 others voted for this')
})

it('a reader sees nobody whom they muted or who blocked them', async () => {
  const bob = await signUpPerson(site, 'Bob')
  const at = '2026-03-02T09:00:00.000Z'
  await putAll(site.world.store, 'mutings', [
    { id: `${bob.profile.id}:gus`, accountId: bob.profile.id, otherId: 'gus', at },
    { id: `fay:${bob.profile.id}`, accountId: 'fay', otherId: bob.profile.id, at, isBlock: true as const },
    { id: `eve:${bob.profile.id}`, accountId: 'eve', otherId: bob.profile.id, at },
  ])
  expect(named(load(await (await bob.visitor.open('/launches/teapot/')).text()))).toEqual(['eve', 'dora', 'cleo', 'bea'])
})

it('the winners of its week are on the page once the week has ended, and not before', async () => {
  const winners = async (slug: string) => {
    const $ = load((await readPage(`${site.origin}/launches/${slug}/`)).html)
    return $('.podium li')
      .toArray()
      .map((each) => load(each).text())
  }
  expect(await winners('cup')).toEqual([expect.stringContaining('Teapot'), expect.stringContaining('Cup')])
  expect(await winners('spoon')).toEqual([])
})
