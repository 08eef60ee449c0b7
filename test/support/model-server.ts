import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createModelDrafter, type DraftOutcome } from '../../api/model/model-drafter.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { readPage } from '../../shared/page/read-page.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'

/** The chat completions request, as far as tests look at it. */
export type ModelRequest = {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: unknown }[]; response_format: unknown; [field: string]: unknown }
}
export type ModelServer = { url: string; requests: ModelRequest[] }

/** A service on loopback that speaks the chat completions protocol. `reply` answers the nth question. */
export async function startModelServer(reply: (response: ServerResponse, nth: number) => void): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(text) })
      reply(response, requests.length)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A completion whose message is this text. */
export const completing = (content: string) => (response: ServerResponse) =>
  json(response, 200, {
    id: 'completion-1',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 90, total_tokens: 990 },
  })
export const listing = (answer: unknown) => completing(JSON.stringify(answer))
export const failing = (status: number, message: string) => (response: ServerResponse) => json(response, status, { error: { message } })
export const saying = (type: string, body: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(body)

export const never = () => undefined

type Settings = Partial<Omit<Parameters<typeof createModelDrafter>[0], 'onNote' | 'onOutcome'>>

/** A drafter on this server, with what it told the operator and counted. */
export function draftWith(url: string, settings: Settings = {}) {
  const notes: string[] = []
  const outcomes: DraftOutcome[] = []
  let boundaries = 0
  const drafter = createModelDrafter({
    url,
    key: null,
    name: 'small',
    callsPerDay: 100,
    clock: () => new Date('2026-11-18T10:00:00Z'),
    random: (bytes) => new Uint8Array(bytes).fill((boundaries += 1)),
    timeoutMs: 5000,
    ...settings,
    onNote: (note) => void notes.push(note),
    onOutcome: (outcome) => void outcomes.push(outcome),
  })
  return { draft: drafter.draft, drafter, notes, outcomes }
}

/** A small shop's page: a name, a price, and words enough to describe it and for two categories. `more` stands at its end. */
export function tidewatch(more = '') {
  const page = readPage(
    `<!doctype html><html lang="en"><head><title>Tidewatch</title></head><body><main>
    <h1>Know the water before you cast off</h1>
    <p>Tidewatch turns the harbour’s gauges into a tide table that small crews can trust, with alerts and a log in one place.</p>
    <h2>On board</h2><p>A utility for travelers: tides for each trip.</p>
    <h2>Pricing</h2><p>Free for one gauge.</p><p>€4 per month for as many gauges as your harbour has.</p>${more}</main></body></html>`,
    { url: 'https://tidewatch.example/?session=private' },
  )
  return { page, listing: suggestListing(page) }
}

/** What a careful model would answer for it. */
export const goodAnswer: SuggestedListing = {
  name: 'Tidewatch',
  tagline: 'Tide tables from your harbour’s own gauges',
  description: 'Tidewatch turns harbour gauges into a tide table for small crews, with alerts and a log in one place.',
  categories: ['travel-hospitality', 'utilities'],
  pricing: 'freemium',
}
