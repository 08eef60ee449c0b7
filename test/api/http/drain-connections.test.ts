import { once } from 'node:events'
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { noteResponse } from '../../../api/http/connection-errors.ts'
import { createConnectionDrain, type ConnectionDrain } from '../../../api/http/drain-connections.ts'

let server: Server
let port: number
let drain: ConnectionDrain
let waiting: ServerResponse[]
/** As a proxy keeps connections: for the next request. */
let proxy: Agent
beforeEach(async () => {
  waiting = []
  server = createServer((incoming, response) => {
    noteResponse(incoming.socket, response)
    if (incoming.url === '/slow') waiting.push(response)
    else response.end('done')
  })
  drain = createConnectionDrain(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
  proxy = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    proxy.destroy()
    server.closeAllConnections()
  })
})

const ask = async (path: string, agent = proxy) => {
  const asked = request({
    port: (server.address() as AddressInfo | null)?.port ?? port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    agent,
  }).end()
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
}
const soon = (work: Promise<void>) => Promise.race([work.then(() => 'left'), new Promise((resolve) => setTimeout(resolve, 100, 'waits'))])

it('a server that nobody is connected to closes immediately', async () => {
  await expect(drain(60_000)).resolves.toBeUndefined()
})

it('a request on a connection that was idle is answered, and ends it', async () => {
  expect(await ask('/')).toMatchObject({ connection: 'keep-alive' })
  const left = drain(60_000)
  expect(await soon(left)).toBe('waits')
  await expect(ask('/', new Agent())).rejects.toThrow('ECONNREFUSED')
  expect(await ask('/')).toEqual({ status: 200, connection: 'close', body: 'done' })
  await left
})

it('a request in progress is answered, and ends its connection', async () => {
  const answer = ask('/slow')
  await expect.poll(() => waiting.length).toBe(1)
  const left = drain(60_000)
  waiting[0]?.end('done')
  expect(await answer).toEqual({ status: 200, connection: 'close', body: 'done' })
  await left
})

it('a connection that stays idle is waited for only so long', async () => {
  await ask('/')
  await drain(50)
  expect(await promisedConnections()).toBe(1)
})

const promisedConnections = () =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
