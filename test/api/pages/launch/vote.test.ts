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
    expect([before.pressed, before.words]).toEqual(['false', 'Vote for Teapot. Votes: 7'])
    const answer = await ada.visitor.send(before.action, before.fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?query=teapot#launch-teapot'])

    const voted = await buttonOn('/?query=teapot')
    expect([voted.pressed, voted.words]).toEqual(['true', 'Vote for Teapot. Votes: 8'])
    await ada.visitor.send(voted.action, voted.fields)
    expect((await buttonOn('/')).pressed).toBe('false')
    expect(await upvotes()).toBe(7)
  })

  it('counts once when sent twice', async () => {
    const { action, fields } = await buttonOn('/launches/teapot/')
    await Promise.all([ada.visitor.send(action, fields), ada.visitor.send(action, fields), ada.visitor.send(action, fields)])
    expect(await upvotes()).toBe(8)
  })

  it('without saying what is wanted changes to the other state', async () => {
    for (const count of [8, 7]) {
      expect((await ada.visitor.send('/launches/teapot/upvote/', {})).headers.get('location')).toBe('/launches/teapot/')
      expect(await upvotes()).toBe(count)
    }
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
    expect((await readPage(`${site.origin}/launches/teapot/upvote/`)).headers.get('location')).toBe('/launches/teapot/')
    expect((await sendForm(`${site.origin}/launches/teapot/upvote/`, {})).headers.get('location')).toMatch(/^\/sign-in\//)
  })
})

it('the maker reads that their own vote isn’t counted, and nobody else does', async () => {
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'own', ownerId: ada.profile.id })])
  const says = async (visitor: Visitor) => (await (await visitor.open('/launches/own/')).text()).includes('Your own vote isn’t counted.')
  expect([await says(ada.visitor), await says(new Visitor(site.origin))]).toEqual([true, false])
})

