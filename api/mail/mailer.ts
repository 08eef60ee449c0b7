import { createTransport, type NodemailerError } from 'nodemailer'
import type { Logger } from 'pino'
import { MailFault, type Mailer } from '../ports/mail.ts'

/** 5 seconds each, so that an unresponsive mail server can't block an email or shutdown for minutes. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }

type Sender = { name: string; address: string }
type MailSettings = { smtpUrl: string; mailFrom: Sender | null; siteUrl: string }

/** The configured sender, else the SMTP user if that's an email address, else no-reply at the site's host. */
export function senderOf({ smtpUrl, mailFrom, siteUrl }: MailSettings): Sender {
  if (mailFrom !== null) return mailFrom
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return { name: 'Slipway', address: user.includes('@') ? user : `no-reply@${new URL(siteUrl).hostname}` }
}

/** The mail server's host and port; the port that nodemailer uses if the URL has none. */
export function mailServerOf(smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl)
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
}

/** Sends by SMTP. */
export function createMailer(settings: MailSettings): Mailer {
  const transport = createTransport({ url: settings.smtpUrl, ...timeouts })
  const host = new URL(settings.siteUrl).hostname
  return {
    async send({ id, ...mail }, signal) {
      // RFC 3834: tells vacation responders not to answer.
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const sending = transport.sendMail({ ...mail, from: senderOf(settings), messageId: `<${id}@${host}>`, headers, signal })
      const { response } = await sending.catch((error: NodemailerError) => {
        throw toFault(error, mailServerOf(settings.smtpUrl))
      })
      return response
    },
    close: () => transport.close(),
  }
}

/** A refusal of the recipient or the content is about this email; everything else is about the server or its settings. */
function toFault({ code, command = '', response, responseCode = 0, message }: NodemailerError, server: string): MailFault {
  if (code === 'EABORT') return new MailFault('Sending timed out.', { isAnswered: false, isPermanent: false, isServers: false })
  if (!response)
    return new MailFault(`The connection to ${server} failed: ${message}`, { isAnswered: false, isPermanent: false, isServers: true })
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return new MailFault(response, { isAnswered: true, isPermanent: isAboutMail && responseCode >= 500, isServers: !isAboutMail })
}

/** Without SMTP, emails are written to the log for the operator to forward. */
export const createLogMailer = (logger: Logger): Mailer => ({
  async send({ to, text }) {
    logger.warn({ to, text }, 'SMTP_URL is not set: this email was not sent')
    return 'logged'
  },
  close: () => {},
})
