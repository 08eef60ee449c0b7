import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emit, fanOut } from '../../../../api/notices/fan-out.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// The clock says March 4, 2026.
const soon = literalLaunch({
  id: 'soon',
  slug: 'soon',
  name: 'Soon',
  tagline: 'A kettle that waits',
  description: 'Nobody reads this before the day.',
  url: 'https://soon.example/',
  status: 'scheduled',
  launchDate: '2026-03-09',
})
let site: OpenPages
let bob: Person
beforeAll(async () => {
  site = await openPages([
    soon,
    literalLaunch({ slug: 'pending', url: 'https://p.example/', status: 'pending_review' }),
    liveLaunch({ slug: 'first', name: 'First', launchDate: '2026-03-02', upvotes: 9 }),
    liveLaunch({ slug: 'second', name: 'Second', launchDate: '2026-03-02', upvotes: 3 }),
    liveLaunch({ slug: 'none', name: 'None', launchDate: '2026-03-02', upvotes: 0 }),
    liveLaunch({ slug: 'before', name: 'Before', launchDate: '2026-02-23', upvotes: 99 }),
  ])
  bob = await signUpPerson(site, 'Bob')
})
afterAll(() => site.close())

const path = '/launches/soon/'

it('an approved launch has a page with its day before it’s live, and nothing else of it', async () => {
  const { status, html } = await readPage(site.origin + path)
  const $ = load(html)
  expect([status, $('h1').text(), $('[data-countdown]').text().trim()]).toEqual([200, 'Soon', 'In 5 days'])
  expect($('time').attr('datetime')).toBe('2026-03-09T00:00:00Z')
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect(html).not.toMatch(/Nobody reads this|soon\.example|upvotes/)
  expect((await fetch(site.origin + path)).headers.get('Cache-Control')).toBe('no-store')
})

it('one that waits for review has none, and the API knows neither', async () => {
  expect((await readPage(`${site.origin}/launches/pending/`)).status).toBe(404)
  expect((await fetch(`${site.origin}/api/v1/products/soon/`)).status).toBe(404)
})

it('members who press Notify me hear of it when it’s live', async () => {
  const answer = await bob.visitor.send(`${path}save/`, { wanted: 'yes', return: path })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
  expect(load(await (await bob.visitor.open(path)).text())('button[aria-pressed=true]').text()).toBe('Notify me')

  const { store } = site.world
  await putAll(store, 'launches', [{ ...soon, status: 'live' }])
  await store.transact((transaction) => emit(site.world, transaction, { kind: 'live', launchId: 'soon', by: null, facts: {} }))
  await fanOut(site.world)
  const kinds = (await store.list('notices', 'accountId', bob.profile.id)).map(({ kind }) => kind)
  expect(kinds).toEqual(['launched'])
})

it.each([
  ['first', 'No. 1 of 3 this week'],
  ['second', 'No. 2 of 3 this week'],
  ['none', ''],
  ['before', ''],
])('in its week, the page of %s says its place so far: %s', async (slug, words) => {
  const $ = load((await readPage(`${site.origin}/launches/${slug}/`)).html)
  expect($('.launch__marks .week-place').text().trim()).toBe(words)
})
