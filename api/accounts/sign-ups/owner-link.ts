import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '../../../shared/durations.ts'
import { Failure } from '../../domain/failure.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Finders, Store, Transaction } from '../../ports/store.ts'
import { listRoleInvitations, type RoleInvitation } from '../../domain/moderation/role-invitation.ts'
import { createSignedTexts } from '../signed-texts.ts'
import type { ProveEmail } from '../email/email-proof.ts'

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
