import { build } from 'esbuild'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPages } from './corpus.ts'

export type ServedForms = {
  origin: string
  /** Requests since the last call, with the page they came from, for anything but the pages and what they load by themselves, such as a form’s target. */
  takeRequests: () => { from: string; what: string }[]
  close: () => Promise<void>
}

/** Where the assistant and its judge are. From an address, browsers compile them once for all frames. */
export const trialScript = '/trial.js'

/** Serves every form over HTTP, and notes each request that only a submitted or watching form would make. */
export async function serveForms(): Promise<ServedForms> {
  const pages = readPages().set('/', '<!doctype html><title>Forms</title><body>')
  const preact = readFileSync(new URL('../../node_modules/preact/dist/preact.mjs', import.meta.url))
  const trial = await bundle()
  let requests: { from: string; what: string }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const page = request.method === 'GET' ? pages.get(path.replace(/\?careless$/, '')) : undefined
    if (page !== undefined) return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    if (path === '/preact.mjs') return response.setHeader('content-type', 'text/javascript').end(preact)
    if (path === trialScript)
      return response.setHeader('content-type', 'text/javascript; charset=utf-8').setHeader('cache-control', 'max-age=3600').end(trial)
    const { pathname, search } = new URL(request.headers.referer ?? 'http://unknown/')
    const from = `${pathname.slice(1)}${search}`
    if (path !== '/favicon.ico') requests.push({ from, what: `${request.method} ${path}` })
    return response.writeHead(204).end() // the browser stays where it is
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequests: () => {
      const taken = requests
      requests = []
      return taken
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The assistant’s own code and the judge, as one script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('in-page/entry.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'trial',
    target: 'es2023',
    minify: true,
  })
  return outputFiles[0]?.text ?? ''
}
