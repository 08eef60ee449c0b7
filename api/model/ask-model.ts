import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { DailyBudget } from './limits.ts'
import type { Prompt } from './prompt.ts'

export type ModelAddress = {
  /** Base URL of an OpenAI-compatible service; `/chat/completions` is appended. */
  url: string
  /** Sent as a bearer token; null for services that need none. */
  key: string | null
  name: string
}

/** What an answer is: a JSON schema for services that support them, and how it is read, null if it isn’t one. `what` is for the operator. */
export type AnswerFormat<T> = { name: string; what: string; schema: Record<string, unknown>; read: (text: string) => T | null }

/** One request, one answer: no tools, no streaming, no retry except without the schema. Always throws ModelError on failure. */
export type AskModel = <T>(prompt: Prompt, format: AnswerFormat<T>, signal: AbortSignal) => Promise<T>

/** Every request spends from `budget`, including one that is repeated without the schema. */
export function createModelClient({ url, key, name }: ModelAddress, budget: DailyBudget): AskModel {
  const service = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key === null ? {} : { apiKey: key }),
    supportsStructuredOutputs: true,
    fetch: cappedFetch,
  })
  const model = service.chatModel(name)
  type Format = Pick<AnswerFormat<unknown>, 'name' | 'schema'>
  const complete = async ({ system, user }: Prompt, { name, schema }: Format, signal: AbortSignal, withSchema: boolean) => {
    budget.spend()
    try {
      // No token limit and no temperature, because some services reject them. The timeout and the answer's size are the limits.
      const { content } = await model.doGenerate({
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: user }] },
        ],
        ...(withSchema ? { responseFormat: { type: 'json', name, schema } } : {}),
        abortSignal: signal,
      })
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    } catch (error) {
      throw toModelError(error, signal)
    }
  }

  let supportsSchemas = true
  const completeWithFallback = async (prompt: Prompt, format: Format, signal: AbortSignal): Promise<string> => {
    if (!supportsSchemas) return complete(prompt, format, signal, false)
    try {
      return await complete(prompt, format, signal, true)
    } catch (error) {
      if (!isSchemaRefusal(error)) throw error
      if (budget.isSpent()) throw new ModelError('over_budget', 'must be called again without the schema')
      const text = await complete(prompt, format, signal, false)
      // Only now is it certain that the schema was rejected rather than the page.
      supportsSchemas = false
      return text
    }
  }

  return async (prompt, format, signal) => {
    const answer = format.read(await completeWithFallback(prompt, format, signal))
    if (answer === null) throw new ModelError('malformed', `returned something other than ${format.what}`)
    return answer
  }
}

/** How services answer a `response_format` that they don't support. */
const isSchemaRefusal = (error: unknown): boolean => error instanceof ModelError && (error.status === 400 || error.status === 422)

/** Larger than any listing, including text around it. */
const maxBytes = 256 * 1024

/** The URL is configured, so no crawler’s guard; but redirects would send the page elsewhere, and endless answers fill the memory. */
const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const capped = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new ModelError('malformed', 'returned a response that is too long'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(capped ?? null, { status: answer.status, headers: answer.headers })
}

/** `slow`: timed out. `refused`: an error status. `broken`: not a chat completion. `malformed`: a completion without a listing, which a page can provoke. `over_budget`: no calls left. */
export type ErrorKind = 'slow' | 'unreachable' | 'refused' | 'broken' | 'malformed' | 'over_budget'

/** Why a model returned no listing. `message` is for the operator and contains no page text, no key and nothing the service wrote. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly kind: ErrorKind
  /** The HTTP status, if the service refused. */
  readonly status: number | null

  constructor(kind: ErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

/** The library's errors contain the request and the answer, so only a status or a system error code is kept. */
function toModelError(error: unknown, signal: AbortSignal): ModelError {
  const known = chain(error).find((link) => link instanceof ModelError)
  if (known !== undefined) return known
  if (signal.aborted) return new ModelError('slow', 'timed out')
  const status = chain(error).map((link) => link['statusCode'])[0]
  if (typeof status === 'number' && status >= 400) return new ModelError('refused', `returned HTTP status ${status}`, status)
  const isAnswer = typeof status === 'number' || chain(error).some(({ name }) => /ResponseData|JSONParse|TypeValidation/.test(String(name)))
  if (isAnswer) return new ModelError('broken', 'returned something other than a chat completion')
  const code = chain(error)
    .map((link) => link['code'])
    .find((value): value is string => typeof value === 'string' && /^[A-Z][A-Z_]{2,40}$/.test(value))
  return new ModelError('unreachable', `can’t be reached${code === undefined ? '' : ` (${code})`}`)
}

function chain(error: unknown): Record<string, unknown>[] {
  const links: Record<string, unknown>[] = []
  for (let link = error; isObject(link) && links.length < 6; link = link['cause']) links.push(link)
  return links
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
