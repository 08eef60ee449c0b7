import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { listPending } from '../../../../api/actions/launches/read-review-queue.ts'
import { listWeeks } from '../../../../api/actions/launches/list-weeks.ts'
import { listHistory } from '../../../../api/actions/community/read-launch-records.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { answerInvitation } from '../../../../api/actions/makers/answer-invitation.ts'
import { inviteMaker } from '../../../../api/actions/makers/invite-maker.ts'
import { submitLaunch } from '../../../../api/actions/launches/submit-launch.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { putAll } from '../../../support/put-all.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const monday = '2026-11-23'
const slug = 'acme'
const draft = (overrides: Partial<Launch> = {}) => literalLaunch({ ownerId: 'ada', categories: ['productivity'], ...overrides })
/** Drafts of Ada for as many products. */
const drafts = (count: number) =>
  Array.from({ length: count }, (_, index) => draft({ slug: `acme-${index}`, url: `https://acme-${index}.example/` }))

let catalog: LaunchWorld
const open = async (launches: Launch[], weekCapacity = 10, sites: Record<string, SiteFacts> = {}) =>
  (catalog = await openLaunchWorld({ launches, crawls: launches.map(({ id }) => literalCrawl({ id })), weekCapacity, sites }))
afterEach(() => catalog.close())
const submit = (overrides: Partial<Parameters<typeof submitLaunch>[1]> = {}, account = ada) =>
  submitLaunch(catalog.world, { slug, plan: 'free', launchDate: monday, ...overrides }, account)
/** As a moderator decides who has just looked at the launch. */
const approve = async (launchDate = monday, name = slug, account = mia) => {
  const { submittedAt: seen, plan } = await catalog.launch(name)
  return moveLaunch(catalog.world, name, { event: 'approve', launchDate, seen, confirmedPlan: plan ?? '' }, account)
}
const reject = async (account = mia) => {
  const { submittedAt: seen } = await catalog.launch(slug)
  return moveLaunch(catalog.world, slug, { event: 'reject', reason: 'No pricing.', seen }, account)
}
const taken = () => catalog.world.store.countReservations(2026, 48)

