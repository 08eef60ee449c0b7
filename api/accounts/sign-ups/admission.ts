import { Failure } from '../../domain/failure.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import type { Limiters } from '../../ports/limits.ts'
import type { Store } from '../../ports/store.ts'
import type { CommunityRules } from '../../ports/world.ts'
import { consume } from '../tries.ts'
import { isInviteUsable, noInvite, wrongInvite } from './invites.ts'

type Options = {
  store: Store
  rules: Pick<CommunityRules, 'signUps'>
  clock: () => Date
  limiters: Pick<Limiters, 'inviteCodes'>
}

/**
 * Decides whether somebody may sign up, before the work of creating an account. Returns the invitation that the new account uses; wrong codes are
 * limited per network. Throws FORBIDDEN while sign-up is closed.
 */
export const createAdmission =
  ({ store, rules, clock, limiters: { inviteCodes } }: Options) =>
  async (typed: string | null, ip: string): Promise<string | null> => {
    if (rules.signUps === 'closed') throw new Failure('FORBIDDEN', 'Sign-ups are closed.')
    if (rules.signUps === 'open') return null
    if (typed === null || typed.trim() === '') throw noInvite()
    await consume(inviteCodes, addressBlocks(ip))
    if (!(await isInviteUsable(store, typed, clock()))) throw wrongInvite()
    await inviteCodes.giveBack(addressBlocks(ip))
    return typed
  }
