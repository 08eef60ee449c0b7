import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const folder = new URL('./site/', import.meta.url)
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}
/** Files in which `{{origin}}` is replaced with the site's own origin. */
const templates = new Set(['html', 'txt', 'xml'])

export type SampleSite = { url: string; close: () => Promise<void> }

/** To audit without a network: typical errors at `/`, fixed at `/fixed/`. Port 0 takes a free one. Rejects if the port is taken. */
export async function startSampleSite(port: number, host: string): Promise<SampleSite> {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const { address, family, port: taken } = server.address() as AddressInfo
  const reachable = address.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1')
  const origin = `http://${family === 'IPv6' ? `[${reachable}]` : reachable}:${taken}`

  server.on('request', (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response.setHeader('Allow', 'GET, HEAD'), 405, 'txt', 'Only GET and HEAD.')
    const path = URL.parse(request.url ?? '/', origin)?.pathname ?? '/'
    void answer(response, path, origin)
  })
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `${origin}/`, close }
}

async function answer(response: ServerResponse, path: string, origin: string): Promise<void> {
  const name = path.endsWith('/') ? `${path}index.html` : path
  const type = /^(?:\/[a-z0-9-]+)+\.([a-z]+)$/.exec(name)?.[1] ?? ''
  // Plain file names only, so that no path leaves the folder.
  const body = type in types ? await readFile(new URL(`.${name}`, folder)).catch(() => null) : null
  if (body === null) return send(response, 404, 'txt', 'Page not found.')
  return send(response, 200, type, templates.has(type) ? body.toString().replaceAll('{{origin}}', origin) : body)
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'Content-Type': types[type],
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "frame-ancestors 'self'",
  })
  response.end(body) // Node omits the body when answering HEAD
}
