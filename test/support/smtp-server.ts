import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What a client said: a command's first word, or the end of a mail's text. */
export type SmtpStep = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'END' | 'QUIT'
/** Another answer than acceptance to a step, `drop` to end the connection instead, `accept and drop` to take the mail and say nothing; undefined to go on. */
export type SmtpAnswer = (step: SmtpStep, line: string) => string | undefined

export type SmtpServer = {
  url: string
  port: number
  /** Whole texts of accepted mails, in order. */
  mails: string[]
  /** How often each mail was accepted, by its Message-ID. */
  copies: () => Map<string, number>
  /** Replaces how it answers. */
  answer: (next: SmtpAnswer) => void
  close: () => Promise<void>
}

/** Takes every mail it is given (RFC 5321, without extensions), unless told otherwise. */
export async function runSmtpServer(port = 0, first: SmtpAnswer = () => undefined): Promise<SmtpServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  let answer = first
  const server = createServer((socket) => {
    let mail: string | null = null
    let rest = ''
    sockets.add(socket)
    socket.setEncoding('utf8').write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    const say = (step: SmtpStep, line: string, standard: string, accept = () => {}) => {
      const other = answer(step, line)
      if (other === undefined || other === 'accept and drop') accept()
      if (other === 'drop' || other === 'accept and drop') socket.destroy()
      else socket.write(`${other ?? standard}\r\n`)
      return other === undefined
    }
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (mail !== null && line !== '.') mail += `${line}\n`
        else if (mail !== null) {
          const text = mail
          mail = null
          say('END', line, '250 2.0.0 taken', () => mails.push(text))
        } else if (line === 'DATA') {
          if (say('DATA', line, '354 go on')) mail = ''
        } else say(line.slice(0, 4) as SmtpStep, line, line === 'QUIT' ? '221 bye' : '250 ok')
      }
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    copies: () => {
      const counts = new Map<string, number>()
      for (const mail of mails) {
        const id = /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? ''
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
    answer: (next) => (answer = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
