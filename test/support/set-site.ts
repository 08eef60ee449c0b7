import type { SiteValues } from '../../api/domain/settings/site-settings.ts'
import type { World } from '../../api/ports/world.ts'
import { putAll } from './put-all.ts'

/** Sets settings of the site as its owner would. */
export async function setSite({ store, site }: Pick<World, 'store' | 'site'>, values: Partial<SiteValues>): Promise<void> {
  await putAll(
    store,
    'siteSettings',
    Object.entries(values).map(([id, value]) => ({ id, of: 'site', value })),
  )
  await site.refresh()
}
