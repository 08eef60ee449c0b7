import { randomUUID } from 'node:crypto'
import { readConfig } from '../config/config.ts'
import { emailError, foldEmail } from '../domain/names/person.ts'
import { createMailer, mailServerOf, senderOf } from '../mail/mailer.ts'
import { MailError } from '../ports/mail.ts'
import { minuteMs } from '../../shared/durations.ts'
import { runCommandLine } from './run-command-line.ts'
import { UsageError } from './terminal.ts'

// `npm run mail -- test you@example.org`: sends one email with the configured settings and prints the mail server’s response.

const usage = 'Usage: npm run mail -- test you@example.org'
/** Longer than each of the mailer's own timeouts. Milliseconds. */
const attemptTimeout = minuteMs

/** Returns the message for the operator. Throws with the reason if the email wasn't accepted. */
async function sendTest([command, typed = '', ...others]: string[]): Promise<string> {
  const to = foldEmail(typed)
  if (command !== 'test' || others.length > 0 || emailError(to) !== null) throw new UsageError(usage)
  const { smtpUrl, mailFrom, siteUrl } = readConfig(process.env, { production: false })
  if (smtpUrl === null) throw new UsageError('SMTP_URL isn’t set: the service writes emails to its log instead of sending them.')
  const settings = { smtpUrl, mailFrom, siteUrl }
  const server = mailServerOf(smtpUrl)
  const mailer = createMailer(settings)
  const mail = { id: randomUUID(), to, subject: 'Test email', text: `This is a test email from ${siteUrl}/.\n` }
  try {
    const answer = await mailer.send(mail, AbortSignal.timeout(attemptTimeout))
    return `${server} accepted the email from ${senderOf(settings).address} to ${to}:\n  ${answer}\nIf it doesn’t arrive, check the spam folder and the mail server’s log.`
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    throw new Error(error.isAnswered ? `${server} didn’t accept the email:\n  ${error.message}` : error.message, { cause: error })
  } finally {
    mailer.close()
  }
}

await runCommandLine(async (args) => `${await sendTest(args)}\n`)
