import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

export type Mail = { to: string; subject: string; text: string }
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Each lasts 5 seconds: a mail server that says nothing holds no mail, and no end of the service, for minutes. */
const patience = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }

/** Sends by SMTP. The sender is the SMTP user where that is an address, else no-reply at the site's host. */
export function createMailer(smtpUrl: string, siteUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience })
  const user = decodeURIComponent(new URL(smtpUrl).username)
  const address = user.includes('@') ? user : `no-reply@${new URL(siteUrl).hostname}`
  return {
    send: async (mail) => void (await transport.sendMail({ from: { name: 'Slipway', address }, ...mail })),
    close: () => transport.close(),
  }
}

/** Without SMTP the operator hands the text on: it is in the log. */
export const createLogMailer = (logger: Logger): Mailer => ({
  send: async ({ to, text }) => logger.warn({ to, text }, 'no SMTP_URL is set: this mail was not sent'),
  close: () => {},
})
