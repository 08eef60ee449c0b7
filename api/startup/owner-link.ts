import { paths } from '../../shared/paths.ts'
import type { World } from '../ports/world.ts'

/** The one-time link for the first owner, which only whoever runs the machine sees; null if there is one. */
export async function ownerLinkOf({ accounts, siteUrl }: Pick<World, 'accounts' | 'siteUrl'>): Promise<string | null> {
  const token = await accounts.ownerLink.create()
  return token === null ? null : siteUrl + paths.becomeOwner({ token })
}
