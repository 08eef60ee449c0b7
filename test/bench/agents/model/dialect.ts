import type { ServerResponse } from 'node:http'

/** What a model answers: words that end its turn, or one call. */
export type Reply =
  | { say: string }
  | { call: string; namespace?: string; input: Record<string, unknown> }
  /** Of a tool that takes text instead of JSON. */
  | { freeform: string; text: string }
  /** Of the client's own search for tools, where that is no ordinary tool. */
  | { search: string }

/** A tool as it is described to the model. */
export type ShownTool = { name: string; json: string }

/** What one request tells the model. */
export type Question = {
  /** Empty for small jobs on the side, such as naming the conversation. */
  tools: ShownTool[]
  /** The text of every tool result so far, in order. */
  results: string[]
  /** Everything before the first result, to look for the server's instructions in. */
  text: string
}

/** A protocol in which coding agents ask their model. */
export type Dialect = {
  isQuestion: (path: string) => boolean
  read: (body: unknown) => Question
  /** Streams the reply. `nth` makes its ids. */
  write: (response: ServerResponse, reply: Reply, nth: number) => void
}

/** One server-sent event; `type` is repeated in the data, as these protocols have it. */
export const sendEvent = (response: ServerResponse, type: string, fields: object): void =>
  void response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`)

export const startEvents = (response: ServerResponse): void => void response.writeHead(200, { 'Content-Type': 'text/event-stream' })

type Part = { type?: string; text?: string }
/** The text of content that is either a string or a list of parts. Parts without text count as their JSON. */
export const textOf = (content: string | Part[]): string =>
  typeof content === 'string' ? content : content.map((part) => part.text ?? JSON.stringify(part)).join('\n')
