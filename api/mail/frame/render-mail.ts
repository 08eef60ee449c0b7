import type { MailDocument } from '../../ports/mail-document.ts'
import type { MailText } from '../../ports/mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** Both forms of an email, HTML and plain text. */
export const renderMail = (document: MailDocument): Pick<MailText, 'subject' | 'text'> & { html: string } => ({
  subject: document.subject,
  text: mailText(document),
  html: mailHtml(document),
})
