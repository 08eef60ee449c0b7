import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Source } from './apply-fixes.ts'

const types: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon', txt: 'text/plain' }

/** Serves a source as it is at the moment of each request: what is changed in it is deployed at once. */
export async function serveSource(source: Source): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = source.get(pathname)
    const type = types[pathname.split('.')[1] ?? ''] ?? 'text/html; charset=utf-8'
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body ?? 'There is no such page.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close }
}
