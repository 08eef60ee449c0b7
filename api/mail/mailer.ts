import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

export type Mail = { to: string; subject: string; text: string }
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** 5 seconds each, so that an unresponsive mail server can't block an email or shutdown for minutes. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }

/** Sends by SMTP. The sender is the SMTP user if that's an email address, else no-reply at the site's host. */
export function createMailer(smtpUrl: string, siteUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  const user = decodeURIComponent(new URL(smtpUrl).username)
  const address = user.includes('@') ? user : `no-reply@${new URL(siteUrl).hostname}`
  return {
    send: async (mail) => void (await transport.sendMail({ from: { name: 'Slipway', address }, ...mail })),
    close: () => transport.close(),
  }
}

/** Without SMTP, emails are written to the log for the operator to forward. */
export const createLogMailer = (logger: Logger): Mailer => ({
  send: async ({ to, text }) => logger.warn({ to, text }, 'SMTP_URL is not set: this email was not sent'),
  close: () => {},
})
