import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { path: string | undefined; client: unknown; authorization: string | undefined; body: string }

/** A server that responds as the test says and records the requests. */
export async function listen(answer: RequestListener) {
  const service = { answer, heard: [] as Heard[], origin: '', close: () => {} }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { authorization, 'slipway-client': client } = request.headers
      service.heard.push({ path: request.url, client, authorization, body })
      service.answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return service
}

export const json =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
