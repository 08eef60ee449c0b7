import type { Mailer } from '../ports/mail.ts'

/** For `npm start` without SMTP: prints each email as plain text, with its links as links, for whoever is trying Slipway. */
export const createPrintMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject, text }) {
    print(`\nEmail to ${to}, not sent because SMTP_URL isn’t set: ${subject}\n\n${text.trim()}\n`)
    return 'printed'
  },
  close: () => {},
})
