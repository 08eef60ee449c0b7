import type { NextLevel, TrustLevel } from '../../domain/community/trust.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { readTrustAhead } from '../community/screen-comment.ts'
import { isTrustedMaker } from '../access/is-trusted-maker.ts'

/** `editsFreely`: most edits of its live listings are public at once. `next` is what is missing for the next level; null if there is none. */
export type OwnTrust = { level: TrustLevel; next: NextLevel | null; editsFreely: boolean }

/** What an account is trusted with, told to its owner. */
export const readOwnTrust = async (world: World, account: Profile): Promise<OwnTrust> => ({
  ...(await readTrustAhead(world, world.store, account)),
  editsFreely: await isTrustedMaker(world, world.store, account),
})
