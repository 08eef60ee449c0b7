import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request, type Dispatcher } from 'undici'
import { serveBench } from './control.ts'

// Plain undici: asked anything, it fetches what an audit of the site fetches, and reads none of it.
const addresses = JSON.parse(process.env['ADDRESSES'] ?? '[]') as [method: Dispatcher.HttpMethod, url: string][]

await serveBench(async () => {
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    incoming.resume()
    await Promise.all(addresses.map(async ([method, url]) => (await request(url, { method })).body.arrayBuffer()))
    response.setHeader('Content-Length', 2)
    response.end('ok')
  }
  const server = createServer((incoming, response) => void answer(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
