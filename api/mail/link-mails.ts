import type { Mail } from '../ports/mail.ts'
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
