import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '../../../../../api/domain/records.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'

// The clock says Wednesday, March 4, 2026, noon.
let site: OpenPages
let [eve, bob, mia, max]: Person[] = []
const idOf = (person: Person | undefined) => person?.profile.id ?? ''
beforeAll(async () => {
  site = await openPages([])
  ;[eve, bob, mia, max] = await Promise.all(['Eve', 'Bob', 'Mia', 'Max'].map((name) => signUpPerson(site, name)))
  site.world.moderators = new Set(['mia@example.com', 'max@example.com'])
  const network = site.world.hashNetwork('192.0.2.1')
  await putAll(site.world.store, 'profiles', [
    { ...(eve?.profile as Profile), joinedFrom: network },
    { ...(bob?.profile as Profile), joinedFrom: network, handle: 'bob' },
  ])
  await putAll(site.world.store, 'launches', [
    liveLaunch({ slug: 'teapot', name: '<b>Teapot', ownerId: idOf(eve) }),
    literalLaunch({
      slug: 'kettle',
      name: 'Kettle',
      ownerId: idOf(eve),
      status: 'pending_review',
      submittedAt: '2026-03-01T12:00:00.000Z',
    }),
  ])
  const comment = { launchId: 'teapot', accountId: idOf(eve), author: { name: 'Eve', handle: null }, at: '2026-03-01T12:00:00.000Z' }
  const comments = Array.from({ length: 23 }, (_, at) => ({ ...comment, id: `c${at}`, text: `Comment ${at}` }))
  await putAll(site.world.store, 'comments', comments)
  const flag = {
    subject: 'comment',
    subjectId: 'c1',
    launchId: 'teapot',
    accountId: idOf(bob),
    reason: 'spam',
    text: 'Again',
    state: 'open',
  } as const
  await putAll(site.world.store, 'flags', [{ ...flag, id: `c1:${idOf(bob)}`, at: '2026-03-03T12:00:00.000Z' }])
})
afterAll(() => site.close())

