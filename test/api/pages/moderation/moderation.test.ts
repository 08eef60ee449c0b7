import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// The clock says Wednesday, 4 March 2026; the next Mondays are the 9th and the 16th.
let site: OpenPages
let ada: Person
let mia: Person
let max: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, mia, max] = (await Promise.all(['Ada', 'Mia', 'Max'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  site.world.moderators = new Set([mia.profile.email, max.profile.email])
})
afterAll(() => site.close())

const sent = '2026-03-01T12:00:00.000Z'
const pending = (overrides: Partial<Launch> = {}): Launch =>
  literalLaunch({
    status: 'pending_review',
    plan: 'free',
    week: { year: 2026, week: 11 },
    requestedLaunchDate: '2026-03-09',
    submittedAt: sent,
    ownerId: ada.profile.id,
    maker: { name: 'Ada', handle: 'ada' },
    ...overrides,
  })

beforeEach(async () => {
  const old = (
    await Promise.all(
      ['pending_review', 'scheduled', 'rejected', 'live'].map((status) => site.world.store.list('launches', 'status', status)),
    )
  ).flat()
  const history = await site.world.store.list('history', 'launchId', 'one')
  await site.world.store.transact(async ({ put, remove }) => {
    for (const { id } of old) await remove('launches', id)
    for (const { id } of history) await remove('history', id)
    await put('launches', pending({ id: 'one', slug: 'acme' }))
  })
})

const queue = async (person = mia, path = '/moderation/') => {
  const answer = await person.visitor.open(path)
  return { status: answer.status, headers: answer.headers, $: load(await answer.text()) }
}
const decide = async (person: Person, fields: Record<string, string>) => {
  const answer = await person.visitor.send('/moderation/', { slug: 'acme', seen: sent, ...fields })
  return { status: answer.status, location: answer.headers.get('location'), $: load(await answer.text()) }
}
const approve = { decision: 'approve', launchDate: '2026-03-09' }
const reject = { decision: 'reject', reason: 'The screenshots show another product.' }
const stored = () => site.world.store.findLaunch('acme')

describe('the queue', () => {
  it('is for moderators only', async () => {
    expect((await queue(mia)).status).toBe(200)
    expect((await queue(ada)).status).toBe(404)
    expect((await decide(ada, approve)).status).toBe(404)
    expect((await readPage(`${site.origin}/moderation/`)).headers.get('location')).toBe('/sign-in/?return=%2Fmoderation%2F')
    expect((await sendForm(`${site.origin}/moderation/`, { slug: 'acme', ...approve })).status).toBe(401)
    expect((await stored())?.status).toBe('pending_review')
    expect((await queue(mia)).headers.get('cache-control')).toBe('no-store')
  })

  it('shows a hundred of more, and says so', async () => {
    const many = Array.from({ length: 100 }, (_, index) => pending({ slug: `later-${index}`, submittedAt: '2026-03-02T12:00:00.000Z' }))
    await putAll(site.world.store, 'launches', many)
    const { $ } = await queue()
    expect($('.pending')).toHaveLength(100)
    expect($('.page-head p').text()).toBe('101 pending launches. Showing the oldest 100.')
  })

  it('shows the oldest first, with the requested plan and all facts', async () => {
    const check = { detail: '', fix: '' }
    const checks = [
      { ...check, id: 'title', label: 'Title', status: 'fail' as const },
      { ...check, id: 'h1', label: 'Headings', status: 'warn' as const },
    ]
    await putAll(site.world.store, 'crawls', [literalCrawl({ id: 'three', checks, score: 64, at: sent })])
    await putAll(site.world.store, 'launches', [
      pending({
        id: 'two',
        slug: 'older',
        name: 'Older',
        url: 'https://older.example/',
        submittedAt: '2026-02-20T12:00:00.000Z',
        plan: 'premium_7',
        week: null,
        rejectionReason: 'Not yet.',
      }),
      pending({
        id: 'three',
        slug: 'twin',
        name: 'Twin',
        url: 'http://www.acme.dev',
        submittedAt: '2026-03-04T11:00:00.000Z',
      }),
      liveLaunch({ slug: 'listed', name: 'Acme!' }),
      literalLaunch({ id: 'four', slug: 'secret', name: 'Acme' }),
    ])
    const { $ } = await queue()
    const cards = $('.pending')
      .map((_, e) => $(e).text())
      .get()
    expect(cards.map((text) => /^(Older|Acme|Twin)/.exec(text)?.[1])).toEqual(['Older', 'Acme', 'Twin'])
    expect(cards[0]).toMatch(/12 days ago.*Premium, 7 days, 9 March 2026.*Previously rejectedNot yet\./s)
    expect(cards[1]).toMatch(/3 days ago.*Free, 9 March 2026 \(week 11\)\. Slot reserved; 8 left\..*Ada @ada.*Not audited/s)
    expect(cards[1]).toMatch(/Twin \(in review\): same URL.*Acme! \(live\): same name/s)
    expect(cards[1]).not.toContain('secret')
    expect(cards[2]).toMatch(/1 hour ago.*64\/100 on 1 March 2026\. Failed: Title\. 1 warning\./s)
    expect($('.pending a[href="/drafts/older/review/"]').text()).toContain('Preview')
    expect($('.pending input[name=launchDate]').first().attr('value')).toBe('2026-03-09')
    expect($.text()).not.toContain('@example.com')
  })

  it('shows the name of a connection as such, without hidden text or reserved words', async () => {
    const notes = ['Codex 1.2', 'My \u202Epotpal', 'Approved by Slipway staff']
    const at = (index: number) => `2026-03-0${index + 1}T11:00:00.000Z`
    await site.world.store.transact(async ({ put }) => {
      for (const [index, note] of notes.entries())
        await put('history', { id: `c${index}`, launchId: 'one', at: at(index), by: ada.profile.id, event: 'create', note })
    })
    const said = (await queue())
      .$('.history p')
      .map((_, element) => load(element).html())
      .get()
    expect(said.map((html) => /From <bdi>(.*)<\/bdi>/.exec(html)?.[1])).toEqual(['An unnamed tool', 'My potpal', 'Codex 1.2'])
  })

  it('shows everything that visitors will read and see, and each finding with its fix', async () => {
    const description = `${'Long words. '.repeat(60)}The end.`
    const screenshots = ['https://acme.dev/1.png', 'javascript:alert(1)']
    const discount = { badgeTitle: 'Early birds', code: 'EARLY', percentOff: 20, validUntil: '2026-04-01' }
    const extras = { discount, twitterUsername: 'acmehq', demoVideoUrl: 'https://video.example/1', firstComment: 'I made this.' }
    const words = { description, categories: ['productivity'], pricing: 'paid' as const, openSource: true }
    await putAll(site.world.store, 'launches', [pending({ id: 'one', slug: 'acme', screenshots, ...words, ...extras })])
    const check = { id: 'title', label: 'Title', status: 'fail' as const, detail: 'No title.', fix: '<title>Acme</title>' }
    const badge = { ...check, id: 'badge', fix: 'http://slipway.example/launches/{slug}/' }
    const checks = [check, badge, { ...check, id: 'h1', status: 'pass' as const, fix: null }]
    await putAll(site.world.store, 'crawls', [literalCrawl({ id: 'one', checks })])
    const { $ } = await queue()
    expect($('.pending > .pending__more p').text()).toBe(description.trim())
    expect($('.pending__tags').text()).toBe('ProductivityPaidOpen source')
    const facts = 'DiscountEarly birds, code EARLY, 20% off, until 1 April 2026X@acmehqDemohttps://video.example/1First commentI made this.'
    expect($('.pending__facts').text()).toContain(facts)
    expect($('.pending__pictures a')).toHaveLength(1)
    expect($('.pending__pictures a').attr()).toMatchObject({ href: 'https://acme.dev/1.png', rel: 'nofollow noopener noreferrer' })
    expect($('.pending__findings .sw-finding').text()).toMatch(/Title.*No title\..*<title>Acme<\/title>.*\/launches\/acme\//s)
    expect([$('.pending__findings .sw-finding').length, $('.pending__findings button').length]).toEqual([2, 0])
    await site.world.store.transact(({ remove }) => remove('crawls', 'one'))
  })

  it('shows moderators their own launch without a decision, and who can decide', async () => {
    await putAll(site.world.store, 'launches', [pending({ id: 'one', slug: 'acme', ownerId: mia.profile.id })])
    const { $ } = await queue(mia)
    expect($('.pending__own').text()).toBe('This is your own launch. Another moderator has to review it: Max.')
    expect($('.pending form')).toHaveLength(0)
    const { status, $: page } = await decide(mia, approve)
    expect([status, page('.failure__message').text()]).toEqual([403, expect.stringContaining('Ask another moderator: Max.')])
    expect((await queue(max)).$('.pending form')).toHaveLength(2)
    expect((await decide(max, approve)).status).toBe(303)
  })

  it('says when it is empty', async () => {
    await decide(mia, reject)
    expect((await queue()).$('.empty').text()).toContain('All caught up')
  })

  it('proposes the next Monday when the requested one has passed', async () => {
    await putAll(site.world.store, 'launches', [
      pending({ id: 'one', slug: 'acme', requestedLaunchDate: '2026-03-02', week: { year: 2026, week: 10 } }),
    ])
    const { $ } = await queue()
    expect($('.pending input[name=launchDate]').attr('value')).toBe('2026-03-09')
    expect($('.pending').text()).toContain('The requested date (2 March 2026) has passed.')
  })
})

it.each(['', 'frob', 'toString', 'Approve'])('a decision called %j decides nothing', async (decision) => {
  expect((await decide(mia, { ...approve, ...reject, decision })).status).toBe(400)
  expect((await stored())?.status).toBe('pending_review')
})

describe('approving', () => {
  it('schedules the launch, and says so', async () => {
    const { status, location } = await decide(mia, approve)
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/moderation\/\?decided=[0-9a-f]{32}$/)])
    expect(await stored()).toMatchObject({ status: 'scheduled', launchDate: '2026-03-09' })
    const { $ } = await queue(mia, location ?? '')
    expect($('.notice p').text()).toBe('Acme is scheduled for 9 March 2026.')
    expect($('.moderation__aside').text()).toMatch(/Scheduled.*Acme.*9 March 2026, Free.*Recent decisions.*Approved Acme.*Mia, just now/s)
  })

  it.each([
    ['no day', '', 'Choose a launch date'],
    ['a day that is none', '2026-02-31', 'Choose a launch date'],
    ['a day that has passed', '2026-03-02', '4 March 2026 or later'],
    ['a Tuesday', '2026-03-10', 'Monday'],
  ])('refuses %s, with an error at the field', async (_, launchDate, says) => {
    const { status, $ } = await decide(mia, { ...approve, launchDate })
    expect(status).toBe(400)
    expect($('#day-one-fault').text()).toContain(says)
    expect($('#day-one').attr('aria-describedby')).toBe('day-one-fault')
    expect((await stored())?.status).toBe('pending_review')
  })

  it('refuses a full week, with an error at the field and the date kept', async () => {
    const full = Array.from({ length: 10 }, (_, n) =>
      pending({
        id: `f${n}`,
        slug: `f${n}`,
        status: 'scheduled',
        url: `https://f${n}.example/`,
        week: { year: 2026, week: 12 },
        launchDate: '2026-03-16',
      }),
    )
    await putAll(site.world.store, 'launches', full)
    const { status, $ } = await decide(mia, { ...approve, launchDate: '2026-03-16' })
    expect([status, $('#day-one-fault').text()]).toEqual([409, 'That week is full. Choose another.'])
    expect($('#day-one').attr('value')).toBe('2026-03-16')
  })

  it('needs a premium launch’s plan to be confirmed as shown', async () => {
    await putAll(site.world.store, 'launches', [pending({ id: 'one', slug: 'acme', plan: 'premium_7', week: null })])
    const premium = { ...approve, launchDate: '2026-03-10' }
    const refused = await decide(mia, premium)
    expect([refused.status, refused.$('#confirmed-one-fault').text()]).toEqual([400, 'Confirm the plan or reject the launch.'])
    expect((await decide(mia, { ...premium, confirmed: 'premium_30' })).status).toBe(400)
    expect((await decide(mia, { ...premium, confirmed: 'premium_7' })).status).toBe(303)
    expect(await stored()).toMatchObject({ status: 'scheduled', plan: 'premium_7', launchDate: '2026-03-10' })
  })
})

