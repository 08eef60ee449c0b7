import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Dialect, Question, Reply } from './dialect.ts'

export type ModelEndpoint = {
  origin: string
  /** Every request of the agent itself, in order. */
  asked: Question[]
  /** Requests to addresses that a model doesn't have. */
  strays: string[]
  close: () => Promise<void>
}

/**
 * A model on loopback that records what it is sent and replies from a list. `next` gives the reply to the agent's next request; it may take
 * its time, as a person who is asked does. Small jobs on the side, which come without tools, get an empty reply and aren't recorded.
 */
export async function startModel(dialect: Dialect, next: (question: Question) => Promise<Reply>): Promise<ModelEndpoint> {
  const asked: Question[] = []
  const strays: string[] = []
  let nth = 0
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await text(request)
    if (request.method !== 'POST' || !dialect.isQuestion(pathname)) {
      strays.push(`${request.method} ${pathname}`)
      return response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}')
    }
    const question = dialect.read(JSON.parse(body))
    nth += 1
    if (question.tools.length === 0) return dialect.write(response, { say: 'Nothing to add.' }, nth)
    asked.push(question)
    return dialect.write(response, await next(question), nth)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, strays, close }
}