const open = async (path: string, person = mia) => {
  const answer = await (person as Person).visitor.open(`/moderation/people/${path}`)
  return { status: answer.status, $: load(await answer.text()) }
}
const textOf = async (path: string, person = mia) => load(await (await (person as Person).visitor.open(path)).text())('body').text()
const names = async (query: string) => {
  const { $ } = await open(query)
  return $('.people__name a')
    .toArray()
    .map((link) => $(link).text())
    .toSorted()
}
const decide = async (fields: Record<string, string>, { on = eve, by = mia } = {}) => {
  const seen = (await stored(on))?.suspension?.at ?? ''
  const answer = await (by as Person).visitor.send(`/moderation/people/${idOf(on)}/`, { seen, ...fields })
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const stored = async (person = eve) => site.world.store.get('profiles', idOf(person))

describe('the list', () => {
  it('finds people by name, handle, email, filter and network', async () => {
    expect(await names('')).toEqual(['Bob', 'Eve', 'Max', 'Mia'])
    const found: [string, string[]][] = [
      ['?query=EVE', ['Eve']],
      ['?query=%40bob', ['Bob']],
      ['?query=m+example.com', ['Bob', 'Eve', 'Max', 'Mia']],
      ['?show=suspended', []],
      ['?show=reported', ['Eve']],
      ['?show=reported&query=bob', []],
      [`?network=${site.world.hashNetwork('192.0.2.1')}`, ['Bob', 'Eve']],
      [`?network=${site.world.hashNetwork('192.0.2.1')}&show=suspended`, []],
      [`?network=${site.world.hashNetwork('192.0.2.1')}&show=reported`, ['Eve']],
      [`?network=${site.world.hashNetwork('198.51.100.1')}&show=reported`, []],
      ['?network=nonsense&after=x~y&show=all', ['Bob', 'Eve', 'Max', 'Mia']],
    ]
    for (const [query, people] of found) expect([query, await names(query)]).toEqual([query, people])
    expect((await open('?query=<zebra>')).$('.empty__title').text()).toBe('No results for “<zebra>”')
  })

  it('continues on the next page', async () => {
    const base = { handle: null, createdAt: '2026-01-01T09:00:00.000Z', name: 'Crowd' }
    const crowd = Array.from({ length: 31 }, (_, at) => ({ ...base, id: `p${at}`, email: `p${at}@crowd.example` }))
    await putAll(site.world.store, 'profiles', crowd)
    const { $ } = await open('?query=crowd')
    expect($('.people__row')).toHaveLength(30)
    const older = $('.people-pages a').attr('href')?.replace('/moderation/people/', '') ?? ''
    expect((await open(older)).$('.people__row')).toHaveLength(1)
    await site.world.store.transact(async ({ remove }) => {
      for (const { id } of crowd) await remove('profiles', id)
    })
  })
})

describe('a person’s page', () => {
  it('says everything that moderators need, with bounded lists', async () => {
    const { status, $ } = await open(`${idOf(eve)}/`)
    const text = (selector: string) => $(selector).text().replaceAll(/\s+/g, ' ').trim()
    expect(status).toBe(200)
    expect(text('h1')).toBe('Eve')
    expect(text('.person-card__facts')).toContain('eve@example.com verified')
    expect($('.person-card__networks a').attr('href')).toBe(`/moderation/people/?network=${site.world.hashNetwork('192.0.2.1')}`)
    expect(text('.person-card__networks')).toContain('also used by 1 other account')
    expect(text('[aria-labelledby=launches-title]')).toMatch(/^Launches 2.*1 live · 1 in review/)
    expect($('[aria-labelledby=comments-title] li')).toHaveLength(20)
    expect(text('[aria-labelledby=comments-title]')).toContain('Showing the newest 20 of 23.')
    expect(text('[aria-labelledby=reports-of-title]')).toContain('Spam: a comment on <b>Teapot by Bob')
    expect($('main').text()).not.toContain(site.world.hashNetwork('192.0.2.1'))
  })

  it('lists the newest ten decisions, and leads to the others in the log', async () => {
    const about = { by: null, accountId: idOf(max), launchId: null, commentId: null, about: null, reason: null }
    const decided = Array.from({ length: 11 }, (_, at) => {
      const day = `2026-02-${String(at + 10)}`
      return { ...about, id: `d${at}`, at: `${day}T12:00:00.000Z`, month: '2026-02', action: 'warn' as const }
    })
    const decisions = async () => (await open(`${idOf(max)}/`)).$('[aria-labelledby=decisions-title]')
    await putAll(site.world.store, 'decisions', decided.slice(0, 5))
    expect([(await decisions()).find('li').length, (await decisions()).find('a:contains(Show all)').length]).toEqual([5, 0])
    expect((await decisions()).text()).not.toContain('Showing')
    await putAll(site.world.store, 'decisions', decided)
    expect([(await decisions()).find('li').length, (await decisions()).find('a:contains(Show all)').length]).toEqual([10, 1])
    expect((await decisions()).text()).not.toContain('Showing')
    await site.world.store.transact(async ({ remove }) => {
      for (const { id } of decided) await remove('decisions', id)
    })
  })

  it('is for moderators only', async () => {
    expect([
      (await open('', eve)).status,
      (await open(`${idOf(eve)}/`, eve)).status,
      (await decide({ do: 'lift' }, { by: bob })).status,
    ]).toEqual([404, 404, 404])
    expect((await open('nobody/')).status).toBe(404)
  })

  it('suspends with a reason and an end, says so, and lifts the suspension', async () => {
    const { status, location } = await decide({ do: 'suspend', reason: 'Spam', length: 'date', until: '2026-04-01' })
    expect([status, location.startsWith(`/moderation/people/${idOf(eve)}/?done=decided&about=`)]).toEqual([303, true])
    const { $ } = await open(location.replace('/moderation/people/', ''))
    expect($('.notice--action').text()).toContain('Eve suspended.')
    expect($('.person-suspension').text()).toContain('Suspended until April 1, 2026 at 00:00 UTC')
    expect(await names('?show=suspended')).toEqual(['Eve'])
    const said = /Network also used by Eve, who is suspended/
    expect((await open(`${idOf(bob)}/`)).$('.person-card__networks').text()).toMatch(said)
    const comment = { id: 'b1', launchId: 'teapot', accountId: idOf(bob), author: { name: 'Bob', handle: 'bob' }, text: 'Hello' }
    await putAll(site.world.store, 'comments', [{ ...comment, at: '2026-03-04T11:00:00.000Z', exclusion: 'held' }])
    const pot = { slug: 'pot', name: 'Pot', status: 'pending_review', submittedAt: '2026-03-04T11:00:00.000Z' } as const
    await putAll(site.world.store, 'launches', [literalLaunch({ ...pot, ownerId: idOf(bob) })])
    expect(await textOf('/moderation/')).toMatch(said)
    await site.world.store.transact(({ remove }) => remove('launches', 'pot'))
    const texts = (person = mia) => ['/moderation/comments/', '/launches/teapot/'].map((path) => textOf(path, person))
    expect(await Promise.all(texts())).toEqual([expect.stringMatching(said), expect.not.stringMatching(said)])
    expect(await Promise.all(texts(bob))).toEqual([expect.not.stringMatching(said), expect.not.stringMatching(said)])
    expect((await decide({ do: 'lift' })).status).toBe(303)
    expect((await stored())?.suspension).toBeUndefined()
    const again = await decide({ do: 'lift' })
    expect([again.status, again.$('.error-summary').text()]).toEqual([409, 'Eve isn’t suspended.'])
  })

  it('shows a refused form again with everything typed', async () => {
    const { status, $ } = await decide({ do: 'suspend', reason: ' ', length: 'date', until: '2026-03-04' })
    expect(status).toBe(400)
    expect($('#field-reason-suspension-error').text()).toBe('Enter a reason. The person will see it.')
    expect([$('[name=length][checked]').attr('value'), $('[name=until]').attr('value')]).toEqual(['date', '2026-03-04'])
    const preset = $('[name=preset] option').eq(1).attr('value') ?? ''
    const chosen = await decide({ do: 'suspend', preset, reason: '', length: 'date', until: '2026-03-04' })
    expect([preset !== '', chosen.$('[name=preset] [selected]').attr('value')]).toEqual([true, preset])
    expect((await decide({ do: 'ban' })).status).toBe(400)
    expect((await stored())?.suspension).toBeUndefined()
  })

  it('refuses to suspend moderators', async () => {
    const self = await decide({ do: 'suspend', reason: 'Me', length: '1d' }, { on: mia })
    expect([self.status, self.$('.error-summary').text()]).toEqual([403, 'You can’t suspend yourself.'])
    expect((await decide({ do: 'remove', reason: 'Rival' }, { on: max })).status).toBe(403)
    expect([(await stored(mia))?.suspension, (await stored(max))?.suspension]).toEqual([undefined, undefined])
  })

  it('removes everything in one press, and offers to undo that', async () => {
    const { location } = await decide({ do: 'remove', reason: 'Advertising' })
    const { $ } = await open(location.replace('/moderation/people/', ''))
    expect($('.person-suspension h2').text()).toBe('Everything removed')
    expect((await site.world.store.findLaunch('teapot'))?.status).toBe('rejected')
    const id = $('.person-suspension [name=id]').attr('value') ?? ''
    expect((await (mia as Person).visitor.send('/moderation/undo/', { id, return: `/moderation/people/${idOf(eve)}/` })).status).toBe(303)
    expect((await site.world.store.findLaunch('teapot'))?.status).toBe('live')
    expect((await stored())?.suspension).toBeUndefined()
  })
})

describe('two moderators', () => {
  it('who decide on one person: the second, with the page from before, changes nothing and sees what is now', async () => {
    await decide({ do: 'remove', reason: 'Advertising' })
    for (const fields of [{ do: 'suspend', reason: 'Calm down', length: '1d' }, { do: 'lift' }, { do: 'remove', reason: 'Spam' }]) {
      const { status, $ } = await decide({ ...fields, seen: '' }, { by: max })
      expect([status, $('.error-summary').text(), $('.person-suspension h2').text()]).toEqual([
        409,
        expect.stringContaining('Eve was suspended since you opened this page.'),
        'Everything removed',
      ])
    }
    expect(await stored()).toMatchObject({ suspension: { until: null, reason: 'Advertising' }, everythingRemoved: true })
    const weaker = await decide({ do: 'suspend', reason: 'Calm down', length: '1d' }, { by: max })
    expect([weaker.status, weaker.$('.error-summary').text()]).toEqual([409, expect.stringContaining('Everything by Eve was removed.')])
    const { suspension: _, everythingRemoved: __, ...free } = (await stored()) as Profile
    await putAll(site.world.store, 'profiles', [free])
  })

  it('see what is on the page now: a suspension that was lifted meanwhile', async () => {
    const { status, $ } = await decide({ do: 'suspend', reason: 'Spam', length: '7d', seen: '2026-03-01T09:00:00.000Z' })
    expect([status, $('.error-summary').text()]).toEqual([
      409,
      expect.stringContaining('The suspension of Eve was lifted since you opened this page.'),
    ])
    expect([$('form:has([value=suspend]) [name=reason]').text(), $('form:has([value=suspend]) [name=seen]').attr('value')]).toEqual([
      'Spam',
      '',
    ])
    expect((await stored())?.suspension).toBeUndefined()
  })
})

describe('a suspended person', () => {
  it('sees no forms that would be refused, and reads why a form from before was', async () => {
    const sue = await signUpPerson(site, 'Sue')
    const suspension = { at: '2026-03-01T09:00:00.000Z', until: '2026-04-01T00:00:00.000Z', reason: 'Spam', by: null }
    await putAll(site.world.store, 'profiles', [{ ...sue.profile, suspension }])
    await putAll(site.world.store, 'launches', [
      liveLaunch({ id: 'cup', slug: 'cup', ownerId: sue.profile.id }),
      literalLaunch({ id: 'mug', slug: 'mug', ownerId: sue.profile.id, status: 'draft' }),
    ])
    const posts = new Set<string>()
    for (const path of [
      '/launches/cup/',
      '/dashboard/',
      '/dashboard/cup/',
      '/dashboard/mug/',
      '/drafts/',
      '/drafts/mug/',
      '/drafts/mug/review/',
    ]) {
      const answer = await sue.visitor.open(path)
      const $ = load(await answer.text())
      expect([path, answer.status, $('main').text().includes('while your account is suspended')]).toEqual([path, 200, true])
      for (const form of $('main form[method=post]').not(':has(button:disabled)')) posts.add(`${path} ${$(form).attr('action')}`)
    }
    expect([...posts]).toEqual([])
    const refused = await sue.visitor.send('/launches/cup/comments/', { text: 'Hi' })
    const $ = load(await refused.text())
    expect([refused.status, $('h1').text()]).toEqual([403, 'You can’t do this while your account is suspended'])
    expect($('.failure__message').text()).toBe('Your account is suspended until April 1, 2026. Reason: Spam')
    expect($('.failure__next a[href="/about/#contact"]')).toHaveLength(1)
  })

  it('shows whom they invited to make launches with them, and who invited them where a flag may be about it', async () => {
    const at = '2026-03-03T12:00:00.000Z'
    const sent = { by: idOf(bob), accountId: idOf(eve), launchId: 'teapot', name: 'Tea<b>', at }
    await putAll(site.world.store, 'sentInvitations', [
      { ...sent, id: 's1', answer: 'declined' },
      { ...sent, id: 's2', accountId: null, launchId: 'gone', name: 'Casino', answer: 'none' },
    ])
    const flag = { subject: 'person', subjectId: idOf(bob), launchId: 'gone', accountId: idOf(eve), reason: 'spam', text: '', at } as const
    await putAll(site.world.store, 'flags', [{ ...flag, id: `${idOf(bob)}:${idOf(eve)}`, state: 'open' }])
    const section = async (whose: Person | undefined) =>
      (await open(`${idOf(whose)}/`)).$('section[aria-labelledby=invitations-title]').text().replaceAll(/\s+/g, ' ')
    const invited = await section(bob)
    expect(invited).toContain('2 sent in the last 90 days, 1 declined.')
    expect(invited).toMatch(/To Eve: Tea<b> yesterday ?Declined/)
    expect(invited).toMatch(/To somebody without an account: Casino yesterday ?No answer/)
    expect(await section(eve)).toMatch(/From Bob: Tea<b> yesterday ?Declined/)
  })
})