describe('a vote pressed while signed out', () => {
  const done = '/launches/teapot/?done=pressed-upvote'
  const signInPath = `/sign-in/?return=${encodeURIComponent(done)}`
  const password = { email: 'ada@example.com', password: goodPassword }
  /** Somebody who has pressed the button, and what the site answered. */
  const press = async (slug = 'teapot') => {
    const visitor = new Visitor(site.origin)
    const answer = await visitor.send(`/launches/${slug}/upvote/`, { wanted: 'yes', return: '/#launch-teapot' })
    return { visitor, answer, cookie: answer.headers.getSetCookie().join() }
  }
  const signIn = (visitor: Visitor, returnTo = done) => visitor.send('/sign-in/', { ...password, return: returnTo })
  const noticeOn = async (visitor: Visitor, path = done) =>
    load(await (await visitor.open(path)).text())('.notice')
      .first()
      .text()

  it('is cast once signed in, and the launch says so', async () => {
    const { visitor, answer, cookie } = await press()
    expect([answer.status, answer.headers.get('location'), await upvotes()]).toEqual([303, signInPath, 7])
    expect(cookie).toMatch(/^__Host-slipway-pending-action=\S+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/)
    const $ = load(await (await visitor.open(signInPath)).text())
    expect([$('h1').text(), $('.page-head p').text()]).toEqual([
      'Sign in to vote for Teapot',
      'Your vote is added as soon as you’re signed in.',
    ])

    const back = await signIn(visitor)
    expect([back.headers.get('location'), await upvotes()]).toEqual([done, 8])
    expect(back.headers.getSetCookie().join()).toContain('slipway-pending-action=; Path=/; Max-Age=0')
    expect(await noticeOn(visitor)).toContain('Your vote is in.')
    await signIn(visitor)
    expect(await upvotes()).toBe(8)
  })

  it('stays one vote of somebody who had voted before', async () => {
    const { visitor } = await press()
    await signIn(visitor)
    const { visitor: again } = await press()
    await signIn(again)
    expect(await upvotes()).toBe(8)
  })

  it('is cast by signing up, and held until the email is verified', async () => {
    const { visitor } = await press()
    const $ = load(await (await visitor.open(signInPath.replace('sign-in', 'sign-up'))).text())
    expect($('h1').text()).toBe('Create an account to vote for Teapot')
    const answer = await visitor.send('/sign-up/', { name: 'Zoe', email: 'zoe@example.com', password: goodPassword, return: done })
    expect([answer.headers.get('location'), await upvotes()]).toEqual([done, 7])
    expect(await noticeOn(visitor)).toContain('It counts once you verify your email.')
    const [zoe] = await site.world.store.list('profiles', 'email', 'zoe@example.com')
    expect(await site.world.store.get('upvotes', `teapot:${zoe?.id}`)).toMatchObject({ exclusion: 'unproven' })
  })

  it('isn’t cast for others: a link that looks like the way back casts nothing', async () => {
    const visitor = new Visitor(site.origin)
    expect(load(await (await visitor.open(signInPath)).text())('h1').text()).toBe('Sign in')
    await signIn(visitor)
    expect([await upvotes(), await noticeOn(visitor)]).toEqual([7, expect.stringContaining('You haven’t voted for this launch.')])
    expect(await noticeOn(new Visitor(site.origin))).toBe('')
  })

  it.each([
    ['for another launch', '/launches/kettle/?done=pressed-upvote'],
    ['for no launch', '/dashboard/'],
  ])('is dropped by a sign-in %s', async (_, returnTo) => {
    await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'kettle', upvotes: 3 })])
    const { visitor } = await press()
    await signIn(visitor, returnTo)
    expect([
      await upvotes(),
      (await site.world.store.findLaunch('kettle'))?.upvotes,
      visitor.cookieHeader.includes('pending-action'),
    ]).toEqual([7, 3, false])
  })

  it('is dropped after 15 minutes, and on sign-out', async () => {
    const { clock } = site.world
    const { visitor } = await press()
    site.world.clock = () => new Date(clock().getTime() + 15 * 60_000)
    await signIn(visitor)
    site.world.clock = clock
    expect(await upvotes()).toBe(7)
    const { visitor: other } = await press()
    await other.send('/sign-out/', {})
    await signIn(other)
    expect(await upvotes()).toBe(7)
  })

  it('can’t be forged', async () => {
    const { cookie } = await press()
    const [, text = ''] = /pending-action=([^;]+)/.exec(cookie) ?? []
    const forged = text.replace('teapot', 'kettle')
    expect(forged).not.toBe(text)
    for (const value of [forged, text.slice(0, -3), '%', '.', ''])
      expect(
        (
          await readPage(`${site.origin}/sign-in/?return=${encodeURIComponent('/launches/kettle/?done=pressed-upvote')}`, {
            headers: { Cookie: `__Host-slipway-pending-action=${value}` },
          })
        ).html,
      ).toContain('<h1>Sign in</h1>')
  })

  it('signs in suspended people, but isn’t cast for them', async () => {
    await site.world.store.transact(async ({ put }) => {
      const profile = await site.world.store.get('profiles', ada.profile.id)
      if (profile !== null)
        await put('profiles', { ...profile, suspension: { reason: 'spam', at: '2026-03-04T00:00:00.000Z', until: null } as never })
    })
    const { visitor } = await press()
    const answer = await signIn(visitor)
    await site.world.store.transact(({ put }) => put('profiles', ada.profile))
    expect([answer.status, await upvotes()]).toEqual([303, 7])
  })

  it.each(['draft', 'nobody'])('is refused for %s', async (slug) => {
    expect((await press(slug)).answer.status).toBe(404)
  })

  it('isn’t kept from another site’s form, nor for withdrawing a vote', async () => {
    const foreign = await new Visitor(site.origin).send('/launches/teapot/upvote/', { wanted: 'yes' }, { 'Sec-Fetch-Site': 'cross-site' })
    const taken = await new Visitor(site.origin).send('/launches/teapot/upvote/', { wanted: 'no', return: '/' })
    expect([foreign.status, foreign.headers.getSetCookie(), taken.status, taken.headers.getSetCookie()]).toEqual([403, [], 303, []])
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
    await expect.poll(seen).toBe(2)
  })
})
