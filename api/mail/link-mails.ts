import type { Mail, MailWriter } from '../ports/mail.ts'
import { paths } from '../../shared/paths.ts'
import { siteName } from '../domain/settings/current-site.ts'

export const verifyMail = (siteUrl: string, to: string, token: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Verify your email for ${siteName()}`,
  text: `Someone (hopefully you) created a ${siteName()} account with ${to}.

Verify your email to vote, comment and submit launches. The link expires in 48 hours:
${siteUrl}${paths.verify({ token })}

If you didn’t create this account, ignore this email. To take the account over instead, set a password of your own:
${siteUrl}${paths.reset()}
`,
})

/** What an owner sends to see whether emails get through. */
export const testMail = (siteUrl: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Test email from ${siteName()}`,
  text: `Emails from ${siteName()} get through.

This is where it’s set up:
${siteUrl}${paths.settings()}
`,
})

/** To somebody who was invited to moderate, whether they have an account or not. */
export const moderatorMail = (siteUrl: string, inviter: string, token: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: `You’re invited to moderate ${siteName()}`,
  text: `${inviter} invites you to moderate ${siteName()}: to decide on launches, comments and flags.

Accept within 14 days. If you don’t have an account yet, you can create one there:
${siteUrl}${paths.becomeOwner({ token })}

If you’d rather not, ignore this email.
`,
})

export const resetMail = (siteUrl: string, to: string, token: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Reset your ${siteName()} password`,
  text: `Someone (hopefully you) asked to reset the ${siteName()} password for ${to}.

This link expires in 30 minutes:
${siteUrl}${paths.reset({ token })}

If this wasn’t you, ignore this email; your password won’t change.
`,
})

type Text = Pick<Mail, 'subject' | 'text'>

/** To the new address. */
export const emailChangeMail = (siteUrl: string, to: string, token: string): Text => ({
  subject: `Confirm your new email for ${siteName()}`,
  text: `Someone (hopefully you) asked to change the email of a ${siteName()} account to ${to}.

Confirm the change. The link expires in 48 hours:
${siteUrl}${paths.changeEmail({ token })}

If this wasn’t you, ignore this email; nothing will change.
`,
})

/** To a new address that another account has: only its owner learns of that. */
export const emailTakenMail = (siteUrl: string): Text => ({
  subject: `This email already has a ${siteName()} account`,
  text: `Someone (hopefully you) asked to change the email of a ${siteName()} account to yours. But you already have a ${siteName()} account with this email, so nothing has changed.

To use that account, sign in. If you forgot the password, you can reset it there:
${siteUrl}${paths.signIn()}

If this wasn’t you, ignore this email.
`,
})

/** To the old address, when the change is asked for. Says nothing of the new one: it isn’t verified. */
export const emailChangeAskedWriter =
  (siteUrl: string): MailWriter =>
  async () =>
  async () => ({
    subject: `Your ${siteName()} email is about to change`,
    text: `Someone (hopefully you) asked to change the email of your ${siteName()} account. It changes once they confirm the new one.

If this wasn’t you, set a new password now. That cancels the change and signs out everyone else:
${siteUrl}${paths.reset()}
`,
  })

/** To the old address, once it is replaced. */
export const emailChangedWriter =
  (siteUrl: string): MailWriter =>
  async () =>
  async () => ({
    subject: `Your ${siteName()} email was changed`,
    text: `The email of your ${siteName()} account was changed. This address can no longer be used to sign in.

If this wasn’t you, contact us right away so that we can help you get your account back:
${siteUrl}${paths.about({}, 'contact')}
`,
  })
