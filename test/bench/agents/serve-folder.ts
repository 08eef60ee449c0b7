import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

export type ServedFolder = { origin: string; serve: (folder: string) => void; close: () => Promise<void> }

/** A site on loopback that is the files of a folder at the moment of each request, so an edit is deployed at once. */
export async function serveFolder(): Promise<ServedFolder> {
  let folder: string | null = null
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const file = folder === null ? Promise.reject(new Error('no folder')) : readFile(`${folder}${path}`)
    const type = types[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'
    file.then(
      (body) => response.writeHead(200, { 'Content-Type': type }).end(body),
      () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such page.'),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, serve: (path) => void (folder = path), close }
}
