import { joinWords } from '../../../shared/join-words.ts'
import { Failure, invalidField, invalidRequest } from '../../domain/failure.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import type { Limiters } from '../../ports/limits.ts'
import type { Store, Finders } from '../../ports/store.ts'
import type { CommunityRules } from '../../ports/world.ts'
import { consume } from '../tries.ts'
import { isInviteUsable, noInvite, wrongInvite } from './invites.ts'
import { domainsOf } from '../../domain/moderation/blocked-domain.ts'
import { isInNetworks } from '../../net/blocked-network.ts'

export type SignUpRules = Pick<CommunityRules, 'signUps' | 'signUpDomains' | 'readOnly'>

type Options = {
  store: Store
  rules: SignUpRules
  clock: () => Date
  limiters: Pick<Limiters, 'inviteCodes'>
}

/** Whether somebody can sign up with this email while that takes one at certain domains. Subdomains are part of a domain. */
export const isDomainAdmitted = ({ signUps, signUpDomains }: SignUpRules, email: string): boolean =>
  signUps !== 'domain' || domainsOf(email).some((domain) => signUpDomains.includes(domain))

/** Throws BAD_REQUEST for an email elsewhere, also as the new one of an account. */
export function requireAdmitted(rules: SignUpRules, email: string): void {
  if (!isDomainAdmitted(rules, email)) throw invalidField('email', `Use an email at ${joinWords(rules.signUpDomains, 'or')}.`, 'domain')
}

/** Returns the invitation to use; wrong codes are limited per network. Throws FORBIDDEN while sign-up is closed, BAD_REQUEST for an email elsewhere. */
export const createAdmission =
  ({ store, rules, clock, limiters: { inviteCodes } }: Options) =>
  async (typed: string | null, email: string, ip: string): Promise<string | null> => {
    if (rules.signUps === 'closed') throw new Failure('FORBIDDEN', 'Sign-ups are closed.')
    requireAdmitted(rules, email)
    if (rules.signUps !== 'invite') return null
    if (typed === null || typed.trim() === '') throw noInvite()
    await consume(inviteCodes, addressBlocks(ip))
    if (!(await isInviteUsable(store, typed, clock()))) throw wrongInvite()
    await inviteCodes.giveBack(addressBlocks(ip))
    return typed
  }

export async function isDomainBlocked(finders: Pick<Finders, 'countBy'>, email: string): Promise<boolean> {
  for (const domain of domainsOf(email)) if ((await finders.countBy('blocks', 'value', domain)) > 0) return true
  return false
}

export async function isNewcomerBlocked(finders: Pick<Finders, 'list' | 'countBy'>, email: string, ip: string | null): Promise<boolean> {
  if (await isDomainBlocked(finders, email)) return true
  if (ip === null) return false
  const networks = await finders.list('blocks', 'kind', 'network')
  return isInNetworks(
    networks.map(({ value }) => value),
    ip,
  )
}

/** The same for both, so that nobody learns which of them to change. */
export const signUpBlocked = () => invalidRequest('We don’t accept sign-ups from this email provider or network.', 'blocked')
export const domainBlocked = () => invalidField('email', 'We don’t accept this email provider. Use another email.', 'blocked')
