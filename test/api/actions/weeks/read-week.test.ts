import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { readWeek } from '../../../../api/actions/weeks/read-week.ts'
import { ada, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

// It is Wednesday of week 47 of 2026.
const live = (slug: string, launchDate: string, upvotes = 0) => liveLaunch({ slug, name: slug, launchDate, upvotes })
let opened: LaunchWorld
beforeAll(async () => {
  opened = await openLaunchWorld({
    launches: [
      live('monday', '2026-11-16', 3),
      live('wednesday', '2026-11-18', 7),
      live('sunday-before', '2026-11-15', 9),
      live('long-ago', '2026-10-05', 1),
      ...Array.from({ length: 450 }, (_, n) => live(`many-${n}`, `2026-08-${10 + (n % 7)}`, n)),
      literalLaunch({ slug: 'soon', url: 'https://soon.example', status: 'scheduled', plan: 'premium_7', launchDate: '2026-11-20' }),
    ],
  })
})
afterAll(() => opened.close())

const read = async (id: string) => readWeek(opened.world, id)
const lines = async (id: string) => (await read(id))?.launches.map(({ place, launch }) => `${place} ${launch.slug}`)

describe('a week', () => {
  it('has the launches of its days, best first, and nothing that is only scheduled', async () => {
    expect(await read('2026-w47')).toMatchObject({
      year: 2026,
      week: 47,
      from: '2026-11-16',
      to: '2026-11-22',
      hasEnded: false,
      hasEarlier: true,
    })
    expect(await lines('2026-w47')).toEqual(['1 wednesday', '2 monday'])
    expect(await lines('2026-w46')).toEqual(['1 sunday-before'])
  })

  it('has all of them, however many they are', async () => {
    const all = (await lines('2026-w33')) ?? []
    expect([all.length, all[0], all[449]]).toEqual([450, '1 many-449', '450 many-0'])
  })

  it('can be empty between others', async () => {
    expect(await read('2026-w44')).toMatchObject({ hasEnded: true, hasEarlier: true, launches: [] })
    expect(await read('2026-w33')).toMatchObject({ hasEnded: true, hasEarlier: false })
  })

  it.each([
    ['the next week', '2026-w48'],
    ['a week before the first launch', '2026-w32'],
    ['another spelling', '2026-W47'],
    ['a week that doesn’t exist', '2025-w53'],
  ])('%s isn’t found', async (_, id) => expect(await read(id)).toBeNull())

  it('shows a vote at once', async () => {
    for (const slug of ['monday', 'wednesday']) await toggleUpvote(opened.world, { slug }, ada)
    expect((await read('2026-w47'))?.launches.map(({ launch }) => launch.upvotes)).toEqual([8, 4])
  })
})
