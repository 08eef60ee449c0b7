import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { submitLaunch } from '../../../../api/actions/launches/submit-launch.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
let bob: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, bob, mia] = (await Promise.all(['Ada', 'Bob', 'Mia'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  site.world.moderators = new Set([mia.profile.email])
})
afterAll(() => site.close())
const week = { year: 2026, week: 10 }
let hour = 12
// Each test an hour later: what happened to the same launch before is older.
beforeEach(async () => {
  hour += 1
  site.world.clock = () => new Date(Date.UTC(2026, 2, 4, hour))
  await site.world.store.transact(({ remove }) => remove('tombstones', 'teapot'))
  return putAll(site.world.store, 'launches', [
    liveLaunch({ slug: 'teapot', name: 'Teapot', ownerId: ada.profile.id, launchDate: '2026-03-02', plan: 'free', week }),
  ])
})

const path = '/launches/teapot/'
const unpublish = async (person: Person, reason = 'It sells counterfeit tickets.') => {
  const answer = await person.visitor.send(`${path}unpublish/`, { reason })
  return { status: answer.status, location: answer.headers.get('location'), $: load(await answer.text()) }
}
const open = async (person: Person, to = path) => load(await (await person.visitor.open(to)).text())
const status = async () => (await site.world.store.findLaunch('teapot'))?.status
const listed = async () => (await (await fetch(`${site.origin}/api/v1/products/?query=teapot`)).json()).items.length

describe('unpublishing a live launch', () => {
  it('is offered to moderators only', async () => {
    expect((await open(mia))('form[action$="/unpublish/"] textarea[name=reason]')).toHaveLength(1)
    for (const person of [ada, bob]) expect((await open(person))('form[action$="/unpublish/"]')).toHaveLength(0)
    for (const person of [ada, bob]) expect((await unpublish(person)).status).toBe(403)
    expect((await sendForm(`${site.origin}${path}unpublish/`, { reason: 'No.' })).status).toBe(401)
    expect(await status()).toBe('live')
  })

  it('removes it from the catalog immediately and keeps its slot in the week', async () => {
    expect(await listed()).toBe(1)
    expect(await unpublish(mia)).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/moderation\/\?done=decided&about=[0-9a-f]{32}$/),
    })
    expect([await status(), await listed()]).toEqual(['rejected', 0])
    const gone = await readPage(site.origin + path)
    expect([gone.status, load(gone.html)('.failure__message').text()]).toEqual([410, 'This launch was unpublished by a moderator.'])
    expect(await site.world.store.countReservations(week.year, week.week)).toBe(1)
  })

  it('tells its maker why, who can reopen it', async () => {
    await unpublish(mia)
    const $ = await open(ada, '/dashboard/teapot/')
    expect($('.rejection').text()).toContain('It sells counterfeit tickets.')
    expect($('.history').text()).toContain('Unpublished by a moderator')
    expect((await ada.visitor.send('/dashboard/teapot/', { do: 'reopen' })).status).toBe(303)
    expect(await status()).toBe('draft')
  })

  it('is by the operator in the history if the shell undoes it, not scheduled', async () => {
    const { location } = await unpublish(mia)
    await revertDecision(site.world, location?.split('about=')[1] ?? '', null)
    expect((await open(ada, '/dashboard/teapot/'))('.history').text()).toContain('Decision undone by the operator')
  })

  it('appears in the recent decisions, with the reason', async () => {
    const { location } = await unpublish(mia)
    const $ = await open(mia, location ?? '')
    expect($('.notice p').text()).toBe('Teapot unpublished. The maker will see your reason on their dashboard.')
    expect($('.moderation__aside').text()).toMatch(/Unpublished Teapot.*Mia, just now.*It sells counterfeit tickets\./s)
  })

  it('needs a reason', async () => {
    const { status: answered, $ } = await unpublish(mia, ' ')
    expect([answered, $('details[open] .field-error').text()]).toEqual([400, expect.stringContaining('reason')])
    expect(await status()).toBe('live')
  })

  it('works once', async () => {
    await unpublish(mia)
    expect((await unpublish(mia)).status).toBe(410)
  })
})

