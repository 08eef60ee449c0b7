import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword } from '../../../support/visitor.ts'

const hostile = '<img src=x onerror=alert(1)>\n\nSecond line'
let site: OpenPages
let ada: Person
let bob: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, bob, mia] = (await Promise.all(['Ada', 'Bob', 'Mia'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  let now = Date.parse('2026-03-04T12:00:00Z')
  site.world.clock = () => new Date((now += 1))
  site.world.moderators = new Set([mia.profile.email])
  await putAll(site.world.store, 'launches', [
    liveLaunch({
      slug: 'teapot',
      ownerId: ada.profile.id,
      maker: { name: 'Ada', handle: 'ada' },
      firstComment: 'I made it for myself.\nThen others asked.',
    }),
    liveLaunch({ slug: 'quiet' }),
    literalLaunch({ slug: 'draft', ownerId: ada.profile.id }),
  ])
})
afterAll(() => site.close())

const pageOf = async (person: Person | null, path = '/launches/teapot/') =>
  load(person === null ? (await readPage(site.origin + path)).html : await (await person.visitor.open(path)).text())
const say = (person: Person, text: string, slug = 'teapot') => person.visitor.send(`/launches/${slug}/comments/`, { text })
const lastId = async () => (await site.world.store.list('comments', 'launchId', 'teapot')).at(-1)?.id ?? ''

describe('comments on a launch', () => {
  it('start with the maker’s first comment', async () => {
    const $ = await pageOf(null)
    expect($('.comment--first').text()).toMatch(/Ada.*@ada.*Maker.*I made it for myself\.\nThen others asked\./s)
    expect($('.comment--first ~ h2').text().trim()).toMatch(/^Comments/) // which doesn’t count it
    expect((await pageOf(null, '/launches/quiet/'))('#comments').text()).toBe('Comments Sign in to comment')
    expect($('a[href="/sign-in/?return=%2Flaunches%2Fteapot%2F%23comments"]').text()).toBe('Sign in to comment')
    expect($('#comments form')).toHaveLength(0)
  })

  it('appear as plain text with their author', async () => {
    const answer = await say(bob, hostile)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/launches/teapot/#comment-${await lastId()}`])
    const $ = await pageOf(null)
    expect($('.talk__list .comment__text').last().text()).toBe(hostile)
    expect($('[onerror]')).toHaveLength(0)
    expect($('.talk__list .comment__head').last().text()).toMatch(/^BBob.*March 4, 2026$/)
    await say(ada, 'Thank you!')
    expect((await pageOf(null))('.talk__list .comment__head').last().text()).toMatch(/^AAda.*Maker/)
  })

  it('survive an expired session', async () => {
    const typed = { text: 'Written for ten minutes' }
    const answer = await sendForm(`${site.origin}/launches/teapot/comments/`, typed)
    expect(answer.status).toBe(401)
    const $ = load(answer.html)
    expect($('input[name=text]').attr('value')).toBe(typed.text)
    const fields = { ...typed, 'resume-email': bob.profile.email, 'resume-password': goodPassword, resume: 'sign-in' }
    expect((await sendForm(site.origin + ($('form.form').attr('action') ?? ''), fields)).status).toBe(303)
    expect((await pageOf(null))('.talk__list .comment__text').last().text()).toBe(typed.text)
  })

  it('can be deleted by their author or a moderator only', async () => {
    await say(bob, 'Mine to remove')
    const path = `/launches/teapot/comments/${await lastId()}/remove/`
    const mayRemove = async (person: Person | null) => (await pageOf(person))(`form[action="${path}"]`).length === 1
    expect([await mayRemove(bob), await mayRemove(mia), await mayRemove(ada), await mayRemove(null)]).toEqual([true, true, false, false])
    expect((await ada.visitor.send(path, {})).status).toBe(403)
    expect((await sendForm(site.origin + path, {})).headers.get('location')).toMatch(/^\/sign-in\//)
    expect((await bob.visitor.send(path, {})).headers.get('location')).toBe('/launches/teapot/#comments')
    expect((await bob.visitor.send(path, {})).status).toBe(404)
    expect((await pageOf(null)).text()).not.toContain('Mine to remove')
    await say(bob, 'For Mia')
    expect((await mia.visitor.send(`/launches/draft/comments/${await lastId()}/remove/`, {})).status).toBe(404)
    expect((await pageOf(null)).text()).toContain('For Mia')
    expect((await mia.visitor.send(`/launches/teapot/comments/${await lastId()}/remove/`, {})).status).toBe(303)
  })

  it('are refused for a draft', async () => {
    expect((await say(ada, 'Hello', 'draft')).status).toBe(404)
  })

  it('are rate-limited', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await say(mia, `Comment ${n}`, 'quiet')).status)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 303))
    expect(statuses[20]).toBe(429)
  })

  it('show who moderates', async () => {
    expect((await pageOf(null, '/launches/quiet/'))('.comment__head').first().text()).toMatch(/^MMiaModerator/)
    expect((await pageOf(null))('.comment__head').text()).not.toContain('Moderator')
  })

  it('show the newest hundred, and all on request', async () => {
    const many = Array.from({ length: 120 }, (_, n) => ({
      id: `many-${String(n).padStart(3, '0')}`,
      launchId: 'long',
      accountId: bob.profile.id,
      author: { name: 'Bob', handle: null },
      text: `Number ${n}`,
      at: '2026-03-03T12:00:00.000Z',
    }))
    await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'long' })])
    await putAll(site.world.store, 'comments', many)
    const $ = await pageOf(null, '/launches/long/')
    expect($('.talk__list > li')).toHaveLength(100)
    expect($('a[href="/launches/long/?comments=all#comments"]').text()).toBe('Show all 120 comments')
    expect((await pageOf(null, '/launches/long/?comments=all'))('.talk__list > li')).toHaveLength(120)
  })
})

