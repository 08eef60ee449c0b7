import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawConnection = {
  socket: Socket
  send: (bytes: string) => void
  text: () => string
  until: (part: string | RegExp) => Promise<void>
  closed: Promise<string>
}

/** A connection whose bytes are written and read as they are, for what no HTTP client would send. */
export async function openRaw(port: number): Promise<RawConnection> {
  let text = ''
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.setEncoding('latin1').setTimeout(20_000, () => socket.destroy(new Error(`no more bytes came after ${JSON.stringify(text)}`)))
  socket.on('data', (chunk) => (text += String(chunk)))
  const closed = new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
  closed.catch(() => undefined)
  const until = async (part: string | RegExp) => {
    while (text.search(part) === -1) await once(socket, 'data')
  }
  return { socket, send: (bytes) => void socket.write(bytes), text: () => text, until, closed }
}

/** The statuses of the responses in a text, in order. */
export const statusesIn = (text: string): number[] => [...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
