import { createTransport, type NodemailerError } from 'nodemailer'
import type { Logger } from 'pino'
import { isLoopbackHost } from '../../shared/hosts.ts'
import { MailError, type Mailer, type MailText, text, title, type MailBlock } from '../ports/mail.ts'
import { mailHtml } from './frame/mail-html.ts'
import { siteName } from '../domain/settings/current-site.ts'

/** Milliseconds for each step, so that an unresponsive mail server can't block an email or shutdown for minutes. */
const stepTimeout = 5000

type Sender = { name: string; address: string }
/** The address may change while the service runs. */
type MailSettings = { smtpUrl: string; mailFrom: Sender | null; siteUrl: string }

/** The configured sender, else the SMTP user if that's an email address, else no-reply at the site's host. */
export function senderOf({ smtpUrl, mailFrom, siteUrl }: MailSettings): Sender {
  if (mailFrom !== null) return { ...mailFrom, name: mailFrom.name || siteName() }
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return { name: siteName(), address: user.includes('@') ? user : `no-reply@${new URL(siteUrl).hostname}` }
}

/** The mail server's host and port; the port that nodemailer uses if the URL has none. */
export function mailServerOf(smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl)
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
}

export function createMailer(settings: MailSettings, timeout = stepTimeout): Mailer {
  const { hostname, password } = new URL(settings.smtpUrl)
  // With `smtp:`, encryption depends on the server: one that offers none, or someone in between, must not get the password.
  const requireTLS = password !== '' && !isLoopbackHost(hostname)
  const timeouts = { dnsTimeout: timeout, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport({ url: settings.smtpUrl, requireTLS, ...timeouts })
  return {
    async send({ id, ...mail }, signal) {
      const { subject, text, list } = mail
      const host = new URL(settings.siteUrl).hostname
      // RFC 3834: tells vacation responders not to answer.
      const headers = { 'Auto-Submitted': 'auto-generated', ...(list && listHeaders(list, host)) }
      const html = mail.html ?? frameText({ subject, text }, settings.siteUrl)
      const message = { to: mail.to, subject, text, html, from: senderOf(settings), messageId: `<${id}@${host}>`, headers, signal }
      const sending = transport.sendMail(message)
      const { response } = await sending.catch((error: NodemailerError) => {
        throw toError(error, mailServerOf(settings.smtpUrl))
      })
      return response
    },
    close: () => transport.close(),
  }
}

/** What lets mail clients offer to unsubscribe with one press (RFC 8058), and tell topics apart (RFC 2919). */
const listHeaders = ({ topic, unsubscribeUrl }: NonNullable<MailText['list']>, host: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-Id': `<${topic}.${host}>`,
})

/** A refusal of the recipient or the content is about this email; everything else is about the server or its settings. */
function toError(error: NodemailerError, server: string): MailError {
  const { code, command = '', response = '', responseCode = 0 } = error
  if (code === 'EABORT') return new MailError('Sending timed out.', { isAnswered: false, isPermanent: false, isServers: false })
  const reason = connectionError(error)
  if (reason !== null)
    return new MailError(`The connection to ${server} failed: ${reason}`, { isAnswered: false, isPermanent: false, isServers: true })
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return new MailError(response, { isAnswered: true, isPermanent: isAboutMail && responseCode >= 500, isServers: !isAboutMail })
}

/** Why there is no connection to send emails over; null if the server answered. */
function connectionError({ code, originalCode, response, message }: NodemailerError): string | null {
  if (response && /\bSTARTTLS\b/.test(message))
    return `the server offers no encryption (STARTTLS), so the password wasn’t sent. Use smtps:// or another server. It answered: ${response}`
  if (response) return null
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'the server doesn’t speak TLS on this port. Try smtp:// instead of smtps://.'
  return code === 'ETIMEDOUT' ? 'the server didn’t answer.' : message
}

/** Without SMTP, emails are written to the log for the operator to forward. */
export const createLogMailer = (logger: Logger): Mailer => ({
  async send({ to, text }) {
    logger.warn({ to, text }, 'SMTP_URL is not set: this email was not sent')
    return 'logged'
  },
  close: () => {},
})

const isUrl = (line: string) => /^https?:\/\/\S+$/.test(line)

/** Paragraphs, and lines that are a URL as links without their query, which is long where it holds a key. */
function frameText({ subject, text: words }: { subject: string; text: string }, siteUrl: string): string {
  const paragraphs = words.trim().split(/\n{2,}/)
  const blocks = paragraphs.flatMap((paragraph): MailBlock[] => {
    const lines = paragraph.split('\n')
    const url = lines.at(-1) ?? ''
    if (!isUrl(url)) return [text(paragraph)]
    const lead = lines.slice(0, -1).join('\n')
    return [...(lead === '' ? [] : [text(lead)]), { kind: 'links', links: [{ label: url.replace(/\?.*/, ''), url }] }]
  })
  const footer = { text: `This email is about your account at ${new URL(siteUrl).host}.`, links: [] }
  return mailHtml({ subject, blocks: [title(subject), ...blocks], footer })
}
