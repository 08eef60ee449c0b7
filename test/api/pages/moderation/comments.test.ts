import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// One story: Bob’s first comment has a link; Mia approves it, and edits the watched words.
let site: OpenPages
let bob: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  ;[bob, mia] = (await Promise.all(['Bob', 'Mia'].map((name) => signUpPerson(site, name)))) as [Person, Person]
  site.world.moderators = new Set([mia.profile.email])
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'teapot', name: 'Teapot' })])
})
afterAll(() => site.close())

const queue = '/moderation/comments/'
const open = async (person: Person, path: string) => load(await (await person.visitor.open(path)).text())
const send = async (person: Person, path: string, fields: Record<string, string>) => {
  const answer = await person.visitor.send(path, fields)
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const say = (text: string) => send(bob, '/launches/teapot/comments/', { text })

it('a newcomer reads that a comment with a link waits; nobody else sees it', async () => {
  expect((await say('See https://docs.teapot.example/')).status).toBe(303)
  const $ = await open(bob, '/launches/teapot/')
  expect($('.talk__list .doubtful').text()).toBe('Waiting for a moderator. Nobody else can see it.')
  expect($('.talk__list').text()).toContain('Comments with links or certain words can wait for a moderator.')
  expect((await readPage(`${site.origin}/launches/teapot/`)).html).not.toContain('docs.teapot')
})

it('a moderator approves it', async () => {
  const $ = await open(mia, queue)
  expect($('.page-head').text()).toContain('1 comment or update is waiting.')
  const [id, seen] = ['id', 'seen'].map((name) => $(`form [name=${name}]`).attr('value') ?? '')
  const { location } = await send(mia, queue, { do: 'approve', id: id ?? '', seen: seen ?? '' })
  expect((await open(mia, location))('.notice').text()).toContain('Bob’s comment on Teapot approved.')
  expect((await readPage(`${site.origin}/launches/teapot/`)).html).toContain('docs.teapot')
  expect((await open(mia, queue))('.record-list').text()).toContain('docs.teapot')
  const again = await send(mia, queue, { do: 'approve', id: id ?? '', seen: seen ?? '' })
  expect([again.status, again.$('[role=alert]').text()]).toEqual([409, expect.stringContaining('no longer waiting')])
})

it('a moderator deletes a comment with a reason', async () => {
  await say('See https://pots.example/')
  const form = (await open(mia, queue))('details form')
  const [id, seen] = ['id', 'seen'].map((name) => form.find(`[name=${name}]`).attr('value') ?? '')
  const { location } = await send(mia, queue, {
    do: 'delete',
    id: id ?? '',
    seen: seen ?? '',
    preset: '',
    reason: 'Please don’t advertise.',
  })
  expect((await open(mia, location))('.notice').text()).toContain('deleted')
  expect((await open(bob, '/profile/decisions/'))('main').text()).toContain('Please don’t advertise.')
})

it('a warning is called one, not a reason', async () => {
  await send(mia, `/moderation/people/${bob.profile.id}/`, { do: 'warn', reason: 'Be kind.', seen: '' })
  const warned = (await open(bob, '/profile/decisions/'))('main li:contains("Be kind.")').text()
  expect([warned.includes('The warning'), warned.includes('The moderator’s reason')]).toEqual([true, false])
})

it('older comments are on further pages, each comment on one', async () => {
  const { store, clock } = site.world
  const at = clock().toISOString()
  const author = { name: 'Bob', handle: null }
  const of = (n: number) => ({
    id: `z${100 + n}`,
    launchId: 'teapot',
    accountId: bob.profile.id,
    author,
    text: `No. ${n}.`,
    at,
    day: at.slice(0, 10),
  })
  const many = Array.from({ length: 110 }, (_, n) => of(n))
  await putAll(store, 'comments', many)
  const textsOf = async (page: number) => (await open(mia, `${queue}?page=${page}`))('main').text()
  const [first, second, third, fourth] = [await textsOf(1), await textsOf(2), await textsOf(3), await textsOf(4)] as const
  expect([first, second, third].map((text) => (text.match(/No\. \d+\./g) ?? []).length)).toEqual([50, 50, 10])
  expect(new Set(`${first}${second}${third}`.match(/No\. \d+\./g)).size).toBe(110)
  expect([first, third].map((text) => [text.includes('Newer'), text.includes('Older')])).toEqual([
    [false, true],
    [true, false],
  ])
  expect(fourth).toContain('You’ve reached the end')
  await store.transact(async ({ remove }) => {
    for (const { id } of many) await remove('comments', id)
  })
})

it('a moderator edits the watched words', async () => {
  expect((await open(mia, `${queue}words/`))('[name=hold]').text()).toContain('*casino*')
  const seen = (await open(mia, `${queue}words/`))('[name=seen]').attr('value') ?? ''
  const { location } = await send(mia, `${queue}words/`, { hold: 'kettle', reject: 'lottery', seen })
  expect((await open(mia, location))('.notice').text()).toContain('Watched words saved.')
  const old = await send(mia, `${queue}words/`, { hold: 'pot', reject: '', seen })
  expect([old.status, old.$('main').text(), old.$('[name=seen]').attr('value')]).toEqual([
    409,
    expect.stringContaining('Another moderator'),
    seen,
  ])
  const { status, $ } = await say('L0ttery!')
  expect([status, $('#field-text-comment-error').text()]).toEqual([400, '“lottery” isn’t allowed here. Remove it and try again.'])
  expect((await bob.visitor.open(queue)).status).toBe(404)
})

it('a moderator turns slow mode on and off', async () => {
  const path = '/launches/teapot/slow-mode/'
  expect((await send(bob, path, { isOn: 'yes' })).status).toBe(403)
  const { location } = await send(mia, path, { isOn: 'yes' })
  expect((await open(mia, location))('.notice').text()).toContain('Slow mode is on for Teapot.')
  const { status, $ } = await say('Hello')
  expect([status, $('#comments').text()]).toEqual([429, expect.stringContaining('1 comment on this launch per 10 minutes')])
  expect($('#field-text-comment').text().trim()).toBe('Hello')
  expect((await open(bob, '/launches/teapot/'))('#comments').text()).toContain(
    'Slow mode is on: one comment per person every 10 minutes, except for makers and moderators.',
  )
  await send(mia, path, { isOn: 'no' })
  expect((await say('Hello')).status).toBe(303)
})

it('who was blocked by the maker reads why, and keeps what they wrote', async () => {
  await putAll(site.world.store, 'mutings', [
    { id: `${mia.profile.id}:${bob.profile.id}`, accountId: mia.profile.id, otherId: bob.profile.id, at: '', isBlock: true },
  ])
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'urn', ownerId: mia.profile.id, url: 'https://urn.example' })])
  const { status, $ } = await send(bob, '/launches/urn/comments/', { text: 'Is it loud?' })
  expect([status, $('main').text(), $('#field-text-comment').text().trim()]).toEqual([
    403,
    expect.stringContaining('A maker of this launch, or the person you’re replying to, doesn’t want comments from you.'),
    'Is it loud?',
  ])
})