describe('a launch from draft to live', () => {
  beforeEach(() => open([draft()]))

  it('is recorded in its history, newest first', async () => {
    const steps = [
      () => submit(),
      () => reject(),
      () => moveLaunch(catalog.world, slug, { event: 'reopen' }, ada),
      () => submit(),
      () => moveLaunch(catalog.world, slug, { event: 'withdraw' }, ada),
      () => submit({ plan: 'premium_7', launchDate: '2026-11-20' }),
      () => approve('2026-11-21'),
    ]
    for (const [hour, step] of steps.entries()) {
      catalog.at(`2026-11-18T1${hour}:00:00Z`)
      await step()
    }
    expect(await catalog.launch(slug)).toMatchObject({ status: 'scheduled', plan: 'premium_7', launchDate: '2026-11-21', week: null })
    expect((await listHistory(catalog.world, { id: slug })).map(({ event, by, note }) => [event, by, note])).toEqual([
      ['approve', 'mia', '2026-11-21'],
      ['submit', 'ada', 'premium_7, 2026-11-20'],
      ['withdraw', 'ada', null],
      ['submit', 'ada', 'free, 2026-11-23'],
      ['reopen', 'ada', null],
      ['reject', 'mia', 'No pricing.'],
      ['submit', 'ada', 'free, 2026-11-23'],
    ])
  })

  it.each([
    ['withdrawing', () => moveLaunch(catalog.world, slug, { event: 'withdraw' }, ada)],
    ['rejecting', () => reject()],
  ])('%s frees its place in the week', async (_, leave) => {
    await submit()
    expect(await taken()).toBe(1)
    await leave()
    expect(await taken()).toBe(0)
  })

  it.each([
    ['somebody else', bob],
    ['a moderator', mia],
  ])('can’t be submitted by %s, who gets a 404', async (_, account) => {
    await expect(submit({}, account)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['its owner', ada],
    ['somebody else', bob],
  ])('is not approved or rejected by %s', async (_, account) => {
    await submit()
    const forbidden = { code: 'FORBIDDEN' }
    await expect(approve(monday, slug, account)).rejects.toMatchObject(forbidden)
    await expect(reject(account)).rejects.toMatchObject(forbidden)
    const nothing = { slug: 'nothing', launchDate: monday, seen: null, confirmedPlan: '' }
    await expect(moveLaunch(catalog.world, nothing.slug, { event: 'approve', ...nothing }, account)).rejects.toMatchObject(forbidden)
    expect(await catalog.launch(slug)).toMatchObject({ status: 'pending_review' })
  })

  it('isn’t submitted by somebody who was suspended since the request began', async () => {
    const suspension = { at: '2026-11-17T00:00:00.000Z', until: null, reason: 'Spam', by: 'mia' }
    await catalog.world.store.transact(({ put }) => put('profiles', { ...ada, suspension }))
    await expect(moveLaunch(catalog.world, slug, { event: 'submit', plan: 'free', launchDate: monday }, ada)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await catalog.launch(slug)).status).toBe('draft')
  })

  it('is in the moderators’ queue once submitted', async () => {
    expect(await listPending(catalog.world)).toEqual({ pending: [], scheduled: [] })
    await submit()
    expect(await listPending(catalog.world)).toMatchObject({ pending: [{ slug }], scheduled: [] })
    await approve()
    expect(await listPending(catalog.world)).toMatchObject({ pending: [], scheduled: [{ slug }] })
  })

  it('is approved by one of two moderators at the same moment', async () => {
    await submit()
    const outcomes = await Promise.allSettled([approve(), approve()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listHistory(catalog.world, { id: slug })).toHaveLength(2)
  })
})

describe('a decision', () => {
  it.each([
    [
      'approving',
      (seen: Launch['submittedAt']) =>
        moveLaunch(catalog.world, slug, { event: 'approve', launchDate: monday, seen, confirmedPlan: '' }, mia),
    ],
    ['rejecting', (seen: Launch['submittedAt']) => moveLaunch(catalog.world, slug, { event: 'reject', reason: 'No pricing.', seen }, mia)],
  ])('%s what its maker takes back and sends anew at the same moment is refused', async (_, decide) => {
    await open([draft()])
    const { submittedAt } = await submit()
    catalog.at('2026-11-18T11:00:00Z')
    const outcomes = await Promise.allSettled([
      moveLaunch(catalog.world, slug, { event: 'withdraw' }, ada),
      submit({ launchDate: '2026-11-30' }),
      decide(submittedAt),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({ reason: { code: 'CONFLICT' } })
    expect(await catalog.launch(slug)).toMatchObject({ status: 'pending_review', requestedLaunchDate: '2026-11-30' })
  })
})

describe('a draft whose URL has changed since its audit', () => {
  const elsewhere = 'https://other.example/'
  const other = literalSite({
    page: literalPage({ url: elsewhere, title: null }),
    response: { ...literalSite().response, hops: [elsewhere] },
  })
  const change = (url = elsewhere) => editDraft(catalog.world, { slug, fields: { url } }, ada)

  it('is audited again on submission', async () => {
    await open([draft()], 10, { [elsewhere]: other })
    await change()
    expect(await submit()).toMatchObject({ status: 'pending_review' })
    const crawl = await catalog.crawl(slug)
    expect(crawl?.at).toBe('2026-11-18T10:00:00.000Z')
    expect(crawl?.checks.find(({ id }) => id === 'title')?.status).toBe('fail')
  })
  it('isn’t submitted if the new URL is unreachable', async () => {
    await open([draft()])
    await change('http://169.254.169.254/latest/meta-data/')
    await expect(submit()).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { url: [expect.any(String)] } } })
    expect(await catalog.launch(slug)).toMatchObject({ status: 'draft' })
    expect(await catalog.crawl(slug)).toBeNull()
  })
  it('isn’t submitted if it leads to a listed product, on repeated attempts either', async () => {
    const leading = { ...other, response: { ...other.response, hops: [elsewhere, 'https://listed.example/'] } }
    await open([draft(), liveLaunch({ slug: 'listed', url: 'https://listed.example/' })], 10, { [elsewhere]: leading })
    await change()
    for (const _ of [1, 2]) await expect(submit()).rejects.toMatchObject({ code: 'CONFLICT' })
  })
  it('is crawled once, and not at all if it hasn’t changed', async () => {
    await open([draft()], 10, { [elsewhere]: other })
    await submit()
    await moveLaunch(catalog.world, slug, { event: 'withdraw' }, ada)
    expect(catalog.visits).toEqual([])
    await change()
    await expect(submit({ plan: 'gold' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await submit()
    expect(catalog.visits).toEqual([elsewhere])
  })
})

describe('a week', () => {
  it('never exceeds its capacity, however many submit at once', async () => {
    await open(drafts(30), 4)
    const outcomes = await Promise.allSettled(drafts(30).map((launch) => submit({ slug: launch.slug })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', data: { fieldErrors: { launchDate: ['That week is full. Choose another.'] } } },
    })
    expect(await taken()).toBe(4)
    expect(await listWeeks(catalog.world, 2, draft({ ownerId: 'bob' }))).toEqual([
      { year: 2026, week: 48, startsOn: monday, left: 0, isTaken: false },
      { year: 2026, week: 49, startsOn: '2026-11-30', left: 4, isTaken: false },
    ])
  })

  it('that is full still lets launches with a slot be approved, but none from another week', async () => {
    await open(drafts(2), 1)
    await submit({ slug: 'acme-0' })
    await submit({ slug: 'acme-1', launchDate: '2026-11-30' })
    await expect(approve(monday, 'acme-1')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await approve(monday, 'acme-0')).toMatchObject({ status: 'scheduled' })
    expect(await taken()).toBe(1)
  })

  it('that is full accepts premium launches, which need no slot', async () => {
    await open(drafts(2), 1)
    await submit({ slug: 'acme-0' })
    expect(await submit({ slug: 'acme-1', plan: 'premium_14' })).toMatchObject({ status: 'pending_review', week: null })
  })
})

describe('a maker’s places in a week', () => {
  const ada2 = { ...ada, id: 'ada2', email: 'ada+2@example.com', handle: 'ada2' }
  const others = [
    draft({ slug: 'other', ownerId: 'ada2', url: 'https://other.example/' }),
    draft({ slug: 'bobs', ownerId: 'bob', url: 'https://bobs.example/' }),
  ]
  beforeEach(async () => {
    await open([...drafts(3), ...others], 3)
    await putAll(catalog.world.store, 'profiles', [ada2])
    catalog.world.rules = { ...catalog.world.rules, weekCapacityPerMaker: 1 }
  })
  const takenBy = {
    code: 'CONFLICT',
    message: 'You already have 1 free launch that week. Your next free week starts on November 30, 2026.',
  }

  it('are used up by one free launch; the reason names the next free week', async () => {
    await submit({ slug: 'acme-0' })
    await expect(submit({ slug: 'acme-1' })).rejects.toMatchObject(takenBy)
    const [first, next] = await listWeeks(catalog.world, 2, await catalog.launch('acme-1'))
    expect([first?.isTaken, next?.isTaken, first?.left]).toEqual([true, false, 2])
    expect(await submit({ slug: 'acme-1', launchDate: '2026-11-30' })).toMatchObject({ status: 'pending_review' })
    expect(await submit({ slug: 'acme-2', plan: 'premium_7' })).toMatchObject({ week: null })
  })

  it('are the same for every account with their mailbox, and others’ are not', async () => {
    await submit({ slug: 'acme-0' })
    await expect(submit({ slug: 'other' }, ada2)).rejects.toMatchObject(takenBy)
    expect(await submit({ slug: 'bobs' }, bob)).toMatchObject({ status: 'pending_review' })
  })

  it('are free again after a withdrawal, and moderators may give more', async () => {
    await submit({ slug: 'acme-0' })
    await submit({ slug: 'acme-1', launchDate: '2026-11-30' })
    expect(await approve(monday, 'acme-1')).toMatchObject({ week: { year: 2026, week: 48 } })
    await expect(submit({ slug: 'acme-2' })).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const name of ['acme-0', 'acme-1']) await moveLaunch(catalog.world, name, { event: 'withdraw' }, ada)
    expect(await submit({ slug: 'acme-2' })).toMatchObject({ status: 'pending_review' })
  })
})

describe('the places in a week of people who make launches together', () => {
  const named = (id: string) => ({ id, name: id, handle: id })
  const [cy, dan] = ['cy', 'dan'].map((id): Profile => ({ ...bob, ...named(id), email: `${id}@example.com` })) as [Profile, Profile]
  const led = (lead: string, coMakers: string[], slug = lead): Launch =>
    draft({ slug, ownerId: lead, url: `https://${slug}.example/`, name: slug, coMakers: coMakers.map(named) })
  const openTeam = async (launches: Launch[], limit = 1) => {
    await open(launches)
    await putAll(catalog.world.store, 'profiles', [cy, dan])
    catalog.world.rules = { ...catalog.world.rules, weekCapacityPerMaker: limit }
  }
  const shared = {
    code: 'CONFLICT',
    message:
      'You and your co-makers already have 1 free launch that week. People who make each other’s launches count as one maker. Your next free week starts on November 30, 2026.',
  }

  it.each<[string, Launch[], boolean]>([
    ['each other’s', [led('ada', ['bob']), led('bob', ['ada'])], true],
    ['each other’s in a circle', [led('ada', ['cy']), led('cy', ['dan']), led('dan', ['bob']), led('bob', ['ada'])], true],
    ['only the first one’s', [led('ada', ['bob']), led('bob', [])], false],
    ['only the second one’s', [led('ada', []), led('bob', ['ada'])], false],
    ['another’s, both', [led('ada', ['cy']), led('bob', ['cy'])], false],
    ['a third one’s, who helps the first', [led('cy', ['bob']), led('ada', ['cy']), led('bob', [])], false],
  ])('are one maker’s if they make %s', async (_, launches, isOne) => {
    await openTeam(launches)
    for (const { slug: name } of launches.slice(0, -1)) await submit({ slug: name }, { ada, cy, dan }[name])
    const last = submit({ slug: 'bob' }, bob)
    if (!isOne) return expect(await last).toMatchObject({ status: 'pending_review' })
    await expect(last).rejects.toMatchObject(shared)
    const [first, next] = await listWeeks(catalog.world, 2, await catalog.launch('bob'))
    expect([first?.isTaken, next?.isTaken]).toEqual([true, false])
    expect(await submit({ slug: 'bob', launchDate: '2026-11-30' }, bob)).toMatchObject({ status: 'pending_review' })
  })

  it('aren’t had by joining after both were submitted; once a week is over, it doesn’t matter', async () => {
    await openTeam([led('ada', ['bob']), led('bob', [])])
    await submit({ slug: 'ada' })
    await submit({ slug: 'bob' }, bob)
    const { id } = await inviteMaker(catalog.world, { slug: 'bob', whom: '@ada', as: 'co-maker' }, bob)
    const accept = () => answerInvitation(catalog.world, { id, answer: 'accept', seen: 'bob' }, ada)
    await expect(accept()).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'You and your co-makers already have 1 free launch that week. People who make each other’s launches count as one maker. Ask the lead maker to choose another week, or accept once it’s over.',
    })
    expect((await catalog.launch('bob')).coMakers).toEqual([])
    catalog.at('2026-11-30T10:00:00Z')
    expect((await accept()).coMakers).toHaveLength(1)
  })

  it('don’t keep somebody else from joining a team with more, which a moderator has allowed', async () => {
    await openTeam([led('ada', ['bob']), led('bob', ['ada'])], 2)
    await submit({ slug: 'ada' })
    await submit({ slug: 'bob' }, bob)
    catalog.world.rules = { ...catalog.world.rules, weekCapacityPerMaker: 1 }
    const { id } = await inviteMaker(catalog.world, { slug: 'bob', whom: '@cy', as: 'co-maker' }, bob)
    expect((await answerInvitation(catalog.world, { id, answer: 'accept', seen: 'bob' }, cy)).coMakers).toHaveLength(2)
  })
})

describe('a product that is already known', () => {
  it.each([
    ['listed', liveLaunch({ url: 'https://www.acme.dev' })],
    ['launching', draft({ slug: 'rival', ownerId: 'bob', status: 'scheduled' })],
  ])('is not submitted again while it is %s', async (_, rival) => {
    await open([draft(), rival])
    await expect(submit()).rejects.toMatchObject({ code: 'CONFLICT', data: { fieldErrors: { url: [expect.any(String)] } } })
    expect(await catalog.launch(slug)).toMatchObject({ status: 'draft', week: null })
  })
  it('is submitted by one of two makers who submit at the same moment', async () => {
    await open([draft(), draft({ slug: 'rival', ownerId: 'bob' })])
    const outcomes = await Promise.allSettled([submit(), submit({ slug: 'rival' }, bob)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
