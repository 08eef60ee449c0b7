import { joinWords } from '../../../shared/join-words.ts'
import { Failure, invalidField, invalidRequest } from '../../domain/failure.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import type { Limiters } from '../../ports/limits.ts'
import type { Store, Finders, Transaction } from '../../ports/store.ts'
import type { CommunityRules } from '../../ports/world.ts'
import { consume } from '../tries.ts'
import { domainsOf } from '../../domain/moderation/blocked-domain.ts'
import { isInNetworks } from '../../net/blocked-network.ts'
import { isInviteOpen, readInviteCode } from '../../domain/access/invite-code.ts'
import type { Invite } from '../../domain/moderation/records.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'

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

const wrongInvite = () =>
  invalidField('invite', 'This invitation doesn’t work. It may have expired or been used. Ask for a new one.', 'wrong')
const noInvite = () => invalidField('invite', 'Enter your invitation code. Only invited people can sign up here.', 'required')

export const isInviteUsable = async (finders: Pick<Finders, 'get'>, typed: string | null, now: Date): Promise<boolean> =>
  (await findUsable(finders, typed, now)) !== null

/** Counts one use, in the transaction that creates the account. Throws BAD_REQUEST if none is left. */
export async function takeInvite(transaction: Transaction, typed: string | null, now: Date): Promise<void> {
  const invite = await findUsable(transaction, typed, now)
  if (invite === null) throw wrongInvite()
  await transaction.put('invites', { ...invite, uses: invite.uses + 1 })
}

/** Nobody gets in on the code of somebody who is suspended. */
async function findUsable(finders: Pick<Finders, 'get'>, typed: string | null, now: Date): Promise<Invite | null> {
  const code = readInviteCode(typed ?? '')
  const invite = code === null ? null : await finders.get('invites', code)
  if (invite === null || !isInviteOpen(invite, now)) return null
  const inviter = await finders.get('profiles', invite.createdBy)
  return inviter !== null && isSuspended(inviter, now) ? null : invite
}
