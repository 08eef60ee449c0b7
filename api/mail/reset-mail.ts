import type { Mail } from './mailer.ts'

export const resetMail = (siteUrl: string, to: string, token: string): Mail => ({
  to,
  subject: 'Reset your Slipway password',
  text: `Someone (hopefully you) asked to reset the Slipway password for ${to}.

This link expires in 30 minutes:
${siteUrl}/reset/?token=${encodeURIComponent(token)}

If this wasn’t you, ignore this email; your password won’t change.
`,
})
