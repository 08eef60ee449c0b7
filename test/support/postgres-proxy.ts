import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const cuts = { 'cut at commit': 'commit\0', 'cut at count': 'insert into "launchCounts"' }
/** `open` passes everything on; `away` refuses; `silent` takes what comes and never answers; `cut at …` ends where that would be answered. */
export type ProxyMood = 'open' | 'away' | 'silent' | keyof typeof cuts
export type PostgresProxy = {
  url: string
  become: (mood: ProxyMood) => Promise<void>
  /** How many parts have come from clients of this application_name: about as many as queries asked one after the other. */
  asked: (application: string) => number
  stop: () => Promise<void>
}

/** Stands between a store and its database, as a network does. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const asked = new Map<string, number>()
  let mood: ProxyMood = 'open'
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let isCut = false
    let application = ''
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (part) => {
      application ||= /application_name\0([^\0]*)/.exec(part.toString('latin1'))?.[1] ?? ''
      asked.set(application, (asked.get(application) ?? 0) + 1)
      if (mood === 'silent') return
      isCut = mood in cuts && part.includes(cuts[mood as keyof typeof cuts])
      upstream.write(part)
    })
    upstream.on('data', (part) => {
      if (isCut) client.destroy()
      else if (mood !== 'silent') client.write(part)
    })
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const own = await listen(0)
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${own}` }).href,
    become: async (next) => {
      if (next === 'away' && mood !== 'away') await close()
      if (next !== 'away' && mood === 'away') await listen(own)
      mood = next
    },
    asked: (application) => asked.get(application) ?? 0,
    stop: async () => {
      if (server.listening) await close()
    },
  }
}