describe('replies', () => {
  const reply = (person: Person, text: string, replyTo: string) => person.visitor.send('/launches/teapot/comments/', { text, replyTo })

  it('are shown below their comment, with a form of their own that works without scripts', async () => {
    await say(bob, 'Does it pour?')
    const first = await lastId()
    const form = (await pageOf(ada))(`#comment-${first} form[action="/launches/teapot/comments/"]`).first()
    expect(form.find('input[name=replyTo]').attr('value')).toBe(first)
    const answer = await reply(ada, 'It does, @ada here.', first)
    const id = await lastId()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/launches/teapot/#comment-${id}`])
    const $ = await pageOf(null)
    expect($(`#comment-${first} .talk__replies > #comment-${id}`).text()).toMatch(/Ada.*Maker.*It does/s)
    expect($(`#comment-${id} a[href^="/sign-in/"]`).text()).toMatch(/^Reply/)
    await bob.visitor.send(`/launches/teapot/comments/${first}/remove/`, {})
    expect((await pageOf(null))(`#comment-${first}`).text()).toMatch(/^Deleted comment.*It does/s)
  })

  it('keep what was typed, also when the comment is gone', async () => {
    // Bob has posted enough for an hour, counting what he deleted.
    const { clock } = site.world
    site.world.clock = () => new Date(clock().getTime() + 2 * 3_600_000)
    await say(bob, 'Anyone?')
    const first = await lastId()
    const $ = load(await (await reply(ada, 'x'.repeat(2001), first)).text())
    expect($(`#comment-${first} details`).first().attr('open')).toBeDefined()
    expect($(`#field-text-reply-${first}`).text()).toBe('x'.repeat(2001))
    expect($(`#field-text-reply-${first}-error`).text()).toContain('2,000')
    expect($('#field-text-comment').text()).toBe('')
    await bob.visitor.send(`/launches/teapot/comments/${first}/remove/`, {})
    const late = await reply(ada, 'Here I am', first)
    expect(late.status).toBe(409)
    const page = load(await late.text())
    expect(page('#field-text-comment').text()).toBe('Here I am')
    expect(page('#field-text-comment-error').text()).toBe('Not posted: the comment you replied to is no longer shown.')
  })

  it('come with the mention of whom they answer', async () => {
    await ada.visitor.send('/profile/', { do: 'details', name: 'Ada', handle: 'ada' })
    await say(bob, 'A question')
    const first = await lastId()
    await reply(ada, 'An answer', first)
    const id = await lastId()
    const $ = await pageOf(bob)
    expect($(`#field-text-reply-${id}`).text()).toBe('@ada ')
    expect($(`#field-text-reply-${first}`).text()).toBe('')
    await reply(bob, '@ada Thanks, and @nobody', id)
    const mention = (await pageOf(null))(`#comment-${await lastId()} .comment__text`)
    expect(mention.text()).toBe('@ada Thanks, and @nobody')
    expect(
      mention
        .find('a')
        .toArray()
        .map((link) => link.attribs['href']),
    ).toEqual(['/makers/ada/'])
  })

  it('and comments can be edited for a while, by their author', async () => {
    await say(bob, 'Frist')
    const id = await lastId()
    const path = `/launches/teapot/comments/${id}/edit/`
    expect((await pageOf(bob))(`form[action="${path}"] textarea`).text()).toBe('Frist')
    expect((await pageOf(ada))(`form[action="${path}"]`)).toHaveLength(0)
    expect((await bob.visitor.send(path, { text: 'First' })).headers.get('location')).toBe(`/launches/teapot/#comment-${id}`)
    expect((await pageOf(null))(`#comment-${id}`).text()).toMatch(/edited.*First/s)
    expect((await ada.visitor.send(path, { text: 'Mine' })).status).toBe(403)
    const empty = load(await (await bob.visitor.send(path, { text: ' ' })).text())
    expect(empty(`#field-text-edit-${id}-error`).text()).toBe('Enter a comment.')
    const { clock } = site.world
    site.world.clock = () => new Date(clock().getTime() + 15 * 60_000)
    expect((await pageOf(bob))(`form[action="${path}"]`)).toHaveLength(0)
    const late = await bob.visitor.send(path, { text: 'Too late' })
    expect(late.status).toBe(409)
    expect(load(await late.text())(`#field-text-edit-${id}`).text()).toBe('Too late')
    site.world.clock = clock
  })
})

