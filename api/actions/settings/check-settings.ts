import { isLoopbackHost } from '../../../shared/hosts.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { isSettingKey, settingOf, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import type { World } from '../../ports/world.ts'
import { launchStatuses } from '../../../shared/vocabulary.ts'
import { followId } from '../../domain/community/follow.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Store } from '../../ports/store.ts'

type CheckWorld = Pick<World, 'store' | 'site'>
export type NewValues = readonly (readonly [SettingKey, unknown])[]

/** What other values don’t allow. `origin` is that of the page that was opened; null elsewhere. Throws BAD_REQUEST. */
export async function checkSettings({ store, site }: CheckWorld, values: NewValues, origin: string | null): Promise<void> {
  const { categories, address } = Object.fromEntries(values) as Partial<SiteValues>
  if (categories !== undefined) await rejectLostCategories(store, site.values.categories, categories)
  if (address !== undefined && address !== site.values.address && !('address' in site.fixed)) requireOwnAddress(address, origin)
}

/** An address that doesn’t lead here would lock everybody out, so it’s only saved by a page that was opened there. */
function requireOwnAddress(address: string, origin: string | null): void {
  if (address === '') throw invalidField('address', 'Enter the URL that visitors use.', 'required')
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !isLoopbackHost(hostname))
    throw invalidField('address', 'The URL must start with https, unless it’s on this machine.', 'insecure')
  if (origin !== address)
    throw invalidField(
      'address',
      `We can’t tell yet that this URL leads here. Open ${address}/settings/site/ and save it there.`,
      'elsewhere',
    )
}

/** Throws BAD_REQUEST if sign-up by domain would be saved without a domain, and so be closed without saying so. */
export function rejectNobody({ signUps, signUpDomains }: SiteValues, changed: NewValues): void {
  if (changed.some(([key]) => key.startsWith('signUp')) && signUps === 'domain' && signUpDomains.length === 0)
    throw invalidField('signUpDomains', 'Enter a domain, or choose who else can sign up.', 'required')
}

/** Undoing puts back what was, unless it couldn’t be saved now. Throws CONFLICT. */
export async function checkUndo(world: CheckWorld, decisionId: string, origin: string | null): Promise<void> {
  const changes = (await world.store.get('undos', decisionId))?.changes ?? []
  const restored = changes.flatMap(({ collection, id, before }) =>
    collection === 'siteSettings' && isSettingKey(id) ? [[id, before === null ? settingOf(id).standard : before['value']] as const] : [],
  )
  try {
    await checkSettings(world, restored, origin)
    const { values, fixed } = world.site
    rejectNobody({ ...values, ...Object.fromEntries(restored), ...fixed }, restored)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_REQUEST') throw error
    throw new Failure('CONFLICT', `This can’t be undone. ${error.message}`)
  }
}

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
async function rejectLostCategories(store: Store, before: SiteValues['categories'], after: SiteValues['categories']): Promise<void> {
  for (const { slug, label } of before) {
    if (after.some((each) => each.slug === slug)) continue
    const [used] = [...(await listNewest(store, slug, 1)), ...(await listUnpublished(store, slug))]
    if (used === undefined) continue
    throw invalidField('categories', `“${label}” has launches, so it can’t be deleted. Keep it, and enter its replacement.`, 'used')
  }
}
