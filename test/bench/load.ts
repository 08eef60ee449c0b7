import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** As a browser's script would ask, so that the answer counts as seen by a person. */
const headers = {
  Host: 'bench.test',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'application/json',
}

/** A GET, or the POST of a JSON body. */
export type Ask = { path: string; headers?: Record<string, string>; body?: string }

const headersOf = ({ headers: own = {}, body }: Ask): Record<string, string> => ({
  ...headers,
  ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
  ...own,
})

const methodOf = ({ body }: Ask): string => (body === undefined ? 'GET' : 'POST')

/** As it goes over the wire. */
export function bytesOf(ask: Ask): Buffer {
  const lines = Object.entries(headersOf(ask)).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${methodOf(ask)} ${ask.path} HTTP/1.1\r\n${lines.join('')}\r\n${ask.body ?? ''}`)
}

export type Answered = { status: number; headers: string[]; header: (name: string) => string | undefined; body: Buffer }

/** Asks once, for what the answer says. */
export async function askOnce(port: number, ask: Ask): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const call = request({ port, host: '127.0.0.1', path: ask.path, method: methodOf(ask), headers: headersOf(ask) }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => {
      const header = (name: string) => response.headers[name]?.toString()
      resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, header, body: Buffer.concat(chunks) })
    })
  })
  call.on('error', reject).end(ask.body)
  return promise
}

/**
 * Keep-alive connections that ask one thing after the other, as fast as they are answered. It speaks just enough HTTP to know where an
 * answer ends, so that the client is never what is measured. Every connection has an address of its own, as callers have.
 */
export class Load {
  readonly #lines: Line[]

  static async open(port: number, connections = 8): Promise<Load> {
    return new Load(await Promise.all(Array.from({ length: connections }, (_, index) => Line.open(port, `127.0.0.${index + 2}`))))
  }

  private constructor(lines: Line[]) {
    this.#lines = lines
  }

  /** The lines of several loads, asked by one. */
  static joined(loads: readonly Load[]): Load {
    return new Load(loads.flatMap((load) => load.#lines))
  }

  /** Asks until `isOver`; `hear` is told of each answer. Resolves once all lines have theirs. */
  async keepAsking(next: () => Buffer, isOver: () => boolean, hear: () => void): Promise<void> {
    const work = async (line: Line) => {
      while (!isOver()) {
        await line.ask(next())
        hear()
      }
    }
    await Promise.all(this.#lines.map(work))
  }

  /** Asks `count` times in all; `requestAt` gives the bytes of each, `hear` gets those of its answer. Resolves to what each took, in milliseconds. */
  async run(count: number, requestAt: (index: number) => Buffer, hear?: (answer: Buffer) => void): Promise<number[]> {
    const times: number[] = []
    let next = 0
    const work = async (line: Line) => {
      while (next < count) {
        const began = performance.now()
        const answer = await line.ask(requestAt(next++))
        times.push(performance.now() - began)
        hear?.(answer)
      }
    }
    await Promise.all(this.#lines.map(work))
    return times
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}

const headEnd = Buffer.from('\r\n\r\n')
const chunkedEnd = Buffer.from('\r\n0\r\n\r\n')

/** One connection. */
class Line {
  readonly #socket: Socket
  #received: Buffer[] = []
  #length = 0
  /** Of the whole answer; unknown until its head is there, and where it comes in chunks. */
  #expected: number | null = null
  #waiting = Promise.withResolvers<Buffer>()

  static async open(port: number, localAddress: string): Promise<Line> {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return new Line(socket)
  }

  private constructor(socket: Socket) {
    this.#socket = socket
    const fail = (error?: unknown) => this.#waiting.reject(error ?? new Error('The server closed a connection.'))
    socket.on('data', (chunk) => {
      try {
        this.#take(chunk)
      } catch (error) {
        fail(error)
      }
    })
    socket.on('error', fail).on('close', () => fail())
    this.#waiting.promise.catch(() => undefined)
  }

  ask(bytes: Buffer): Promise<Buffer> {
    this.#waiting = Promise.withResolvers()
    this.#socket.write(bytes)
    return this.#waiting.promise
  }

  close(): void {
    this.#waiting.promise.catch(() => undefined)
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk)
    this.#length += chunk.length
    this.#expected ??= lengthOf(this.#received.length === 1 ? chunk : Buffer.concat(this.#received))
    const isWhole = this.#expected === null ? chunk.subarray(-chunkedEnd.length).equals(chunkedEnd) : this.#length >= this.#expected
    if (!isWhole) return
    const [first = chunk] = this.#received
    const answer = this.#received.length === 1 ? first : Buffer.concat(this.#received)
    this.#received = []
    this.#length = 0
    this.#expected = null
    this.#waiting.resolve(answer)
  }
}

function lengthOf(bytes: Buffer): number | null {
  const end = bytes.indexOf(headEnd)
  if (end === -1) return null
  const head = bytes.toString('latin1', 0, end)
  const [, status] = /^HTTP\/1\.1 (\d{3})/u.exec(head) ?? []
  if (status !== '200' && status !== '304') throw new Error(`A measured request was answered with:\n${bytes.toString()}`)
  const [, length] = /\r\ncontent-length: (\d+)/iu.exec(head) ?? []
  if (length === undefined && status !== '304') return null
  return end + headEnd.length + (status === '304' ? 0 : Number(length))
}
