import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a directory of the fake web behaves on a day. */
export type Behaviour = {
  robots?: string | number
  /** Status of every page. */
  status?: number
  /** `rel` of each listing’s link to its product; null for a link through the directory itself. */
  rels?: (string | null)[]
  price?: string
  hangs?: boolean
  /** Where `/` redirects. */
  movedTo?: string
}
export type Request = { host: string; method: string; path: string; at: number }

/** A fake web of directories on loopback, each on a port of its own. `log` has every request with the simulated time. */
export async function startFakeWeb(now: () => number, directories: Record<string, (at: number) => Behaviour>) {
  const log: Request[] = []
  const closing: (() => void)[] = []
  const hosts = new Map<string, string>()
  for (const [slug, behave] of Object.entries(directories)) {
    const server = createServer((request, response) => {
      const { method = '', url: path = '' } = request
      log.push({ host: slug, method, path, at: now() })
      answer(behave(now()), path, response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    hosts.set(slug, `localhost:${(server.address() as AddressInfo).port}`)
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
  }
  const hostOf = (slug: string) => hosts.get(slug) ?? 'localhost:1'
  return {
    log,
    allow: [...hosts.values(), 'localhost:1'],
    url: (slug: string, path = '/') => `http://${hostOf(slug)}${path}`,
    close: () => {
      for (const close of closing) close()
    },
  }
}

function answer(behaviour: Behaviour, path: string, response: ServerResponse): void {
  const { robots = 404, status = 200, rels = [], price = '$29', hangs = false, movedTo } = behaviour
  const send = (code: number, body = '', headers: Record<string, string> = {}) =>
    response.writeHead(code, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  if (hangs) return
  if (path === '/robots.txt') return void (typeof robots === 'number' ? send(robots) : send(200, robots, { 'content-type': 'text/plain' }))
  if (status !== 200) return void send(status)
  if (path === '/' && movedTo !== undefined) return void send(302, '', { location: movedTo })
  const [, at] = /^\/tools\/tool-(\d+)$/.exec(path) ?? []
  if (at !== undefined) return void send(200, listingPage(Number(at), rels[Number(at)] ?? null))
  if (path === '/submit')
    return void send(200, `<h1>Submit</h1><p>A listing costs ${price}.</p><form method="post"><input name="url"></form>`)
  const links = rels.map((_, index) => `<a href="/tools/tool-${index}">Tool ${index}</a>`).join(' ')
  send(200, `<title>Directory</title><nav><a href="/submit">Submit</a></nav><main>${links}</main>`)
}

const listingPage = (at: number, rel: string | null) => {
  const href = rel === null ? `/go/tool-${at}` : `https://zebra${at}.example/`
  return `<title>Zebra${at} | Directory</title><main><h1>Zebra${at}</h1><a href="${href}" rel="${rel ?? ''}">Visit website</a></main>`
}

/** Time that only passes while somebody waits, as far as the first of them. */
export function createSimulatedTime(start: string) {
  let now = Date.parse(start)
  const waiting: { until: number; go: () => void }[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      // Lets answers that are under way arrive first.
      await new Promise((resolve) => setTimeout(resolve, 1))
      const next = waiting.toSorted((a, b) => a.until - b.until)[0]
      if (next === undefined) break
      waiting.splice(waiting.indexOf(next), 1)
      now = Math.max(now, next.until)
      next.go()
    }
    isRunning = false
  }
  return {
    now: () => now,
    clock: () => new Date(now),
    to: (moment: number) => {
      now = Math.max(now, moment)
    },
    wait: (ms: number) =>
      new Promise<void>((go) => {
        waiting.push({ until: now + ms, go })
        if (!isRunning) void run()
      }),
  }
}
