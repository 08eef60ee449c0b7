import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRelated } from '../../../../api/actions/catalog/find-related.ts'
import type { LiveLaunch } from '../../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

const by = (ownerId: string | null, slug: string, day: number, ...categories: string[]) =>
  liveLaunch({ slug, ownerId, launchDate: `2026-03-0${day}`, categories })

const launches = {
  alone: by('ada', 'alone', 1, 'travel-hospitality'),
  plain: by('ada', 'plain', 1),
  teapot: by('ada', 'teapot', 2, 'games'),
  lid: by('ada', 'lid', 9, 'games'),
  chess: by('bea', 'chess', 8, 'games'),
  go: by('bea', 'go', 7, 'games'),
  whist: by('cem', 'whist', 6, 'games'),
  bridge: by('cem', 'bridge', 5, 'games'),
  rummy: by('dan', 'rummy', 4, 'games'),
  own: by('eve', 'own', 3, 'education'),
  pen: by('eve', 'pen', 3, 'education', 'design'),
  brush: by('fay', 'brush', 3, 'design'),
  kit: by('fay', 'kit', 2, 'design'),
}

describe('related launches', () => {
  let catalog: OpenCatalog
  beforeAll(async () => {
    catalog = await openCatalog([...Object.values(launches), literalLaunch({ slug: 'draft', categories: ['games'] })])
  })
  afterAll(() => catalog.close())

  it.each<[string, LiveLaunch, string | null, string[]]>([
    [
      'each maker once before any twice, newest first, the launch’s own maker last',
      launches.teapot,
      'games',
      ['chess', 'whist', 'rummy', 'go'],
    ],
    ['never the launch itself', launches.chess, 'games', ['lid', 'whist', 'rummy', 'bridge']],
    ['the next category, where the first has only launches of the same maker', launches.pen, 'design', ['brush', 'kit']],
    ['none of the same maker only', launches.own, null, []],
    ['none in a category without others', launches.alone, null, []],
    ['none without categories', launches.plain, null, []],
  ])('%s', async (_, launch, category, slugs) => {
    const related = await findRelated(catalog.world, launch)
    expect(related?.category ?? null).toBe(category)
    expect(related?.launches.map(({ slug }) => slug) ?? []).toEqual(slugs)
  })
})
