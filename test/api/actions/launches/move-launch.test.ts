import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { listPending } from '../../../../api/actions/launches/read-review-queue.ts'
import { listHistory } from '../../../../api/actions/community/read-talk.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { submitLaunch } from '../../../../api/actions/launches/submit-launch.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const monday = '2026-11-23'
const slug = 'acme'
const draft = (overrides: Partial<Launch> = {}) => literalLaunch({ ownerId: 'ada', categories: ['productivity'], ...overrides })
/** Drafts of Ada for as many products. */

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
