import {
  emailChangeAskedWriter,
  emailChangedWriter,
  emailChangeMail,
  emailTakenMail,
  moderatorMail,
  resetMail,
  testMail,
  verifyMail,
} from '../../mail/link-mails.ts'
import { listRoleInvitations, type RoleInvitation } from '../../domain/moderation/moderator-rule.ts'
import type { MailWriter } from '../../ports/mail.ts'
import type { Store } from '../../ports/store.ts'
import { isMailboxTaken } from './mailbox-holder.ts'
import { createLink, createOwnLink } from './email-links.ts'
import { findPendingEmail } from './change-email.ts'

type MailStore = Pick<Store, 'get' | 'list' | 'transact'>

export const linkMailWriters = (store: MailStore, siteUrl: string, tokenOf: (invitation: RoleInvitation) => string) => ({
  'moderator-invitation': moderatorMailWriter(store, siteUrl, tokenOf),
  'password-reset': resetMailWriter(store, siteUrl),
  'verify-email': verifyMailWriter(store, siteUrl),
  'email-change': emailChangeWriter(store, siteUrl),
  'email-change-asked': emailChangeAskedWriter(siteUrl),
  'email-changed': emailChangedWriter(siteUrl),
  test: async () => async () => testMail(siteUrl),
})

/** Null if the invitation was revoked or accepted meanwhile. */
const moderatorMailWriter =
  (store: MailStore, siteUrl: string, tokenOf: (invitation: RoleInvitation) => string): MailWriter =>
  async ({ to }) => {
    const invitation = (await listRoleInvitations(store, new Date())).find(({ email }) => email === to)
    const inviter = invitation === undefined ? null : await store.get('profiles', invitation.by)
    if (invitation === undefined || inviter === null) return null
    return async () => moderatorMail(siteUrl, inviter.name, tokenOf(invitation))
  }

/** Creates a reset link and writes the email with it; null if no account has this email. */
const resetMailWriter =
  (store: MailStore, siteUrl: string): MailWriter =>
  async ({ to }) => {
    const [user] = await store.list('authUsers', 'email', to)
    return user === undefined ? null : async () => resetMail(siteUrl, to, await createOwnLink(store, 'reset-password', user.id, to))
  }

/** Creates a verification link and writes the email with it; null if nothing is left to verify. */
const verifyMailWriter =
  (store: MailStore, siteUrl: string): MailWriter =>
  async ({ to }) => {
    const [profile] = await store.list('profiles', 'email', to)
    if (profile === undefined || profile.emailProven === true) return null
    return async () => verifyMail(siteUrl, to, await createOwnLink(store, 'verify-email', profile.id, to))
  }

/** Null if the account has asked for another address since. One that somebody else’s account has gets an email without a link. */
const emailChangeWriter =
  (store: MailStore, siteUrl: string): MailWriter =>
  async ({ to, accountId = '' }) => {
    if ((await findPendingEmail(store, accountId)) !== to) return null
    return async () => {
      if (await isMailboxTaken(store, { id: accountId, email: to })) return emailTakenMail(siteUrl)
      const token = await store.transact((transaction) => createLink(transaction, 'change-email', { accountId, email: to }))
      return emailChangeMail(siteUrl, to, token)
    }
  }