it('comments of a launch that isn’t live any more can’t be edited or deleted', async () => {
  await say(bob, 'First')
  const id = await lastId()
  const { store } = site.world
  const launch = await store.findLaunch('teapot')
  await putAll(store, 'launches', [{ ...launch, status: 'rejected' } as Launch])
  for (const path of [`/launches/teapot/comments/${id}/edit/`, `/launches/teapot/comments/${id}/remove/`])
    expect((await bob.visitor.send(path, { text: 'Second' })).status).toBe(404)
  await putAll(store, 'launches', [launch as Launch])
  expect((await pageOf(null))(`#comment-${id}`).text()).toContain('First')
})

describe('the changelog', () => {
  it('appears with the first update, newest first', async () => {
    expect((await pageOf(null))('#changelog')).toHaveLength(0)
    expect((await pageOf(ada))('#changelog').text()).toContain('No updates yet.')
    const entry = { launchId: 'teapot', text: 'Now with a lid.', at: '2026-03-03T12:00:00.000Z' }
    await putAll(site.world.store, 'changelog', [
      { ...entry, id: 'a', title: 'Lid' },
      { ...entry, id: 'b', title: '<b>Spout</b>' },
    ])
    const $ = await pageOf(null)
    expect(
      $('#changelog h3')
        .map((_, e) => $(e).text())
        .get(),
    ).toEqual(['<b>Spout</b>', 'Lid'])
  })
})

describe('the badge', () => {
  it('is shown with its HTML to the maker only', async () => {
    const $ = await pageOf(ada)
    expect($('.own-badge code').text()).toBe(
      '<a href="https://slipway.example/launches/teapot/"><img src="https://slipway.example/badge/teapot.svg" alt="Teapot on slipway.example" width="220" height="48"></a>',
    )
    expect((await pageOf(bob))('.own-badge')).toHaveLength(0)
    expect((await pageOf(null))('.own-badge')).toHaveLength(0)
  })
})
