import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createMailer } from '../../../api/mail/mailer.ts'
import { runSmtpServer } from '../../support/smtp-server.ts'

const siteUrl = 'https://launches.example.org'
const mail = { id: 'one', to: 'you@example.org', subject: 'Test', text: 'Test' }

async function send(smtpUrl: string, timeout?: number): Promise<string> {
  const mailer = createMailer({ smtpUrl, mailFrom: null, siteUrl }, timeout)
  try {
    return await mailer.send(mail, AbortSignal.timeout(20_000)).catch(String)
  } finally {
    mailer.close()
  }
}

/** Offers to take a password, and no encryption. Returns what it was sent. */
async function runPlainServer() {
  const lines: string[] = []
  const server = await runSmtpServer(0, (step, line) => {
    lines.push(line)
    if (step === 'EHLO') return '250-hello\r\n250 AUTH PLAIN'
    if (line === 'STARTTLS') return '502 5.5.1 Command not implemented'
    return line.startsWith('AUTH') ? '235 2.7.0 welcome' : undefined
  })
  onTestFinished(() => server.close())
  return { server, lines }
}

it('a password is only sent over an encrypted connection', async () => {
  const { server, lines } = await runPlainServer()
  // Leads to this machine, without being a loopback address.
  const place = `0.0.0.0:${server.port}`
  const said = await send(`smtp://hello:s3cret@${place}`)
  expect(said).toContain(`The connection to ${place} failed: the server offers no encryption (STARTTLS), so the password wasn’t sent.`)
  expect(said).toContain('502 5.5.1 Command not implemented')
  expect(said).not.toContain('s3cret')
  expect(lines.filter((line) => line.startsWith('AUTH'))).toEqual([])
  expect(server.mails).toEqual([])
})

it('a server on this machine or without a password needs no encryption', async () => {
  const { server, lines } = await runPlainServer()
  expect(await send(`smtp://hello:s3cret@127.0.0.1:${server.port}`)).toContain('taken')
  expect(lines.filter((line) => line.startsWith('AUTH'))).toHaveLength(1)
  expect(await send(`smtp://0.0.0.0:${server.port}`)).toContain('taken')
  expect(server.mails).toHaveLength(2)
})

it('smtps: to a server that doesn’t speak TLS says so', async () => {
  const { server } = await runPlainServer()
  expect(await send(`smtps://hello:s3cret@127.0.0.1:${server.port}`)).toContain(
    `The connection to 127.0.0.1:${server.port} failed: the server doesn’t speak TLS on this port. Try smtp:// instead of smtps://.`,
  )
})

it('a server that says nothing didn’t answer', async () => {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await send(`smtp://127.0.0.1:${port}`, 200)).toContain(`The connection to 127.0.0.1:${port} failed: the server didn’t answer.`)
})

it('an optional email has one-click unsubscribe and a List-Id; all have HTML and ask for no automatic replies', async () => {
  const server = await runSmtpServer()
  onTestFinished(() => server.close())
  const mailer = createMailer({ smtpUrl: server.url, mailFrom: null, siteUrl })
  onTestFinished(() => mailer.close())
  const unsubscribeUrl = `${siteUrl}/unsubscribe/?account=${'a'.repeat(32)}&topic=activity&key=${'0'.repeat(32)}`
  await mailer.send({ ...mail, list: { topic: 'activity', unsubscribeUrl } }, AbortSignal.timeout(20_000))
  await mailer.send(mail, AbortSignal.timeout(20_000))
  const [chosen = '', other = ''] = server.mails.map((text) => text.replaceAll(/\n[ \t]+/g, ' '))
  expect(chosen).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\n`)
  expect(chosen).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  expect(chosen).toContain('List-ID: <activity.launches.example.org>\n')
  expect(other).not.toMatch(/^List-/im)
  for (const text of [chosen, other]) {
    expect(text).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(text).toMatch(/^Content-Type: text\/html/m)
  }
})
