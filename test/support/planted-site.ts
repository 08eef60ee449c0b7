import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync, crc32, gzipSync } from 'node:zlib'

/** A page and its files, by path. `type` and `body` are sent as they are; a path that isn’t listed returns 404. */
export type PlantedSite = Record<string, { type: string; body: string | Buffer; headers?: Record<string, string> }>

/** A PNG of one color, `width` × `height` pixels. */
export function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.alloc(1 + width * 3, 90).fill(0, 0, 1)
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const styles = `body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 17px/1.5 sans-serif; color: #222; background: #fff; }
img { max-width: 100%; height: auto; } input { font: inherit; } footer { font-size: 14px; }`

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidewatch: tide tables that small crews can trust</title>
<meta name="description" content="Tidewatch turns the harbour’s gauges into a tide table that small crews can trust, with alerts and a log in one place.">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css"><script src="/site.js" defer></script>`

const body = `<header><a href="/">Tidewatch</a> <a href="/pricing">Pricing</a> <a href="/docs">Docs</a></header>
<main id="main"><h1>Know the water before you cast off</h1>
<p>Tidewatch turns the harbour’s gauges into a tide table that small crews can trust, with alerts and a log in one place.</p>
<img src="/screen.png" alt="The tide table" width="640" height="400">
<form action="/sign-up" method="post"><label>Email <input type="email" name="email" autocomplete="email"></label><button>Start free</button></form>
<p>Free for one gauge. 4 € a month for as many as your harbour has. No account is needed to try it.</p></main>
<footer><a href="/privacy">Privacy</a> <a href="/contact">Contact</a></footer>`

/** Making it takes as much time as serving many pages. */
const screen = png(1280, 800)

const html = (headMarkup: string, bodyMarkup: string) =>
  `<!doctype html><html lang="en"><head>${headMarkup}</head><body>${bodyMarkup}</body></html>`

/** A well-made page with nothing wrong. `change` adds a fault: it edits the head or body, adds files, or removes them (null). */
export function plantedSite(
  change: { head?: (text: string) => string; body?: (text: string) => string; files?: Record<string, PlantedSite[string] | null> } = {},
): PlantedSite {
  const files: Record<string, PlantedSite[string] | null> = {
    '/': { type: 'text/html; charset=utf-8', body: html(change.head?.(head) ?? head, change.body?.(body) ?? body) },
    '/site.css': { type: 'text/css', body: styles },
    '/site.js': { type: 'text/javascript', body: 'document.documentElement.dataset.ready = "yes"' },
    '/screen.png': { type: 'image/png', body: screen },
    ...change.files,
  }
  return Object.fromEntries(Object.entries(files).filter((entry): entry is [string, PlantedSite[string]] => entry[1] !== null))
}

/** Sends a file, text compressed; `X-Plain`, `X-Stall` and `X-Status` make it misbehave. */
export function answerPlanted(response: ServerResponse, file: PlantedSite[string] | undefined): void {
  if (file === undefined)
    return void response
      .writeHead(404, { 'Content-Type': 'text/html' })
      .end('<title>Not found</title><h1>This page isn’t here</h1><a href="/">Home</a>')
  const isText = /^text|json/.test(file.type) && file.headers?.['Content-Encoding'] === undefined && Buffer.byteLength(file.body) > 1000
  const bytes = isText && file.headers?.['X-Plain'] === undefined ? gzipSync(file.body) : file.body
  const encoding = isText && file.headers?.['X-Plain'] === undefined ? { 'Content-Encoding': 'gzip' } : {}
  if (file.headers?.['X-Stall'] !== undefined) return
  const status = Number(file.headers?.['X-Status'] ?? 200)
  response.writeHead(status, { 'Content-Type': file.type, 'Cache-Control': 'max-age=60', ...encoding, ...file.headers }).end(bytes)
}

/** Serves several sites on one loopback port: the first label of the host name picks the site. */
export async function servePlanted(siteOf: (name: string) => PlantedSite | undefined): Promise<{ port: number; close: () => void }> {
  const server: Server = createServer((request, response) => {
    const name = request.headers.host?.split('.')[0] ?? ''
    const file = siteOf(name)?.[URL.parse(request.url ?? '', 'http://x')?.pathname ?? '']
    answerPlanted(response, file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
