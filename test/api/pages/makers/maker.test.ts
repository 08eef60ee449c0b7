import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeSuspension, applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { asBrowser, signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
let bob: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, bob, mia] = (await Promise.all(['Ada', 'Bob', 'Mia'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  site.world.moderators = new Set([mia.profile.email])
  const profile = await site.world.store.get('profiles', ada.profile.id)
  if (profile !== null) await putAll(site.world.store, 'profiles', [{ ...profile, createdAt: '2026-03-01T10:00:00.000Z' }])
  const own = { ownerId: ada.profile.id, maker: { name: 'Ada', handle: null } }
  await putAll(site.world.store, 'launches', [
    liveLaunch({
      ...own,
      slug: 'teapot',
      name: 'Teapot',
      launchDate: '2026-02-02',
      upvotes: 3,
      weekPlace: { year: 2026, week: 6, place: 1 },
    }),
    liveLaunch({
      ...own,
      slug: 'kettle',
      name: 'Kettle',
      launchDate: '2026-03-02',
      upvotes: 1,
      changelogCount: 1,
      url: 'https://k.example',
    }),
    literalLaunch({ ...own, slug: 'secret', name: 'Secret', url: 'https://s.example' }),
    literalLaunch({ slug: 'draft', name: 'Draft', ownerId: bob.profile.id, url: 'https://d.example' }),
  ])
  await putAll(site.world.store, 'changelog', [
    { id: 'n1', launchId: 'kettle', title: 'Whistles', text: 'Louder.', at: '2026-03-03T10:00:00.000Z' },
  ])
  const details = { do: 'details', about: 'I make\nhot <b>drinks</b>.', links: 'https://ada.example\r\nsocial.example/@ada' }
  await ada.visitor.send('/profile/', { ...details, name: 'Ada', handle: 'ada' })
  await bob.visitor.send('/profile/', { ...details, name: 'Bob', handle: 'bob' })
})
afterAll(() => site.close())

const open = (handle: string) => readPage(`${site.origin}/makers/${handle}/`)

describe('a maker’s page', () => {
  it('shows who they are, their live launches, newest first, and their updates', async () => {
    const { status, html } = await open('ada')
    const $ = load(html)
    expect(status).toBe(200)
    expect($('h1').text()).toBe('Ada')
    expect($('.maker-page__facts').text()).toMatch(/@ada\s*Member since March 2026/)
    expect($('.maker-page__about').text()).toBe('I make\nhot <b>drinks</b>.')
    expect(
      $('.maker-page__links a')
        .toArray()
        .map((link) => [$(link).attr('href'), $(link).attr('rel'), $(link).text()]),
    ).toEqual([
      ['https://ada.example/', 'me nofollow ugc', 'ada.example'],
      ['https://social.example/@ada', 'me nofollow ugc', 'social.example/@ada'],
    ])
    expect(
      $('.launch-row h3')
        .toArray()
        .map((row) => $(row).text()),
    ).toEqual(['Kettle', 'Teapot1 No. 1 of week 6, 2026'])
    expect($('.news__list').text()).toMatch(/March 3, 2026.*Kettle.*Whistles.*Louder/s)
    expect(html).not.toContain('Secret')
  })

  it('describes them to search engines', async () => {
    const $ = load((await open('ada')).html)
    expect($('link[rel=canonical]').attr('href')).toBe(`${site.world.siteUrl}/makers/ada/`)
    expect(JSON.parse($('script[type="application/ld+json"]').text())).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ada', alternateName: 'ada', sameAs: ['https://ada.example/', 'https://social.example/@ada'] },
    })
  })

  it.each(['bob', 'nobody', 'mia', '%00', 'a'.repeat(300)])('doesn’t exist for %s, who has nothing live or no account', async (handle) => {
    const { status, html } = await open(handle)
    expect(status).toBe(404)
    expect(html).toContain('Maker not found.')
  })

  it('is in the sitemap once a launch names its handle, and shown to moderators', async () => {
    const { html } = await readPage(`${site.origin}/sitemap.xml`)
    expect(html.match(/\/makers\/[^<]*/g)).toEqual(['/makers/ada/'])
    const $ = load(await (await mia.visitor.open(`/moderation/people/${ada.profile.id}/`)).text())
    expect($('.person-card').text()).toMatch(/About\s*I make\nhot <b>drinks<\/b>\.\s*Links\s*ada\.example/)
    expect($('.person-card a[href="/makers/ada/"]').text()).toBe('@ada')
  })

  it('counts an impression for each launch that it shows', async () => {
    const seen = async () => Promise.all(['kettle', 'teapot'].map(async (id) => (await site.world.store.readCounts(id)).impressions))
    const [kettle = 0, teapot = 0] = await seen()
    await readPage(`${site.origin}/makers/ada/`, { headers: asBrowser })
    await expect.poll(seen).toEqual([kettle + 1, teapot + 1])
  })

  it('has one spelling', async () => {
    const { status, headers } = await open('ADA')
    expect([status, headers.get('Location')]).toEqual([308, '/makers/ada/'])
  })

  it('isn’t there while they’re suspended, also for those who had it before', async () => {
    for (let times = 0; times < 3; times++) await open('ada')
    await applySuspension(site.world, { id: ada.profile.id, reason: 'Spam.', until: 'lifted' }, mia.profile)
    expect((await open('ada')).status).toBe(404)
    await removeSuspension(site.world, { id: ada.profile.id }, mia.profile)
    expect((await open('ada')).status).toBe(200)
  })

  it('follows a new name and handle, as do the launches', async () => {
    const person = await signUpPerson(site, 'Cleo')
    await person.visitor.send('/profile/', { do: 'details', name: 'Cleo', handle: 'cleo' })
    await putAll(site.world.store, 'launches', [
      liveLaunch({ slug: 'cup', ownerId: person.profile.id, maker: { name: 'Cleo', handle: 'cleo' }, url: 'https://cup.example' }),
    ])
    for (let times = 0; times < 3; times++) expect((await open('cleo')).status).toBe(200)
    await person.visitor.send('/profile/', { do: 'details', name: 'Cleopatra', handle: 'cleopatra' })
    expect((await open('cleo')).status).toBe(404)
    expect(load((await open('cleopatra')).html)('h1').text()).toBe('Cleopatra')
    expect((await site.world.store.get('launches', 'cup'))?.maker).toEqual({ name: 'Cleo', handle: 'cleopatra' })
    await person.visitor.send('/profile/', { do: 'details', name: 'Queen', handle: 'cleopatra' })
    expect(load((await open('cleopatra')).html)('h1').text()).toBe('Queen')
  })
})

it('a profile with an invalid text or link is shown again as typed', async () => {
  const typed = { do: 'details', name: 'Bob', handle: 'bob', about: 'x'.repeat(301), links: 'http://bob.example\nbob' }
  const answer = await bob.visitor.send('/profile/', typed)
  expect(answer.status).toBe(400)
  const $ = load(await answer.text())
  expect($('#field-about').text()).toBe(typed.about)
  expect($('#field-links').text()).toBe(typed.links)
  expect($('#field-about-error').text()).toContain('the limit is 300')
  expect($('#field-links-error').text()).toContain('“http://bob.example” isn’t a valid link.')
})
