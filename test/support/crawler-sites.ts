import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { onTestFinished } from 'vitest'
import { createCrawler } from '../../api/crawler/crawler.ts'
import { createPageReader } from '../../api/workers/page-reader.ts'
import { Failure, tooBusy } from '../../api/domain/failure.ts'
import type { SiteFacts } from '../../shared/audit/facts.ts'

/** A site on loopback that counts who connects and notes what is asked. Closed when the test is over. */
export type Site = { port: number; url: string; host: string; requests: string[]; connections: () => number }

type Setup = { tls?: { key: string; cert: string }; host?: string }

/** The requests that each open site has noted. */
const notes = new Set<string[]>()

export async function startSite(listener: RequestListener, { tls, host = '127.0.0.1' }: Setup = {}): Promise<Site> {
  const requests: string[] = []
  let connections = 0
  const noted: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    listener(request, response)
  }
  const server: Server & { closeAllConnections: () => void } = tls ? createSecureServer(tls, noted) : createServer(noted)
  server.on('connection', () => (connections += 1))
  server.listen(0, host)
  await once(server, 'listening')
  notes.add(requests)
  onTestFinished(() => {
    notes.delete(requests)
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `http${tls ? 's' : ''}://localhost:${port}`, host: `localhost:${port}`, requests, connections: () => connections }
}

/** A site of fixed answers; any other path is a 404. */
export type Answers = Record<
  string,
  { status?: number; type?: string; headers?: Record<string, string | string[]>; body?: string | Uint8Array }
>

export const answering =
  (answers: Answers): RequestListener =>
  (request, response) => {
    const { status = 200, type = 'text/html; charset=utf-8', headers = {}, body = '' } = answers[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }

/** A page with a title, links and whatever else its head carries. */
export const htmlPage = ({ title = 'Lanterna', head = '', body = '' } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`

/** All crawlers of a test process share its worker threads, which end with the process. */
const reader = createPageReader()
const sharedReader = { ...reader, close: () => Promise.resolve() }

type CrawlerOptions = Partial<Parameters<typeof createCrawler>[0]>

export function startCrawler(options: CrawlerOptions = {}) {
  const crawler = createCrawler({ allow: [], userAgent: 'Lantern/1.0', reader: sharedReader, ...options })
  onTestFinished(() => crawler.close())
  return { ...crawler, visitOnce: crawler.visit, visit: (url: string) => untilQuiet(() => crawler.visit(url)) }
}

/** Visits again while this machine is so busy that a visit gives something up, or tells nothing about its site. Sites only note the last visit. */
async function untilQuiet(visit: () => Promise<SiteFacts>): Promise<SiteFacts> {
  const earlier = [...notes].map((requests) => ({ requests, count: requests.length }))
  for (;;) {
    for (const { requests, count } of earlier) requests.length = count
    const facts = await visit().catch((error: unknown) => {
      if (error instanceof Failure && error.message === tooBusy().message) return null
      throw error
    })
    if (facts !== null && facts.unreached === undefined) return facts
  }
}

/** What a visit is refused with: the issue's code and the sentence for the field. Fails when the visit succeeds. */
export async function refusalOf(visit: Promise<unknown>): Promise<{ code: string; message: string }> {
  const failure = await visit.then(
    () => Promise.reject(new Error('the visit succeeded')),
    (error: Failure) => error,
  )
  if (failure.code !== 'BAD_REQUEST') throw failure
  const data = failure.data as { fieldErrors: { url: [string] }; issues: [{ code: string; path: string[] }] }
  return { code: data.issues[0].code, message: data.fieldErrors.url[0] }
}
