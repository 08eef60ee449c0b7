import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReviewQueue } from '../../../../api/actions/launches/read-review-queue.ts'
import type { World } from '../../../../api/ports/world.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { openCatalog, type OpenCatalog } from '../../../support/open-catalog.ts'

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
const waiting = Array.from({ length: 130 }, (_, index) =>
  literalLaunch({ slug: `waits-${129 - index}`, name: `Waits ${index}`, status: 'pending_review', submittedAt: day(129 - index) }),
)
const decided = Array.from({ length: 50 }, (_, index) => literalLaunch({ slug: `no-${index}`, status: 'rejected', updatedAt: day(index) }))
const mia = { id: 'mia', email: 'mia@example.org', name: 'Mia', emailProven: true } as Profile

let catalog: OpenCatalog
beforeAll(async () => {
  catalog = await openCatalog([...waiting, ...decided])
  catalog.world.moderators = new Set([mia.email])
})
afterAll(() => catalog.close())

/** The same world, and how many questions its store was asked at once. */
function watched({ store, ...world }: World) {
  const asked = { now: 0, max: 0 }
  const watch =
    <Given extends unknown[], Told>(ask: (...given: Given) => Promise<Told>) =>
    async (...given: Given): Promise<Told> => {
      asked.max = Math.max(asked.max, (asked.now += 1))
      await new Promise((resolve) => setImmediate(resolve))
      return ask(...given).finally(() => (asked.now -= 1))
    }
  const { get, findLaunchesByUrl, findLaunchesByName, countReservations } = store
  const list: typeof store.list = async (...given) => watch(() => store.list(...given))()
  const watchedStore = {
    ...store,
    list,
    get: ((...given) => watch(() => get(...given))()) as typeof get,
    findLaunchesByUrl: watch(findLaunchesByUrl),
    findLaunchesByName: watch(findLaunchesByName),
    countReservations: watch(countReservations),
  }
  return { world: { ...world, store: watchedStore }, asked }
}

describe('the queue of a hundred and thirty', () => {
  it('shows the oldest hundred, and the total', async () => {
    const { pending, waiting: count } = await readReviewQueue(catalog.world)
    expect(pending.map(({ launch }) => launch.slug)).toEqual(Array.from({ length: 100 }, (_, index) => `waits-${index}`))
    expect(count).toBe(130)
  })

  it('reads a few launches at a time', async () => {
    const { world, asked } = watched(catalog.world)
    expect((await readReviewQueue(world)).pending).toHaveLength(100)
    expect(asked.max).toBeGreaterThan(1)
    expect(asked.max).toBeLessThanOrEqual(10)
  })
})

it('a launch has those with it whose makers launch in the same week', async () => {
  const week = { year: 2026, week: 48 }
  const own = literalLaunch({
    slug: 'own',
    name: 'Own',
    status: 'pending_review',
    ownerId: 'ada',
    week,
    coMakers: [{ id: 'bob', name: 'Bob', handle: null }],
  })
  const others = [
    literalLaunch({ slug: 'bobs', name: 'Bobs', url: 'https://b.example/', status: 'scheduled', ownerId: 'bob', week }),
    literalLaunch({
      slug: 'later',
      name: 'Later',
      url: 'https://l.example/',
      status: 'scheduled',
      ownerId: 'bob',
      week: { ...week, week: 49 },
    }),
    literalLaunch({ slug: 'cys', name: 'Cys', url: 'https://c.example/', status: 'scheduled', ownerId: 'cy', week }),
  ]
  const opened = await openCatalog([own, ...others])
  const { pending } = await readReviewQueue(opened.world)
  expect(pending.map(({ resembling }) => resembling.map(({ launch, same }) => [launch.slug, same]))).toEqual([
    [['bobs', 'week and a maker']],
  ])
  await opened.close()
})