describe('rejecting', () => {
  it('stores the reason for the maker, and says so', async () => {
    const { location } = await decide(mia, reject)
    expect(await stored()).toMatchObject({ status: 'rejected', rejectionReason: reject.reason, week: null })
    const { $ } = await queue(mia, location ?? '')
    expect($('.notice p').text()).toContain('Acme rejected.')
    expect($('.brief-list__reason').first().text()).toBe(reject.reason)
  })

  it.each([
    ['none', '  ', 'Enter a reason'],
    ['a very long one', 'x'.repeat(2001), 'the limit is 2,000'],
  ])('needs a reason; %s is refused with an error at the field, and kept', async (_, reason, says) => {
    const { status, $ } = await decide(mia, { decision: 'reject', reason })
    expect(status).toBe(400)
    expect($('#reason-one-fault').text()).toContain(says)
    expect($('#reason-one').text()).toBe(reason)
    expect($('#reason-one').closest('details').attr('open')).toBeDefined()
  })
})

describe('two moderators at once', () => {
  it('one decides, the other learns who did', async () => {
    const [first, second] = await Promise.all([decide(mia, approve), decide(max, reject)])
    const [won, lost] = first.status === 303 ? [first, second] : [second, first]
    expect([won.status, lost.status]).toEqual([303, 409])
    const who = won === first ? 'Mia approved for 9 March 2026' : 'Max rejected'
    expect(lost.$('[role=alert]').text()).toBe(`No change: Acme was already reviewed. ${who}, just now.`)
  })

  it('can’t decide on a launch that was resubmitted in the meantime', async () => {
    const { status, $ } = await decide(mia, { ...reject, seen: '2026-02-01T00:00:00.000Z' })
    expect(status).toBe(409)
    expect($('.pending [role=alert]').text()).toContain('resubmitted')
    expect($('#reason-one').text()).toBe(reject.reason)
    expect((await stored())?.status).toBe('pending_review')
  })

  it('learn that the maker withdrew it', async () => {
    await site.world.store.transact(async ({ put }) => {
      await put('launches', { ...pending({ id: 'one', slug: 'acme' }), status: 'draft', submittedAt: null })
      await put('history', { id: 'sent', launchId: 'one', at: sent, by: ada.profile.id, event: 'submit', note: null })
    })
    const { status, $ } = await decide(mia, approve)
    expect(status).toBe(409)
    expect($('[role=alert]').text()).toContain('already reviewed')
    await site.world.store.transact(async ({ remove }) => remove('launches', 'one'))
  })
})

it('a decision leads to the next launch in the queue', async () => {
  const next = { submittedAt: '2026-03-02T12:00:00.000Z', url: 'https://next.example/' }
  await putAll(site.world.store, 'launches', [pending({ id: 'two', slug: 'next', ...next })])
  expect((await decide(mia, reject)).location).toMatch(/#pending-two$/)
  await putAll(site.world.store, 'launches', [pending({ id: 'one', slug: 'acme' })])
  const last = await decide(mia, { ...reject, slug: 'next', seen: next.submittedAt })
  expect(last.location).toMatch(/#pending-one$/)
})
