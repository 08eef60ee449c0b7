import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A product page with faults worth finding: no description, two h1, no Open Graph, and words that look like markup. */
const productPage = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Tidewatch</title>
</head>
<body>
  <header><a href="/">Tidewatch</a> <a href="/pricing">Pricing</a> <a href="/privacy">Privacy</a></header>
  <main>
    <h1>Know the water before you cast off</h1>
    <p>Tidewatch turns the harbour’s gauges into a tide table that small&nbsp;crews can trust, with alerts &amp; a log in &lt;b&gt;one&lt;/b&gt; place.</p>
    <h1>From 4 € a month</h1>
    <p>Free for one gauge. 4 € a month for as many as your harbour has.</p>
    <img src="/screen.png" alt="The tide table" width="1280" height="800">
  </main>
</body>
</html>`

const pages: Record<string, { type: string; body: string }> = {
  '/': { type: 'text/html; charset=utf-8', body: productPage },
  '/empty/': { type: 'text/html; charset=utf-8', body: '' },
  '/note.txt': { type: 'text/plain', body: 'A note.' },
  '/held/': { type: 'text/html; charset=utf-8', body: productPage },
}

/** An approval page as another site would forge it, to hand its own token to whoever looks. */
const forgedPage = (code: string | null) =>
  `<!doctype html><html lang="en"><title>Connected</title><output data-connect-token data-code="${code ?? ''}">slipway_ct_forged</output></html>`

/** Less than the crawler’s patience, in milliseconds. */
const longestHeld = 6000

/**
 * Serves the product on loopback, and as another one at each /product-N/. `port` is the same for every host name that leads here. Our crawler gets /held/
 * once `release` is called.
 */
export async function serveProductSite(): Promise<{ port: number; release: () => void; close: () => Promise<void> }> {
  const held: (() => unknown)[] = []
  const release = () => held.splice(0).forEach((answer) => answer())
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const page =
      pathname === '/connect/'
        ? { type: 'text/html', body: forgedPage(searchParams.get('code')) }
        : pages[pathname.replace(/^\/product-\d+\/$/, '/')]
    const missing = { '.txt': 'text/plain', json: 'application/json' }[pathname.slice(-4)] ?? 'text/html'
    const answer = () =>
      response
        .writeHead(page ? 200 : 404, { 'Content-Type': page?.type ?? missing })
        .end(page?.body ?? '<title>Not found</title><h1>This page isn’t here</h1><a href="/">Home</a>')
    if (pathname !== '/held/' || !request.headers['user-agent']?.startsWith('Slipway')) return void answer()
    held.push(answer)
    setTimeout(release, longestHeld).unref()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, release, close }
}
