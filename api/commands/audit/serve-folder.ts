import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import types from './content-types.json' with { type: 'json' }

/** Content types of the files that site builders produce (https://www.iana.org/assignments/media-types/). */
const contentTypes: Readonly<Record<string, string>> = types

const usualPort = 47_653

/** `withUsualPort` puts the usual port into a report even if another one was used, so that two reports on a folder compare equal. */
export type FolderSite = { url: string; withUsualPort: <T>(report: T) => T; close: () => Promise<void> }

/** As static hosts do: `about.html` for /about, a redirect to a folder’s slash, 404.html. Nothing outside, not even by symbolic links. */
export async function serveFolder(folder: string): Promise<FolderSite> {
  const root = await realpath(folder)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    answer(root, request.url ?? '/', request.method === 'HEAD', response).catch(() => response.headersSent || response.writeHead(500).end())
  })
  const listen = (port: number) =>
    new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening))
  await listen(usualPort).catch(() => listen(0))
  const originOf = (port: number) => `http://127.0.0.1:${port}`
  const origin = originOf((server.address() as AddressInfo).port)
  return {
    url: `${origin}/`,
    withUsualPort: (report) => JSON.parse(JSON.stringify(report).replaceAll(origin, originOf(usualPort))),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer(root: string, address: string, isHead: boolean, response: ServerResponse): Promise<void> {
  const url = URL.parse(address, 'http://folder')
  const path = url === null ? null : decode(url.pathname)
  const found = path === null ? null : await find(root, path)
  if (url !== null && found === 'folder') return void response.writeHead(308, { Location: `${url.pathname}/${url.search}` }).end()
  const file = found ?? (await fileAt(root, '/404.html'))
  if (file === null || file === 'folder')
    return void response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
  const { size } = await stat(file)
  const type = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream'
  response.writeHead(found === null ? 404 : 200, { 'Content-Type': type, 'Content-Length': size })
  if (isHead) return void response.end()
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** The decoded path; null if its encoding is invalid or it names no file. */
function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]/.test(path) ? null : path
  } catch {
    return null
  }
}

/** The file for a path, `folder` for one that lacks its trailing slash, null if there is none. */
async function find(root: string, path: string): Promise<string | null> {
  if (path.endsWith('/')) return fileAt(root, `${path}index.html`)
  const exact = await fileAt(root, path)
  if (exact !== null) return exact
  return (await fileAt(root, `${path}/index.html`)) === null ? fileAt(root, `${path}.html`) : 'folder'
}

/** The real path of a file in the folder. Null for anything that isn’t a file, or lies outside: by `..` or by a symbolic link. */
async function fileAt(root: string, path: string): Promise<string | null> {
  const real = await realpath(join(root, path)).catch(() => null)
  if (real === null || !real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) return null
  return (await stat(real).catch(() => null))?.isFile() ? real : null
}
