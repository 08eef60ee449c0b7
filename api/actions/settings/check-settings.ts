import { isLoopbackHost } from '../../../shared/hosts.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { isSettingKey, settingOf, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import type { World } from '../../ports/world.ts'
import { rejectLostCategories } from './carry-over-categories.ts'

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