describe('unpublishing by the maker', () => {
  const leave = async (person = ada) => (await person.visitor.send('/dashboard/teapot/', { do: 'unpublish' })).status

  it('makes it a draft that nobody else finds; what links to it answers 410', async () => {
    expect([await leave(bob), await status()]).toEqual([404, 'live'])
    const [picture = ''] = /\/pictures\/teapot\/\w+\.png/.exec((await readPage(site.origin + path)).html) ?? []
    expect(await leave()).toBe(303)
    expect([await status(), await listed()]).toEqual(['draft', 0])
    const gone = await readPage(site.origin + path)
    expect([gone.status, load(gone.html)('.failure__message').text()]).toEqual([410, 'This launch was unpublished by its maker.'])
    for (const left of ['/go/teapot/', picture]) expect([left, (await readPage(site.origin + left)).status]).toEqual([left, 410])
    expect((await fetch(`${site.origin}/api/v1/products/teapot/`)).status).toBe(404)
    expect((await readPage(`${site.origin}/badge/teapot.svg`)).status).toBe(200)
    expect((await readPage(`${site.origin}/sitemap.xml`)).html).not.toContain('teapot')
    expect((await readPage(`${site.origin}/launches/never-live/`)).status).toBe(404)
    expect((await open(mia, '/dashboard/')).text()).not.toContain('Teapot')
  })

  it('doesn’t give its place in the week back, also once it has taken a new one', async () => {
    await putAll(site.world.store, 'crawls', [literalCrawl({ id: 'teapot' })])
    await leave()
    const places = () => Promise.all([10, 11].map((number) => site.world.store.countReservations(2026, number)))
    expect(await places()).toEqual([1, 0])
    const launch = { ...liveLaunch(), ...(await site.world.store.findLaunch('teapot')), categories: ['productivity'] }
    await putAll(site.world.store, 'launches', [launch])
    await submitLaunch(site.world, { slug: 'teapot', plan: 'free', launchDate: '2026-03-09' }, ada.profile)
    expect(await places()).toEqual([1, 1])
    await moveLaunch(site.world, 'teapot', { event: 'withdraw' }, ada.profile)
    expect(await places()).toEqual([1, 0])
  })

  it('keeps comments and votes until it’s live again', async () => {
    await bob.visitor.send(`${path}upvote/`, {})
    const before = await site.world.store.findLaunch('teapot')
    await leave()
    expect((await bob.visitor.send(`${path}upvote/`, {})).status).toBe(404)
    await site.world.store.transact(async ({ findLaunch, put }) => {
      const draft = await findLaunch('teapot')
      if (draft !== null) await put('launches', { ...draft, status: 'live', launchDate: '2026-03-16' })
    })
    expect(await readPage(site.origin + path)).toMatchObject({ status: 200 })
    expect((await site.world.store.findLaunch('teapot'))?.upvotes).toBe(before?.upvotes)
  })
})

describe('stopping a scheduled launch', () => {
  const scheduled = {
    slug: 'teapot',
    ownerId: '',
    status: 'scheduled',
    launchDate: '2026-03-09',
    plan: 'free',
    url: 'https://teapot.example/',
  } as const
  const stop = async (reason: string) => {
    const answer = await mia.visitor.send('/moderation/', { slug: 'teapot', do: 'stop', reason })
    return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
  }
  const places = () => site.world.store.countReservations(2026, 11)

  it('is offered beside the queue, needs a reason, and frees its week', async () => {
    const launch = { ...literalLaunch(scheduled), ownerId: ada.profile.id, week: { year: 2026, week: 11 } }
    await putAll(site.world.store, 'launches', [launch])
    expect((await open(mia, '/moderation/'))('.stop').text()).toContain('Stop launch Acme')
    const refused = await stop(' ')
    expect([refused.status, refused.$('.stop[open] .field-error').text()]).toEqual([400, expect.stringContaining('Enter a reason')])
    expect(await places()).toBe(1)
    const { location } = await stop('The domain was sold.')
    expect((await open(mia, location))('.notice p').text()).toContain('Acme won’t launch.')
    expect([await status(), await places()]).toEqual(['rejected', 0])
    expect((await open(ada, '/dashboard/teapot/'))('.rejection').text()).toContain('The domain was sold.')
    expect((await readPage(site.origin + path)).status).toBe(404)
  })

  it('comes too late once it’s live', async () => {
    expect([(await stop('Too late.')).status, await status()]).toEqual([409, 'live'])
  })
})
