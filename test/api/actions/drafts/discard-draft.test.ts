import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { discardDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { renameLaunch } from '../../../../api/actions/launches/rename-launch.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { submitLaunch } from '../../../../api/actions/launches/submit-launch.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { literalSite } from '../../../support/literal-page.ts'

const slug = 'acme'
const others = (['pending_review', 'scheduled', 'live', 'rejected'] as const).map((status) =>
  literalLaunch({ slug: status, status, ownerId: 'ada', url: `https://${status.replace('_', '-')}.example/`, launchDate: '2026-11-23' }),
)
let catalog: LaunchWorld
beforeEach(async () => {
  const draft = literalLaunch({ ownerId: 'ada', categories: ['productivity'] })
  const neighbour = literalLaunch({ slug: 'neighbour', ownerId: 'bob', url: 'https://neighbour.example/' })
  catalog = await openLaunchWorld({
    launches: [draft, neighbour, ...others],
    crawls: [literalCrawl({ id: 'neighbour' })],
    sites: { [draft.url]: literalSite() },
  })
})
afterEach(() => catalog.close())
const discard = (account = ada, name = slug) => discardDraft(catalog.world, { slug: name }, account)
const historyOf = (id: string) => catalog.world.store.list('history', 'launchId', id)

describe('discarding a draft', () => {
  it('deletes it and its history, and nothing else', async () => {
    await submitLaunch(catalog.world, { slug, plan: 'free', launchDate: '2026-11-23' }, ada)
    await moveLaunch(catalog.world, slug, { event: 'withdraw' }, ada)
    await renameLaunch(catalog.world, { slug: 'neighbour', newSlug: 'next-door' }, bob)
    const referral = { id: `${slug}:news.example`, launchId: slug, host: 'news.example', visits: 3 }
    await catalog.world.store.transact(({ put }) => put('referrals', referral))
    await discard()
    expect(await catalog.world.store.get('referrals', referral.id)).toBeNull()
    expect(await catalog.world.store.get('launches', slug)).toBeNull()
    expect([await historyOf(slug), (await historyOf('neighbour')).length]).toEqual([[], 1])
    const crawls = [slug, 'neighbour'].map((id) => catalog.world.store.get('crawls', id))
    expect(await Promise.all(crawls)).toEqual([null, literalCrawl({ id: 'neighbour' })])
    expect(await catalog.world.store.countLaunches()).toBe(others.length + 1)
  })
  it('frees its slug and aliases', async () => {
    await renameLaunch(catalog.world, { slug, newSlug: 'tides' }, ada)
    await discard(ada, 'tides')
    for (const [from, newSlug] of [
      ['neighbour', slug],
      [slug, 'tides'],
    ] as const)
      expect(await renameLaunch(catalog.world, { slug: from, newSlug }, bob)).toMatchObject({ slug: newSlug })
  })
  it.each([
    ['somebody else', bob],
    ['a moderator', mia],
  ])('by %s is a 404', async (_, account) => {
    await expect(discard(account)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await catalog.launch(slug)).toMatchObject({ status: 'draft' })
  })
  it.each(others.map(({ status }) => status))('is refused for a launch that is %s', async (status) => {
    await expect(discard(ada, status)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await catalog.launch(status)).toMatchObject({ status })
  })
  it('and submitting at the same moment never both succeed', async () => {
    const submit = () => submitLaunch(catalog.world, { slug, plan: 'free', launchDate: '2026-11-23' }, ada)
    const outcomes = await Promise.allSettled([submit(), discard()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
