import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { asBrowser, signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
})
beforeEach(async () => {
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'teapot', upvotes: 7 }), literalLaunch({ slug: 'draft' })])
  await ada.visitor.send('/launches/teapot/upvote/', { wanted: 'no' })
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'teapot', upvotes: 7 })])
})
afterAll(() => site.close())

const upvotes = async () => (await site.world.store.findLaunch('teapot'))?.upvotes
const buttonOn = async (path: string, visitor = ada.visitor) => {
  const $ = load(await (await visitor.open(path)).text())
  const form = $('form.upvote').first()
  const fields = Object.fromEntries(
    form
      .find('input')
      .map((_, e) => [[$(e).attr('name') ?? '', $(e).attr('value') ?? '']])
      .get() as [string, string][],
  )
  return { action: form.attr('action') ?? '', fields, pressed: form.find('button').attr('aria-pressed'), words: form.text().trim() }
}

describe('a vote', () => {
  it('takes one press in the list, returns to the row, and can be withdrawn', async () => {
    const before = await buttonOn('/?query=teapot')
    expect([before.pressed, before.words]).toEqual(['false', 'Upvote Teapot. Upvotes: 7'])
    const answer = await ada.visitor.send(before.action, before.fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?query=teapot#launch-teapot'])

    const voted = await buttonOn('/?query=teapot')
    expect([voted.pressed, voted.words]).toEqual(['true', 'Upvote Teapot. Upvotes: 8'])
    await ada.visitor.send(voted.action, voted.fields)
    expect((await buttonOn('/')).pressed).toBe('false')
    expect(await upvotes()).toBe(7)
  })

  it('counts once when sent twice', async () => {
    const { action, fields } = await buttonOn('/launches/teapot/')
    await Promise.all([ada.visitor.send(action, fields), ada.visitor.send(action, fields), ada.visitor.send(action, fields)])
    expect(await upvotes()).toBe(8)
  })

  it('leads signed-out people through sign-in and back to the row', async () => {
    const stranger = new Visitor(site.origin)
    const { action, fields } = await buttonOn('/', stranger)
    const answer = await stranger.send(action, fields)
    const signIn = answer.headers.get('location') ?? ''
    expect([answer.status, signIn]).toEqual([303, '/sign-in/?return=%2F%23launch-teapot'])
    expect(await upvotes()).toBe(7)

    const returnTo = new URL(signIn, site.origin).searchParams.get('return') ?? ''
    const back = await stranger.send('/sign-in/', { email: ada.profile.email, password: goodPassword, return: returnTo })
    expect(back.headers.get('location')).toBe('/#launch-teapot')
    const again = await buttonOn('/', stranger)
    await stranger.send(again.action, again.fields)
    expect(await upvotes()).toBe(8)
  })

  it('returns the new count to the script, or 401 when signed out', async () => {
    const headers = { Accept: 'application/json', Cookie: ada.visitor.cookieHeader }
    const vote = (init: Record<string, string>) =>
      fetch(`${site.origin}/launches/teapot/upvote/`, { method: 'POST', headers: init, body: new URLSearchParams({ wanted: 'yes' }) })
    const answer = await vote(headers)
    expect([answer.status, await answer.json()]).toEqual([200, { upvoted: true, upvotes: 8 }])
    expect((await vote({ Accept: 'application/json' })).status).toBe(401)
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])('never redirects to %s', async (evil) => {
    const answer = await ada.visitor.send('/launches/teapot/upvote/', { wanted: 'yes', return: evil })
    expect(answer.headers.get('location')).toBe('/dashboard/')
  })

  it.each(['draft', 'nobody'])('is refused for %s', async (slug) => {
    expect((await ada.visitor.send(`/launches/${slug}/upvote/`, { wanted: 'yes' })).status).toBe(404)
  })

  it('is refused from another site', async () => {
    const answer = await ada.visitor.send('/launches/teapot/upvote/', { wanted: 'yes' }, { 'Sec-Fetch-Site': 'cross-site' })
    expect([answer.status, await upvotes()]).toEqual([403, 7])
  })

  it('is not cast by opening the URL', async () => {
    expect((await readPage(`${site.origin}/launches/teapot/upvote/`)).status).toBe(405)
    expect((await sendForm(`${site.origin}/launches/teapot/upvote/`, {})).headers.get('location')).toMatch(/^\/sign-in\//)
  })
})

describe('an impression', () => {
  it('is counted once per viewer and launch, in the list and on its page, never for the owner', async () => {
    await putAll(site.world.store, 'launches', [
      liveLaunch({ slug: 'mine', name: 'Mine', ownerId: ada.profile.id, plan: 'premium_7', launchDate: '2026-03-03' }),
    ])
    const seen = async () => (await site.world.store.readCounts('mine')).impressions
    await ada.visitor.open('/', { headers: asBrowser })
    await ada.visitor.open('/launches/mine/', { headers: asBrowser })
    await readPage(`${site.origin}/`, { headers: { 'User-Agent': 'curl/8.0' } })
    await readPage(`${site.origin}/`, { headers: asBrowser })
    await readPage(`${site.origin}/launches/mine/`, { headers: asBrowser })
    // Counts are written behind, all of them in one go.
    await expect.poll(seen, { timeout: 5000 }).toBe(2)
  })
})
