import { launchStatuses } from '../../../shared/vocabulary.ts'
import { followId } from '../../domain/community/follow.ts'
import { invalidField } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { SiteValues } from '../../domain/settings/site-settings.ts'
import type { Store } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

const batch = 100

const listNewest = (store: Store, category: string, limit: number) => store.findLiveLaunches({ words: [], category, after: null, limit })

async function listUnpublished(store: Store, category: string): Promise<Launch[]> {
  const lists = launchStatuses.filter((each) => each !== 'live').map((status) => store.list('launches', 'status', status))
  return (await Promise.all(lists)).flat().filter(({ categories }) => categories.includes(category))
}

/**
 * Moves launches in every status, and followers, from retired categories to those that replace them. Also once a day: it may have been interrupted, and a
 * launch may have been saved meanwhile.
 */
export async function carryOverCategories({ store, site }: Pick<World, 'store' | 'site'>): Promise<void> {
  for (const { slug, into } of site.values.categories.filter((each) => each.into !== '')) {
    for (let live = await listNewest(store, slug, batch); live.length > 0; live = await listNewest(store, slug, batch))
      await moveLaunches(store, live, slug, into)
    await moveLaunches(store, await listUnpublished(store, slug), slug, into)
    await store.transact(async ({ list, put, remove }) => {
      for (const follow of await list('follows', 'of', slug)) {
        await remove('follows', follow.id)
        await put('follows', { ...follow, id: followId(follow.accountId, into), of: into })
      }
    })
  }
}

const moveLaunches = (store: Store, launches: readonly Launch[], from: string, into: string): Promise<void> =>
  store.transact(async ({ get, put }) => {
    for (const { id } of launches) {
      const launch = await get('launches', id)
      if (launch?.categories.includes(from) !== true) continue
      const categories = [...new Set(launch.categories.map((slug) => (slug === from ? into : slug)))]
      await put('launches', { ...launch, categories })
    }
  })

/** Throws BAD_REQUEST if a category that has launches was left out: it has to be retired instead. */
export async function rejectLostCategories(store: Store, before: SiteValues['categories'], after: SiteValues['categories']): Promise<void> {
  for (const { slug, label } of before) {
    if (after.some((each) => each.slug === slug)) continue
    const [used] = [...(await listNewest(store, slug, 1)), ...(await listUnpublished(store, slug))]
    if (used === undefined) continue
    throw invalidField('categories', `“${label}” has launches, so it can’t be deleted. Keep it, and enter its replacement.`, 'used')
  }
}
