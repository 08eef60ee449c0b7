import { randomUUID } from 'node:crypto'
import { emailError, foldEmail } from '../../domain/names/person.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import { accountHolder } from '../../domain/quotas.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Limiters } from '../../ports/limits.ts'
import type { Outbox } from '../../ports/mail.ts'
import type { Store, Finders, Transaction } from '../../ports/store.ts'
import type { RequireSession } from '../confirm-owner.ts'
import { reject, signedOut, usedLink } from '../failures.ts'
import { domainBlocked, isDomainBlocked, requireAdmitted, type SignUpRules } from '../sign-ups/admission.ts'
import { consume } from '../tries.ts'
import { isMailboxTaken } from './mailbox-holder.ts'
import { findLink, removeLinks } from './email-links.ts'
import type { ProveEmail } from './email-proof.ts'
import { hourMs } from '../../../shared/durations.ts'

type Options = {
  store: Store
  rules: SignUpRules
  outbox: Pick<Outbox, 'add' | 'queue' | 'wake'>
  limiters: Limiters
  prove: ProveEmail
  confirmOwner: Accounts['confirmOwner']
  requireSession: RequireSession
}
type ChangeEmail = Pick<Accounts, 'requestEmailChange' | 'findEmailChange' | 'findPendingEmail' | 'cancelEmailChange' | 'changeEmail'>

/** The old email address stays until the new one is verified by somebody who is signed in to the account. A taken address is answered like any other. */
export const createChangeEmail = ({ store, rules, outbox, limiters, prove, confirmOwner, requireSession }: Options): ChangeEmail => ({
  async requestEmailChange({ email: typed, password }, cookieHeader, visitor) {
    const email = foldEmail(typed)
    reject({ email: emailError(email) })
    if (await isDomainBlocked(store, email)) throw domainBlocked()
    requireAdmitted(rules, email)
    const { accountId, sessionId } = await confirmOwner(password, cookieHeader, visitor)
    const profile = await store.get('profiles', accountId)
    if (profile?.email === email) throw invalidField('email', 'This is already your email.', 'same')
    await consume(limiters.emailChanges, [...accountHolder(accountId), ...accountHolder(email)])
    await store.transact(async (transaction) => {
      const old = await transaction.get('profiles', accountId)
      // Another session may have changed the password meanwhile, which ends this one.
      if (old === null || (await transaction.get('authSessions', sessionId)) === null) throw signedOut()
      await putPendingEmail(transaction, accountId, email)
      const now = new Date()
      await outbox.queue(transaction, { ...newMail(randomUUID(), 'email-change', email, now), accountId })
      await outbox.queue(transaction, newMail(randomUUID(), 'email-change-asked', old.email, now))
    })
    outbox.wake()
  },

  findPendingEmail: (accountId) => findPendingEmail(store, accountId),
  cancelEmailChange: (accountId) => store.transact((transaction) => cancelEmailChange(transaction, accountId)),
  findEmailChange: (token) => findLink(store, 'change-email', token),

  async changeEmail(token, cookieHeader) {
    const { accountId, sessionId } = await requireSession(cookieHeader)
    await store.transact(async (transaction) => {
      const link = await findLink(transaction, 'change-email', token)
      if (link === null || (await findPendingEmail(transaction, link.accountId)) !== link.email) throw usedLink()
      if (link.accountId !== accountId) throw new Failure('FORBIDDEN', 'This link is for another account.')
      const [user, profile] = [await transaction.get('authUsers', accountId), await transaction.get('profiles', accountId)]
      if (user === null || profile === null || (await transaction.get('authSessions', sessionId)) === null) throw signedOut()
      const { email } = link
      // Whoever has the link controls this address, so they may learn that it has an account.
      if ((await isMailboxTaken(transaction, { id: accountId, email })) || (await transaction.list('authUsers', 'email', email)).length > 0)
        throw new Failure('CONFLICT', 'Another account now uses this email.')
      await transaction.put('authUsers', { ...user, email, updatedAt: new Date().toISOString() })
      await transaction.put('profiles', { ...profile, email })
      await removeLinks(transaction, accountId)
      await cancelEmailChange(transaction, accountId)
      for (const { id } of await transaction.list('authSessions', 'userId', accountId))
        if (id !== sessionId) await transaction.remove('authSessions', id)
      await prove(transaction, accountId, 'session')
      await outbox.queue(transaction, newMail(randomUUID(), 'email-changed', profile.email, new Date()))
    })
    outbox.wake()
  },
})

const lifetime = 48 * hourMs

/** The new email that somebody in a session of the account asked for; null if there is none. It isn’t verified. */
export async function findPendingEmail(finders: Pick<Finders, 'get'>, accountId: string): Promise<string | null> {
  const row = await finders.get('authVerifications', idOf(accountId))
  return row === null || String(row['expiresAt']) <= new Date().toISOString() ? null : String(row['email'])
}

/** Replaces an earlier one, whose links stop working. */
async function putPendingEmail(transaction: Transaction, accountId: string, email: string): Promise<void> {
  await removeLinks(transaction, accountId, ['change-email'])
  const now = Date.now()
  const createdAt = new Date(now).toISOString()
  const expiresAt = new Date(now + lifetime).toISOString()
  const row = { id: idOf(accountId), identifier: 'pending-email', value: accountId, email, createdAt, updatedAt: createdAt, expiresAt }
  await transaction.put('authVerifications', row)
}

export async function cancelEmailChange(transaction: Transaction, accountId: string): Promise<void> {
  await removeLinks(transaction, accountId, ['change-email'])
  if ((await transaction.get('authVerifications', idOf(accountId))) !== null) await transaction.remove('authVerifications', idOf(accountId))
}

const idOf = (accountId: string) => `pending-email:${accountId}`
