import type { Mail } from '../ports/mail.ts'
import { paths } from '../../shared/paths.ts'

export const resetMail = (siteUrl: string, to: string, token: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: 'Reset your Slipway password',
  text: `Someone (hopefully you) asked to reset the Slipway password for ${to}.

This link expires in 30 minutes:
${siteUrl}${paths.reset({ token })}

If this wasn’t you, ignore this email; your password won’t change.
`,
})
