import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { connect } from 'node:net'

/** A request down to its bytes: whatever is wrong with it is sent as it is. */
export type WireRequest = { method: string; target: string; headers: [name: string, value: string][]; body: Uint8Array | null }
export type WireAnswer = { status: number; headers: Map<string, string>; body: string }

export function bytesOf({ method, target, headers, body }: WireRequest): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  if (!given.has('host')) lines.push('Host: localhost')
  if (!given.has('connection')) lines.push('Connection: close')
  if (body !== null && !given.has('content-length') && !given.has('transfer-encoding')) lines.push(`Content-Length: ${body.length}`)
  const bytes = body ?? new Uint8Array()
  const isChunked = given.has('transfer-encoding')
  const chunk = [
    Buffer.from(bytes.length === 0 ? '' : `${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from(bytes.length === 0 ? '0\r\n\r\n' : '\r\n0\r\n\r\n'),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), ...(isChunked ? chunk : [bytes])])
}

/** Sends a request and reads its answer; nothing more is sent behind it. Rejects when there is no whole answer within the time. */
export function sendWire(port: number, request: WireRequest, withinMs: number): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      const answer = readAnswer(Buffer.concat(parts), request.method === 'HEAD')
      if (answer === null) reject(new Error(`no whole answer: ${Buffer.concat(parts).toString('latin1').slice(0, 200)}`))
      else resolve(answer)
    }
    const timer = setTimeout(finish, withinMs)
    socket.on('data', (part) => parts.push(part))
    // A refusal may come, and the connection close, while the rest of the request is still being sent.
    socket.on('error', finish)
    socket.on('close', finish)
    socket.write(bytesOf(request))
  })
}

/** Null where the bytes are no whole answer. */
function readAnswer(bytes: Buffer, isHead: boolean): WireAnswer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  const rest = bytes.subarray(end + 4)
  if (status === 100) return readAnswer(rest, isHead)
  const body = isHead ? rest : readBody(rest, headers)
  return body === null ? null : { status, headers, body: unpack(body, headers.get('content-encoding')).toString('utf8') }
}

const unpack = (body: Buffer, encoding: string | undefined): Buffer =>
  body.length === 0 ? body : encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

function readBody(rest: Buffer, headers: Map<string, string>): Buffer | null {
  const length = headers.get('content-length')
  if (length !== undefined) return rest.length < Number(length) ? null : rest.subarray(0, Number(length))
  if (headers.get('transfer-encoding') !== 'chunked') return rest
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = rest.indexOf('\r\n', at)
    const size = Number.parseInt(rest.subarray(at, line).toString('latin1'), 16)
    if (line === -1 || Number.isNaN(size)) return null
    if (size === 0) return Buffer.concat(parts)
    parts.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
