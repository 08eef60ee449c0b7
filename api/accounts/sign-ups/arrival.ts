import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Profile } from '../../domain/records.ts'
import type { Outbox } from '../../ports/mail.ts'
import type { Transaction } from '../../ports/store.ts'
import type { CommunityRules } from '../../ports/world.ts'
import type { AccountsOptions } from '../accounts.ts'
import { isMailboxTaken } from '../email/mailbox-holder.ts'
import type { ProveEmail } from '../email/email-proof.ts'
import { deadOwnerLink, findRoleInvitation, takeOwnerLink } from './owner-link.ts'
import { putRoleInvitation } from '../../domain/moderation/role-invitation.ts'
import { takeInvite } from './invites.ts'

/** Where a new account comes from: its IP, if known, and the invitation, or the owner’s link, it was created with. */
export type Arrival = { ip: string | null; invite: string | null; ownerToken?: string }
export type Welcome = (transaction: Transaction, profile: Profile, arrival: Arrival) => Promise<void>

const arrivals = new AsyncLocalStorage<Arrival>()

/** Runs a call of the sign-in library that may create an account. The library doesn’t pass on where it comes from. */
export const arriving = <T>(arrival: Arrival, work: () => Promise<T>): Promise<T> => arrivals.run({ ...arrival }, work)

export const currentArrival = (): Arrival => arrivals.getStore() ?? { ip: null, invite: null }

/** Sets the invitation that came back with a provider’s sign-in. */
export function noteInvite(invite: string | null): void {
  const arrival = arrivals.getStore()
  if (arrival !== undefined) arrival.invite = invite
}

type WelcomeOptions = {
  rules: Pick<CommunityRules, 'signUps'>
  clock: () => Date
  outbox: Pick<Outbox, 'queue'>
  hashNetwork: (ip: string) => string
  refusalOf: AccountsOptions['refusalOf']
  /** A provider may have verified the email already. */
  onProven: (transaction: Transaction, accountId: string) => Promise<unknown>
  prove: ProveEmail
  secret: string
}

/** In the transaction that creates the account. Throws BAD_REQUEST if its invitation was used up meanwhile, CONFLICT if its mailbox has an account. */
export const createWelcome =
  ({ rules, clock, outbox, hashNetwork, refusalOf, onProven, prove, secret }: WelcomeOptions): Welcome =>
  async (transaction, profile, { ip, invite, ownerToken }) => {
    if (await isMailboxTaken(transaction, profile)) throw new Failure('CONFLICT', 'This mailbox already has an account. Sign in instead.')
    if (ownerToken !== undefined) {
      const invitation = await findRoleInvitation(transaction, secret, ownerToken, clock())
      await transaction.put('profiles', profile)
      // Two people can use a link at once: the second gets no account.
      if (invitation?.takenBy !== undefined) throw deadOwnerLink()
      if (invitation !== null) await putRoleInvitation(transaction, invitation.email, { ...invitation, takenBy: profile.id }, clock())
      if (invitation?.email === profile.email) return prove(transaction, profile.id, 'session')
      if (invitation !== null) return outbox.queue(transaction, newMail(randomUUID(), 'verify-email', profile.email, new Date()))
      return takeOwnerLink(transaction, { token: ownerToken, accountId: profile.id, now: clock(), prove })
    }
    if (rules.signUps === 'invite') await takeInvite(transaction, invite, clock())
    const name = (await refusalOf(transaction, profile)) === null ? profile.name : 'Maker' // a provider’s; one that was entered has been checked
    await transaction.put('profiles', { ...profile, name, ...(ip !== null && { joinedFrom: hashNetwork(ip) }) })
    if (profile.emailProven === true) await onProven(transaction, profile.id)
    else await outbox.queue(transaction, newMail(randomUUID(), 'verify-email', profile.email, new Date()))
  }
