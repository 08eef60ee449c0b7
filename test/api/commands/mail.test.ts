import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../support/run-command.ts'
import { freePort } from '../../support/service.ts'
import { runSmtpServer, type SmtpServer } from '../../support/smtp-server.ts'

const run = (given: string[], settings?: Record<string, string>) => runCommand('mail', given, settings)

let smtp: SmtpServer
beforeAll(async () => {
  smtp = await runSmtpServer(0, (step, line) => (step === 'RCPT' && line.includes('nobody') ? '550 5.1.1 No such user here' : undefined))
})
afterAll(() => smtp.close())

it('prints the mail server’s response to a test email, and sets the exit code', async () => {
  const to = ['test', 'You@example.org']
  const SMTP_URL = smtp.url.replace('smtp://', 'smtp://hello%40example.net:s3cret@')
  const server = `127.0.0.1:${smtp.port}`
  const closed = await freePort()
  const [accepted, refused, unreachable, unset, misspelled, wrong] = await Promise.all([
    run(to, { SMTP_URL: smtp.url, MAIL_FROM: 'Launches <hello@example.org>' }),
    run(['test', 'nobody@example.org'], { SMTP_URL: smtp.url }),
    run(to, { SMTP_URL: SMTP_URL.replace(String(smtp.port), String(closed)) }),
    run(to),
    run(to, { SMPT_URL: smtp.url }),
    run(['test', 'you'], { SMTP_URL }),
  ])
  expect(accepted).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${server} accepted the email from hello@example.org to you@example.org`),
  })
  expect(accepted.said).toContain('250 2.0.0 taken')
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toMatch(/^From: Launches <hello@example\.org>\nTo: you@example\.org$/m)
  expect(refused).toEqual({ code: 1, said: `${server} didn’t accept the email:\n  550 5.1.1 No such user here\n` })
  expect(unreachable.code).toBe(1)
  expect(unreachable.said).toMatch(new RegExp(`^The connection to 127.0.0.1:${closed} failed: .*ECONNREFUSED`))
  expect(unset).toEqual({ code: 2, said: 'SMTP_URL isn’t set: the service writes emails to its log instead of sending them.\n' })
  expect(misspelled).toMatchObject({ code: 2, said: expect.stringContaining('Did you mean SMTP_URL?') })
  expect(wrong).toEqual({ code: 2, said: 'Usage: npm run mail -- test you@example.org\n' })
  expect(unreachable.said).not.toContain('s3cret')
})
