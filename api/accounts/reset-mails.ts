import { resetMail } from '../mail/reset-mail.ts'
import type { MailWriter } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'
import { createResetToken } from './reset-links.ts'

/** Creates a reset link and writes the email with it; null if no account has this email. */
export const resetMailWriter =
  (store: Store, siteUrl: string): MailWriter =>
  async ({ to }) => {
    const [user] = await store.list('authUsers', 'email', to)
    return user === undefined ? null : async () => resetMail(siteUrl, to, await createResetToken(store, user.id))
  }
