import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  await signUpPerson(site, 'Bob')
})
afterAll(() => site.close())

const seen = '2026-03-01T09:00:00.000Z'
beforeEach(() =>
  putAll(site.world.store, 'launches', [
    literalLaunch({ ownerId: ada.profile.id, updatedAt: seen }),
    liveLaunch({ slug: 'teapot', ownerId: ada.profile.id }),
  ]),
)
const tagline = async () => (await site.world.store.findLaunch('acme'))?.tagline

const path = '/drafts/acme/'
const typed = {
  seen,
  name: 'Acme',
  tagline: 'Tide tables "for" <pilots>',
  description: 'First.\n\nSecond.',
  categories: 'design',
  do: 'save',
}
const asAda = { 'resume-email': 'ada@example.com', 'resume-password': goodPassword, resume: 'sign-in' }

async function send(visitor: Visitor, fields: Record<string, string>, to = path) {
  const answer = await visitor.send(to, fields)
  const html = await answer.text()
  const $ = load(html)
  const carried = $(`form[action="${to}"] input[type=hidden]`)
    .map((_, field) => [[$(field).attr('name'), $(field).val()]])
    .get()
  return { status: answer.status, location: answer.headers.get('location'), html, $, carried: Object.fromEntries(carried) as typeof typed }
}

describe('a form sent after its session has ended', () => {
  it('is kept on the sign-in page, and processed after sign-in', async () => {
    const visitor = new Visitor(site.origin)
    const asked = await send(visitor, typed)
    expect(asked.status).toBe(401)
    expect(asked.carried).toEqual(typed)
    expect(await send(visitor, { ...asked.carried, ...asAda })).toMatchObject({ status: 303, location: '/drafts/acme/?done=save' })
    expect(await tagline()).toBe(typed.tagline)
    expect((await visitor.open(path)).status).toBe(200)
  })

  it('is kept after a wrong password too; the password isn’t shown again', async () => {
    const { status, carried, $, html } = await send(new Visitor(site.origin), { ...typed, ...asAda, 'resume-password': 'not my secret' })
    expect(status).toBe(401)
    expect(carried).toEqual(typed)
    expect($('#field-resume-email').val()).toBe('ada@example.com')
    expect(html).not.toContain('not my secret')
  })

  it('links each error to its field', async () => {
    const { $ } = await send(new Visitor(site.origin), { ...typed, ...asAda, 'resume-email': '', 'resume-password': '' })
    const links = $('.error-summary a').toArray()
    expect(links.map((link) => $(link.attribs['href'] ?? '').attr('name'))).toEqual(['resume-email', 'resume-password'])
  })

  it('is processed for a suspended person too, if suspended people may send it', async () => {
    const sue = await signUpPerson(site, 'Sue')
    const suspension = { at: new Date().toISOString(), until: null, reason: 'Spam', by: null }
    await site.world.store.transact(({ put }) => put('profiles', { ...sue.profile, suspension }))
    const asSue = { ...asAda, 'resume-email': 'sue@example.com' }
    const to = '/profile/emails/'
    const saved = await send(new Visitor(site.origin), { do: 'choose-emails', review: 'on', ...asSue }, to)
    expect([saved.status, saved.location]).toEqual([303, '/profile/emails/?done=choose-emails'])
    const refused = await send(new Visitor(site.origin), { do: 'create', url: 'https://acme.example/', ...asSue }, '/drafts/')
    expect(refused.status).toBe(403)
  })

  it('is kept when someone else signs in, who is not signed in by that', async () => {
    const visitor = new Visitor(site.origin)
    const { carried, $ } = await send(visitor, { ...typed, ...asAda, 'resume-email': 'bob@example.com' })
    expect($('.error-summary').text()).toContain('doesn’t own this launch')
    expect(carried).toEqual(typed)
    expect((await visitor.open('/dashboard/')).status).toBe(303)
    expect(await tagline()).toBe('Tide tables for harbour pilots')
  })

  it('isn’t submitted for someone else who signs in below a review', async () => {
    const visitor = new Visitor(site.origin)
    const { carried, $ } = await send(visitor, { do: 'submit', ...asAda, 'resume-email': 'bob@example.com' }, '/drafts/acme/review/')
    expect([$('.error-summary').text(), carried]).toEqual([expect.stringContaining('doesn’t own this launch'), { do: 'submit' }])
    expect((await visitor.open('/dashboard/')).status).toBe(303)
    expect((await site.world.store.findLaunch('acme'))?.status).toBe('draft')
  })

  it('continues without a password after signing in elsewhere, and waits otherwise', async () => {
    const stranger = new Visitor(site.origin)
    const { carried } = await send(stranger, typed)
    expect((await send(stranger, { ...carried, resume: 'signed-in' })).carried).toEqual(typed)
    expect((await send(ada.visitor, { ...carried, resume: 'signed-in' })).status).toBe(303)
    expect(await tagline()).toBe(typed.tagline)
  })

  it('can be an update for the changelog too', async () => {
    const visitor = new Visitor(site.origin)
    const to = '/dashboard/teapot/'
    const { carried } = await send(visitor, { do: 'news', title: 'Sharks', text: 'A long story.' }, to)
    expect((await send(visitor, { ...carried, ...asAda }, to)).location).toBe('/dashboard/teapot/?done=news')
    expect(await site.world.store.list('changelog', 'launchId', 'teapot')).toMatchObject([{ title: 'Sharks', text: 'A long story.' }])
  })

  it('can be a comment that is refused after sign-in, and is still in its field', async () => {
    const to = '/launches/teapot/comments/'
    const text = 'x'.repeat(2001)
    const answer = await new Visitor(site.origin).send(to, { text, ...asAda })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(load(html)('#field-text-comment').val()).toBe(text)
    expect(html).toMatch(/Account of.*Ada/s)
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })
})
