import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Sends whatever a page can send, in all ways, to its own host and to another, when its button is pressed and when it’s left. */
const page = (
  other: string,
) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tides</title>
<h1>Know the water before you cast off</h1><button id="start">Start free</button><button id="again">Look around</button>
<a id="ping" href="/elsewhere" ping="/ping ${other}/ping">Docs</a>
<form id="own" action="/form" method="post"><input name="a" value="1"></form>
<form id="theirs" action="${other}/form" method="post"><input name="a" value="1"></form>
<form action="/news" method="post"><label>Email <input type="email" name="email"></label><button>Sign up</button></form>
<script>
const kept = fetch.bind(window), beacon = navigator.sendBeacon.bind(navigator), Socket = WebSocket, submit = HTMLFormElement.prototype.submit
const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ({ data }) => fetch(data, { method: "POST", mode: "no-cors" }).catch(() => {})'])))
const open = new WebSocket(location.origin.replace('http', 'ws') + '/open')
const files = ['/file.zip', 'mailto:anna@example.com'].map((href) => Object.assign(document.createElement('a'), { href, download: 'file.zip' }))
const base = indexedDB.open('kept', 1)
base.onupgradeneeded = () => base.result.createObjectStore('all').put('before', 'kept')
localStorage.kept = 'before'; localStorage.away = 'before'; document.cookie = 'kept=before'
const quietly = (run) => { try { Promise.resolve(run()).catch(() => {}) } catch {} }
function sendAll(how) {
  for (const host of [location.origin, '${other}']) {
    const to = host + '/' + how
    for (const send of [fetch, kept]) {
      quietly(() => send(to, { method: 'POST', mode: 'no-cors' }))
      quietly(() => send(to, { method: 'PUT', keepalive: true }))
      quietly(() => send(new Request(to, { method: 'DELETE' })))
    }
    quietly(() => navigator.sendBeacon(to, 'a')); quietly(() => beacon(to, 'a'))
    quietly(() => new WebSocket(to.replace('http', 'ws'))); quietly(() => new Socket(to.replace('http', 'ws')))
    quietly(() => { const request = new XMLHttpRequest(); request.open('POST', to); request.send('a') })
    quietly(() => worker.postMessage(to))
  }
  quietly(() => open.send(how))
  for (const path of ['/logout', '/items/1?action=delete', '/unsubscribe?token=1']) {
    quietly(() => fetch(path))
    quietly(() => { const request = new XMLHttpRequest(); request.open('GET', path); request.send() })
  }
  quietly(() => { localStorage.kept = how; delete localStorage.away; localStorage.setItem('kept', how) })
  quietly(() => base.result.transaction('all', 'readwrite').objectStore('all').put(how, 'kept'))
  quietly(() => cookieStore.set('kept', how))
  for (const file of files) quietly(() => file.dispatchEvent(new MouseEvent('click')))
  quietly(() => ping.click()); quietly(() => ping.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  for (const form of [own, theirs]) { quietly(() => form.submit()); quietly(() => submit.call(form)); quietly(() => form.requestSubmit()) }
}
start.onclick = () => { sendAll('pressed'); location.href = '/left' }
again.onclick = () => { sendAll('pressed-again'); document.title += '.' }
addEventListener('pagehide', () => { if (document.title.endsWith('.')) sendAll('left') })
</script>`

/** A server on two host names that notes each request: its method and path, and `UPGRADE` for a WebSocket. */
export async function serveSendingPage(): Promise<{ url: string; log: string[]; close: () => void }> {
  const log: string[] = []
  let port = 0
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(request.url === '/' ? page(`http://localhost:${port}`) : '')
  })
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy())
    if (request.url !== '/open') {
      log.push(`UPGRADE ${request.url}`)
      return void socket.destroy()
    }
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
    // 8 is the opcode of the frame that closes the connection (RFC 6455 section 5.2).
    socket.on('data', (frame) => ((frame[0] ?? 0) & 15) !== 8 && log.push('FRAME /open'))
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
  return { url: `http://127.0.0.1:${port}/`, log, close: () => server.close().closeAllConnections() }
}