it('updates and makers can be reported from their pages', async () => {
  const { store } = site.world
  const maker = { name: 'Mia', handle: 'mia' }
  await putAll(store, 'launches', [liveLaunch({ slug: 'kettle', maker, ownerId: mia.profile.id, url: 'https://kettle.example' })])
  await putAll(store, 'profiles', [{ ...mia.profile, handle: 'mia' }])
  await putAll(store, 'changelog', [{ id: 'u1', launchId: 'kettle', title: 'News', text: 'Louder', at: '2026-03-03T12:00:00.000Z' }])
  const links = [
    (await open(bob, '/launches/kettle/'))('.news a[href*="/report/"]'),
    (await open(bob, '/makers/mia/'))('a[href*="/report/"]'),
  ]
  expect(links.map((link) => link.attr('href'))).toEqual([
    '/launches/kettle/report/?update=u1',
    `/launches/kettle/report/?maker=${mia.profile.id}`,
  ])
  for (const [link, about, back] of [
    [links[0], 'Flag update', '/launches/kettle/'],
    [links[1], 'Flag Mia', '/makers/mia/'],
  ] as const) {
    const $ = await open(bob, link?.attr('href') ?? '')
    expect($('h1').text()).toBe(about)
    const [name, value] = [$('.form [type=hidden]').last().attr('name') ?? '', $('.form [type=hidden]').last().attr('value') ?? '']
    expect($('.form a.sw-button').attr('href')?.split('#')[0]).toBe(back)
    const { status, location } = await send(bob, '/launches/kettle/report/', { [name]: value, reason: 'private-data', text: '' })
    expect([status, location]).toEqual([303, `${back}?done=report`])
  }
  const reports = (await open(mia, '/moderation/reports/'))('.report-groups').text()
  expect(reports).toMatch(/Louder.*Flagged: an update, by Mia/s)
  expect(reports).toContain('Flagged: Mia')
})

it('an update with a watched word waits on the same page, and its maker reads so', async () => {
  const ada = await signUpPerson(site, 'Ada')
  await putAll(site.world.store, 'launches', [
    liveLaunch({ slug: 'pot', name: 'Pot', ownerId: ada.profile.id, url: 'https://pot.example' }),
  ])
  const plain = await send(ada, '/dashboard/pot/', { do: 'news', title: 'Faster', text: 'It boils sooner.' })
  expect((await open(ada, plain.location))('.notice').text()).toContain('Update published.')
  const { location } = await send(ada, '/dashboard/pot/', { do: 'news', title: 'Now with kettle', text: 'And more.' })
  const $ = await open(ada, location)
  expect($('.notice').text()).toContain('A moderator will review it before it’s public.')
  expect($('.news').text()).toContain('Waiting for a moderator. Only the launch’s makers can see it.')
  expect((await open(bob, '/launches/pot/'))('.news').text()).not.toContain('kettle')
  const queued = await open(mia, queue)
  const form = queued('form:has([name=do][value=publish])')
  expect(form.text()).toContain('the update “Now with kettle”')
  const decided = await send(mia, queue, { do: 'publish', id: form.find('[name=id]').attr('value') ?? '' })
  expect((await open(mia, decided.location))('.notice').text()).toContain('Update of Pot approved.')
  expect((await open(bob, '/launches/pot/'))('.news').text()).toContain('Now with kettle')
})

it('a comment that another moderator has approved isn’t deleted from an old page', async () => {
  await say('See https://docs.teapot.example/two')
  const form = (await open(mia, queue))('form:has([name=do][value=delete])').first()
  const [id, seen] = ['id', 'seen'].map((name) => form.find(`[name=${name}]`).attr('value') ?? '') as [string, string]
  const comment = await site.world.store.get('comments', id)
  const { exclusion: _, ...approved } = comment ?? ({} as never)
  await putAll(site.world.store, 'comments', [approved])
  const answer = await send(mia, queue, { do: 'delete', id, seen })
  expect([answer.status, answer.$('[role=alert]').text()]).toEqual([409, expect.stringContaining('decided on since you opened this page')])
  expect(await site.world.store.get('comments', id)).not.toBeNull()
})
