import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { dayMs } from '../../../shared/durations.ts'
import { Failure } from '../../domain/failure.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Finders, Store, Transaction } from '../../ports/store.ts'
import { listRoleInvitations, type RoleInvitation, putRoleInvitation } from '../../domain/moderation/moderator-rule.ts'
import { createSignedTexts } from '../signed-texts.ts'
import type { ProveEmail } from '../email/email-proof.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Profile } from '../../domain/records.ts'
import type { Outbox } from '../../ports/mail.ts'
import type { CommunityRules } from '../../ports/world.ts'
import type { AccountsOptions } from '../accounts.ts'
import { isMailboxTaken } from '../email/mailbox-holder.ts'
import { takeInvite } from './admission.ts'

const id = 'owner-link'
type OwnerLink = { hash: string; expiresAt: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const deadOwnerLink = () =>
  new Failure('FORBIDDEN', 'This link has expired or was used. If this site has no owner yet, start it again for a new one.')

/** The token of a link that works for a day; the one before stops working. Null if there is an owner. */
const createOwnerLink = (store: Pick<Store, 'transact'>, now: Date): Promise<string | null> =>
  store.transact(async (transaction) => {
    if ((await transaction.countBy('profiles', 'role', 'owner')) > 0) return null
    const token = randomBytes(24).toString('base64url')
    const value: OwnerLink = { hash: hashOf(token), expiresAt: new Date(now.getTime() + dayMs).toISOString() }
    await transaction.put('settings', { id, value })
    return token
  })

export async function isOwnerLinkOpen(finders: Pick<Finders, 'get' | 'countBy'>, token: string, now: Date): Promise<boolean> {
  const link = (await finders.get('settings', id))?.value as OwnerLink | undefined
  if (link === undefined || link.hash !== hashOf(token) || link.expiresAt <= now.toISOString()) return false
  return (await finders.countBy('profiles', 'role', 'owner')) === 0
}

/** Whether a token lets its holder sign up even while sign-up is closed to others. */
export const opensSignUp = async (store: Pick<Store, 'get' | 'countBy'>, secret: string, token: string, now: Date): Promise<boolean> =>
  (await isOwnerLinkOpen(store, token, now)) || isUntaken(await findRoleInvitation(store, secret, token, now))

const isUntaken = (invitation: RoleInvitation | null) => invitation !== null && invitation.takenBy === undefined

type Taking = { token: string; accountId: string; now: Date; prove: ProveEmail }

/** Makes an account the first owner. Whoever reads the start’s output runs the machine, so its email counts as verified. Throws FORBIDDEN. */
export async function takeOwnerLink(transaction: Transaction, { token, accountId, now, prove }: Taking): Promise<void> {
  if (!(await isOwnerLinkOpen(transaction, token, now))) throw deadOwnerLink()
  await transaction.remove('settings', id)
  await prove(transaction, accountId, 'session')
  const profile = await transaction.get('profiles', accountId)
  if (profile === null) throw deadOwnerLink()
  await transaction.put('profiles', { ...profile, role: 'owner' })
}

/** Invitations to moderate are signed, not stored with their tokens: whoever has one got the email. */
const invitationTokens = (secret: string) => createSignedTexts(secret, 'invitations to moderate')

export async function findRoleInvitation(
  finders: Pick<Finders, 'get'>,
  secret: string,
  token: string,
  now: Date,
): Promise<RoleInvitation | null> {
  const [email, at] = Buffer.from(invitationTokens(secret).read(token) ?? '', 'base64url')
    .toString()
    .split(' ')
  return (await listRoleInvitations(finders, now)).find((each) => each.email === email && each.at === at) ?? null
}

export const createOwnerLinks = (store: Store, clock: () => Date, prove: ProveEmail, secret: string): Accounts['ownerLink'] => ({
  findInvitation: (token) => findRoleInvitation(store, secret, token, clock()),
  invitationToken: ({ email, at }) => invitationTokens(secret).sign(Buffer.from(`${email} ${at}`).toString('base64url')),
  create: () => createOwnerLink(store, clock()),
  isOpen: (token) => isOwnerLinkOpen(store, token, clock()),
  claim: (token, accountId) => store.transact((transaction) => takeOwnerLink(transaction, { token, accountId, now: clock(), prove })),
})

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
