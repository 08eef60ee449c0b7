import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listWeeks } from '../../../../api/actions/launches/list-weeks.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { answerInvitation } from '../../../../api/actions/makers/answer-invitation.ts'
import { inviteMaker } from '../../../../api/actions/makers/invite-maker.ts'
import { submitLaunch } from '../../../../api/actions/launches/submit-launch.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'

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
const taken = () => catalog.world.store.countReservations(2026, 48)

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
