import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What a client keeps its connection to the server for. */
export type PoolMode = 'session' | 'transaction' | 'statement'
/** Which idle connection is used next: PgBouncer takes the last one that became idle, or with `server_round_robin` the first. */
export type PoolOrder = 'last' | 'first'
type Upstream = { socket: Socket; greeting: Buffer; client: Socket | null }

/** A pooler like PgBouncer, without its passwords, limits and resets. */
export async function startPooler(
  databaseUrl: string,
  mode: PoolMode,
  order: PoolOrder,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(databaseUrl)
  const idle: Upstream[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
  const release = (upstream: Upstream) => {
    upstream.client = null
    idle.push(upstream)
  }
  const open = async (startup: Buffer): Promise<Upstream> => {
    const socket = connect(Number(port), hostname)
    keep(socket)
    const upstream: Upstream = { socket, greeting: Buffer.alloc(0), client: null }
    const greeted = Promise.withResolvers<void>()
    let isGreeted = false
    onMessages(socket, 1, (message) => {
      const isReady = message[0] === 0x5a /* Z */
      if (!isGreeted) upstream.greeting = Buffer.concat([upstream.greeting, message])
      else upstream.client?.write(message)
      if (isReady && !isGreeted) greeted.resolve()
      else if (isReady && message[5] === 0x49 /* I: no transaction */ && mode !== 'session') release(upstream)
      isGreeted ||= isReady
    })
    socket.write(startup)
    await greeted.promise
    return upstream
  }
  const take = async (startup: Buffer) => (order === 'last' ? idle.pop() : idle.shift()) ?? (await open(startup))
  const server = createServer((client) => {
    keep(client)
    let startup: Buffer | null = null
    let own: Upstream | null = null
    let turn = Promise.resolve()
    const serve = async (message: Buffer) => {
      const isLeaving = startup !== null && message[0] === 0x58 /* X */
      if (isLeaving) {
        if (own?.client === client) own.socket.destroy()
        client.end()
        return
      }
      if (mode === 'statement' && startup !== null && message.toString('latin1', 5, 10).toLowerCase() === 'begin') {
        client.end(refusedTransaction)
        return
      }
      if (own?.client !== client) own = await take(startup ?? message)
      own.client = client
      if (startup !== null) own.socket.write(message)
      else {
        startup = message
        client.write(own.greeting)
        if (mode !== 'session') release(own)
      }
    }
    onMessages(client, 0, (message) => {
      turn = turn.then(() => serve(message))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** PgBouncer's answer in statement mode: an ErrorResponse (PostgreSQL docs, 54.7), after which it hangs up. */
const refusedTransaction = errorResponse('SFATAL\0C08P01\0Mtransaction blocks not allowed in statement pooling mode\0\0')

function errorResponse(fields: string): Buffer {
  const message = Buffer.from(`E\0\0\0\0${fields}`)
  message.writeUInt32BE(message.length - 1, 1)
  return message
}

/** Cuts what arrives into the protocol's messages: a type, but for a client's first one, and a length (PostgreSQL docs, 54.7). */
function onMessages(socket: Socket, typeBytesOfFirst: 0 | 1, take: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  let typeBytes: number = typeBytesOfFirst
  socket.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    while (rest.length >= typeBytes + 4) {
      const length = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < length) return
      take(rest.subarray(0, length))
      rest = rest.subarray(length)
      typeBytes = 1
    }
  })
}
