import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

export type SmtpServer = { url: string; mails: string[]; close: () => Promise<void> }

/** Takes every mail it is given (RFC 5321, without extensions). */
export async function runSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    let rest = ''
    socket.setEncoding('utf8').write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (mail !== null && line !== '.') mail += `${line}\n`
        else if (mail !== null) {
          mails.push(mail)
          mail = null
          socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          mail = ''
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, close }
}
