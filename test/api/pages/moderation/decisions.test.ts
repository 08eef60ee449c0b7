import { describe, expect, it } from 'vitest'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { setSite } from '../../../support/set-site.ts'
import { putAll } from '../../../support/put-all.ts'
import { approve, reject, sent, useQueue } from './review-queue.ts'

const here = useQueue()
const { pending, queue, decide, stored } = here

it.each(['', 'frob', 'toString', 'Approve'])('a decision called %j decides nothing', async (decision) => {
  expect((await decide(here.mia, { ...approve, ...reject, do: decision })).status).toBe(400)
  expect((await stored())?.status).toBe('pending_review')
})

describe('approving', () => {
  it('schedules the launch, and says so', async () => {
    const { status, location } = await decide(here.mia, approve)
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/moderation\/\?done=decided&about=[0-9a-f]{32}$/)])
    expect(await stored()).toMatchObject({ status: 'scheduled', launchDate: '2026-03-09' })
    const { $ } = await queue(here.mia, location ?? '')
    expect($('.notice p').text()).toBe('Acme is scheduled for March 9, 2026.')
    expect($('.moderation__aside').text()).toMatch(/Scheduled.*Acme.*March 9, 2026, Free.*Recent decisions.*Approved Acme.*Mia, just now/s)
  })

  it.each([
    ['no day', '', 'Choose a launch date'],
    ['a day that is none', '2026-02-31', 'Choose a launch date'],
    ['a day that has passed', '2026-03-02', 'March 4, 2026 or later'],
    ['a Tuesday', '2026-03-10', 'Monday'],
  ])('refuses %s, with an error at the field', async (_, launchDate, says) => {
    const { status, $ } = await decide(here.mia, { ...approve, launchDate })
    expect(status).toBe(400)
    expect($('#field-launchDate-acme-error').text()).toContain(says)
    expect($('#field-launchDate-acme').attr('aria-describedby')).toBe('field-launchDate-acme-error')
    expect((await stored())?.status).toBe('pending_review')
  })

  it('publishes a launch at once while fewer than ten are live, in this week and told as live; then it waits for its day', async () => {
    expect((await queue()).$('[name=atOnce]').length).toBe(1)
    const { location } = await decide(here.mia, { ...approve, atOnce: 'yes' })
    expect(await stored()).toMatchObject({ status: 'live', launchDate: '2026-03-04', week: { year: 2026, week: 10 } })
    expect((await queue(here.mia, location ?? '')).$('.notice p').text()).toBe('Acme is live.')
    const live = Array.from({ length: 9 }, (_, n) => liveLaunch({ slug: `l${n}`, url: `https://l${n}.example/` }))
    await putAll(here.site.world.store, 'launches', [...live, pending({ id: 'two', slug: 'two', url: 'https://two.example/' })])
    expect((await queue()).$('[name=atOnce]').length).toBe(0)
    expect((await decide(here.mia, { ...approve, slug: 'two', atOnce: 'yes' })).status).toBe(409)
    expect((await here.site.world.store.get('launches', 'two'))?.status).toBe('pending_review')
  })

  it('undoes a publication at once for a minute, and makes no eleventh one', async () => {
    const { store } = here.site.world
    const { location } = await decide(here.mia, { ...approve, atOnce: 'yes' })
    const id = new URL(location ?? '', here.site.origin).searchParams.get('about') ?? ''
    expect((await here.mia.visitor.send('/moderation/undo/', { do: 'undo', id })).status).toBe(303)
    expect(await stored()).toMatchObject({ status: 'pending_review', launchDate: null })
    const live = Array.from({ length: 9 }, (_, n) => liveLaunch({ slug: `l${n}`, url: `https://l${n}.example/` }))
    await putAll(store, 'launches', [...live, pending({ id: 'two', slug: 'two', url: 'https://two.example/' })])
    const both = await Promise.all(
      ['acme', 'two'].map((slug, at) => decide(at === 0 ? here.mia : here.max, { ...approve, slug, atOnce: 'yes' })),
    )
    expect([both.map(({ status }) => status).toSorted((a, b) => a - b), await store.countBy('launches', 'status', 'live')]).toEqual([
      [303, 409],
      10,
    ])
  })

  it('publishes nothing of a suspended maker at once', async () => {
    const { store } = here.site.world
    const owner = await store.get('profiles', here.ada.profile.id)
    if (owner === null) throw new Error('no owner')
    const suspension = { until: null, reason: 'Spam', by: here.mia.profile.id, at: sent }
    await putAll(store, 'profiles', [{ ...owner, suspension }])
    expect((await decide(here.mia, { ...approve, atOnce: 'yes' })).status).toBe(409)
    expect((await stored())?.status).toBe('pending_review')
    await putAll(store, 'profiles', [owner])
  })

  it('takes the site’s own weekday for free launches', async () => {
    await setSite(here.site.world, { launchWeekday: '2' })
    expect((await queue()).$('label[for=field-launchDate-acme]').text()).toContain('Tuesday')
    expect((await decide(here.mia, approve)).$('#field-launchDate-acme-error').text()).toContain('Free launches start on Tuesdays')
    expect((await decide(here.mia, { ...approve, launchDate: '2026-03-10' })).status).toBe(303)
    await setSite(here.site.world, { launchWeekday: '1' })
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
    await putAll(here.site.world.store, 'launches', full)
    const { status, $ } = await decide(here.mia, { ...approve, launchDate: '2026-03-16' })
    expect([status, $('#field-launchDate-acme-error').text()]).toEqual([409, 'That week is full. Choose another.'])
    expect($('#field-launchDate-acme').attr('value')).toBe('2026-03-16')
  })

  it('needs a premium launch’s plan to be confirmed as shown', async () => {
    await putAll(here.site.world.store, 'launches', [pending({ id: 'one', slug: 'acme', plan: 'premium_7', week: null })])
    const premium = { ...approve, launchDate: '2026-03-10' }
    const refused = await decide(here.mia, premium)
    expect([refused.status, refused.$('#field-confirmed-acme-error').text()]).toEqual([400, 'Confirm the plan or reject the launch.'])
    expect((await decide(here.mia, { ...premium, confirmed: 'premium_30' })).status).toBe(400)
    expect((await decide(here.mia, { ...premium, confirmed: 'premium_7' })).status).toBe(303)
    expect(await stored()).toMatchObject({ status: 'scheduled', plan: 'premium_7', launchDate: '2026-03-10' })
  })
})

