import type { Mail } from './mailer.ts'

export const resetMail = (siteUrl: string, to: string, token: string): Mail => ({
  to,
  subject: 'Set a new Slipway password',
  text: `Somebody, most likely you, asked for a new password for the Slipway account of ${to}.

Set it here within 30 minutes:
${siteUrl}/reset/?token=${encodeURIComponent(token)}

If it was not you, do nothing: your password stays as it is.
`,
})
