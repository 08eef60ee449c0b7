import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribePath } from '../../../../api/domain/notices/topics.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  site.world.moderators = new Set(['mia@example.com'])
  ada = await signUpPerson(site, 'Ada')
  mia = await signUpPerson(site, 'Mia')
})
afterAll(() => site.close())

const choices = async ({ profile }: Person) => (await site.world.store.get('profiles', profile.id))?.mailChoices
const linkOf = ({ profile }: Person) => site.origin + unsubscribePath(site.world.hashText, profile.id, 'activity')

test('a person chooses emails without scripts; a moderator also chooses those about the queue', async () => {
  const page = load(await (await ada.visitor.open('/profile/emails/')).text())
  expect(
    page('.email-choices fieldset input[name]')
      .toArray()
      .map((input) => [input.attribs['name'], 'checked' in input.attribs]),
  ).toEqual(
    ['review', 'decisions', 'launch-day', 'activity', 'badge', 'elsewhere', 'updates', 'weekly'].map((topic) => [
      topic,
      topic !== 'weekly',
    ]),
  )
  const answer = await ada.visitor.send('/profile/emails/', { review: 'on', badge: 'perhaps', moderation: 'daily' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile/emails/?done=choose-emails'])
  const off = { decisions: 'off', 'launch-day': 'off', activity: 'off', badge: 'off', elsewhere: 'off', updates: 'off', weekly: 'off' }
  expect(await choices(ada)).toEqual({ review: 'on', ...off })
  expect(await (await ada.visitor.open('/profile/emails/?done=choose-emails')).text()).toContain('Email preferences saved.')

  await mia.visitor.send('/profile/emails/', { moderation: 'daily' })
  expect(await choices(mia)).toEqual({ review: 'off', ...off, moderation: 'daily' })
  const shown = load(await (await mia.visitor.open('/profile/emails/')).text())
  expect(shown('input[name=moderation][checked]').attr('value')).toBe('daily')
})

test('opening the link of an email changes nothing; its button unsubscribes, and turns emails on again', async () => {
  await ada.visitor.send('/profile/emails/', { activity: 'on' })
  const link = linkOf(ada)
  const { status, html, headers } = await readPage(link)
  expect([status, headers.get('cache-control'), load(html)('form button').text()]).toEqual([200, 'no-store', 'Unsubscribe'])
  expect((await choices(ada))?.activity).toBe('on')

  const off = await sendForm(site.origin + (load(html)('form[action^="/unsubscribe/"]').attr('action') ?? ''), {
    do: 'unsubscribe',
    choice: 'off',
  })
  expect((await choices(ada))?.activity).toBe('off')
  const after = load((await readPage(site.origin + (off.headers.get('location') ?? ''))).html)
  expect([off.status, after('h1').text(), after('form button[name=choice]').attr('value')]).toEqual([303, 'You’re unsubscribed', 'on'])

  const on = await sendForm(link, { do: 'unsubscribe', choice: 'on' })
  expect((await readPage(site.origin + (on.headers.get('location') ?? ''))).html).toContain(
    'You’ll get emails about comments and votes again.',
  )
  expect((await choices(ada))?.activity).toBe('on')
})

test('somebody whose email isn’t verified reads that they get these emails once it is', async () => {
  const leadFor = async (visitor: Visitor) => load(await (await visitor.open('/profile/emails/')).text())('.page-head p').text()
  expect(await leadFor(ada.visitor)).toContain('to ada@example.com. You’ll')
  const zoe = await new Visitor(site.origin).signUpUnproven('zoe@example.com', 'Zoe')
  expect(await leadFor(zoe)).toContain('to zoe@example.com once it’s verified. You’ll')
})

const field = 'List-Unsubscribe=One-Click'
const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
test.each([
  ['application/x-www-form-urlencoded', field, {}],
  ['multipart/form-data; boundary=x', multipart, {}],
  ['application/x-www-form-urlencoded', field, { Origin: 'https://mail.example.org', 'Sec-Fetch-Site': 'cross-site' }],
])('a mail client unsubscribes with one request (%s, %s, %o)', async (type, body, headers) => {
  await ada.visitor.send('/profile/emails/', { activity: 'on', review: 'on' })
  const answer = await fetch(linkOf(ada), { method: 'POST', body, headers: { 'Content-Type': type, ...headers } })
  expect([answer.status, await choices(ada)]).toMatchObject([200, { activity: 'off', review: 'on' }])
})

test('a mail client’s request never turns emails on', async () => {
  await ada.visitor.send('/profile/emails/', { activity: 'on' })
  const answer = await sendForm(linkOf(ada), { 'List-Unsubscribe': 'One-Click', choice: 'on' })
  expect([answer.status, (await choices(ada))?.activity]).toEqual([200, 'off'])
})

test('the link of a page that says emails are on again says so only while they are', async () => {
  await ada.visitor.send('/profile/emails/', { activity: 'off' })
  const { html } = await readPage(`${linkOf(ada)}&done=subscribed`)
  expect([html.includes('You’re unsubscribed'), html.includes('again.')]).toEqual([true, false])
})

test.each([
  ['a wrong key', (url: URL) => url.searchParams.set('key', '0'.repeat(32))],
  ['another topic’s key', (url: URL) => url.searchParams.set('topic', 'review')],
  ['another account’s key', (url: URL) => url.searchParams.set('account', mia.profile.id)],
  ['no such topic', (url: URL) => url.searchParams.set('topic', 'constructor')],
  ['nothing', (url: URL) => (url.search = '')],
])('a link with %s leads nowhere', async (_, change) => {
  const url = new URL(linkOf(ada))
  change(url)
  const before = [await choices(ada), await choices(mia)]
  expect([(await readPage(url.href)).status, (await sendForm(url.href, { choice: 'off' })).status]).toEqual([404, 404])
  expect([await choices(ada), await choices(mia)]).toEqual(before)
})

test('signed-out people sign in first to choose, and other sites can’t choose for anyone', async () => {
  expect((await readPage(`${site.origin}/profile/emails/`)).headers.get('location')).toMatch(/^\/sign-in\//)
  expect((await ada.visitor.send('/profile/emails/', {}, { Origin: 'https://evil.example' })).status).toBe(403)
})