describe('rejecting', () => {
  it('stores the reason for the maker, and says so', async () => {
    const { location } = await decide(here.mia, reject)
    expect(await stored()).toMatchObject({ status: 'rejected', rejectionReason: reject.reason, week: null })
    const { $ } = await queue(here.mia, location ?? '')
    expect($('.notice p').text()).toContain('Acme rejected.')
    expect($('.brief-list__reason').first().text()).toBe(reject.reason)
  })

  it.each([
    ['none', '  ', 'Enter a reason'],
    ['a very long one', 'x'.repeat(2001), 'the limit is 2,000'],
  ])('needs a reason; %s is refused with an error at the field, and kept', async (_, reason, says) => {
    const { status, $ } = await decide(here.mia, { do: 'reject', reason })
    expect(status).toBe(400)
    expect($('#field-reason-acme-error').text()).toContain(says)
    expect($('#field-reason-acme').text()).toBe(reason)
    expect($('#field-reason-acme').closest('details').attr('open')).toBeDefined()
  })
})

describe('two moderators at once', () => {
  it('one decides, the other learns who did', async () => {
    const [first, second] = await Promise.all([decide(here.mia, approve), decide(here.max, reject)])
    const [won, lost] = first.status === 303 ? [first, second] : [second, first]
    expect([won.status, lost.status]).toEqual([303, 409])
    const who = won === first ? 'Mia approved for March 9, 2026' : 'Max rejected'
    expect(lost.$('[role=alert]').text()).toBe(`No change: Acme was already reviewed. ${who}, just now.`)
  })

  it('can’t decide on a launch that was resubmitted in the meantime', async () => {
    const { status, $ } = await decide(here.mia, { ...reject, seen: '2026-02-01T00:00:00.000Z' })
    expect(status).toBe(409)
    expect($('.pending [role=alert]').text()).toContain('resubmitted')
    expect($('#field-reason-acme').text()).toBe(reject.reason)
    expect((await stored())?.status).toBe('pending_review')
  })

  it('learn that the maker withdrew it', async () => {
    await here.site.world.store.transact(async ({ put }) => {
      await put('launches', { ...pending({ id: 'one', slug: 'acme' }), status: 'draft', submittedAt: null })
      await put('history', { id: 'sent', launchId: 'one', at: sent, by: here.ada.profile.id, event: 'submit', note: null })
    })
    const { status, $ } = await decide(here.mia, approve)
    expect(status).toBe(409)
    expect($('[role=alert]').text()).toContain('already reviewed')
    await here.site.world.store.transact(async ({ remove }) => remove('launches', 'one'))
  })
})

it('a decision leads to the next launch in the queue', async () => {
  const next = { submittedAt: '2026-03-02T12:00:00.000Z', url: 'https://next.example/' }
  await putAll(here.site.world.store, 'launches', [pending({ id: 'two', slug: 'next', ...next })])
  expect((await decide(here.mia, reject)).location).toMatch(/#pending-two$/)
  await putAll(here.site.world.store, 'launches', [pending({ id: 'one', slug: 'acme' })])
  const last = await decide(here.mia, { ...reject, slug: 'next', seen: next.submittedAt })
  expect(last.location).toMatch(/#pending-one$/)
})

it('a decision undone, offers to undo the moderator’s last decision on a launch, and never what they decided about a person', async () => {
  const { world } = here.site
  const { clock } = world
  let now = Date.parse('2026-03-04T15:00:00Z')
  world.clock = () => new Date((now += 10))
  await putAll(world.store, 'launches', [pending({ id: 'two', slug: 'two', name: 'Two', url: 'https://two.example/' })])
  const undo = async (id: string) => here.mia.visitor.send('/moderation/undo/', { do: 'undo', id, return: '/moderation/' })
  const idOf = (location: string | null) => new URL(location ?? '', here.site.origin).searchParams.get('about') ?? ''
  await putAll(world.store, 'profiles', [{ ...here.ada.profile, id: 'eve', email: 'eve@people.example', handle: 'eve' }])
  await removeEverything(world, { id: 'eve', reason: 'Spam' }, here.mia.profile)
  await decide(here.mia, { ...approve, slug: 'two' })
  const { location } = await decide(here.mia, approve)
  const first = await queue(here.mia, (await undo(idOf(location))).headers.get('location') ?? '')
  expect(first.$('.notice .undo button').text()).toBe('Undo approved Two, a launch by Ada')
  const second = await queue(here.mia, (await undo(first.$('.notice .undo [name=id]').val() as string)).headers.get('location') ?? '')
  expect([second.$('.notice p').text(), second.$('.notice .undo').length]).toEqual(['Undone: approved Two, a launch by Ada.', 0])
  world.clock = clock
})
