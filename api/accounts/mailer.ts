import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

export type Mail = { to: string; subject: string; text: string }
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Sends by SMTP. The sender is the SMTP user where that is an address, else no-reply at the site's host. */
export function createMailer(smtpUrl: string, siteUrl: string): Mailer {
  const transport = createTransport(smtpUrl)
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
