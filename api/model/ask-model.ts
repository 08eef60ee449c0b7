import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { listingSchema, readAnswer } from './model-answer.ts'
import type { DailyBudget } from './limits.ts'
import { ModelFault, toModelFault } from './model-fault.ts'
import type { Prompt } from './prompt.ts'

export type ModelAddress = {
  /** Base URL of an OpenAI-compatible service; `/chat/completions` is appended. */
  url: string
  /** Sent as a bearer token; null for services that need none. */
  key: string | null
  name: string
}

/** One request, one answer: no tools, no streaming, no retry except without the schema. Always throws ModelFault on failure. */
export type AskModel = (prompt: Prompt, signal: AbortSignal) => Promise<SuggestedListing>

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
  const complete = async ({ system, user }: Prompt, signal: AbortSignal, withSchema: boolean): Promise<string> => {
    budget.spend()
    try {
      // No token limit and no temperature, because some services reject them. The timeout and the answer's size are the limits.
      const { content } = await model.doGenerate({
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: user }] },
        ],
        ...(withSchema ? { responseFormat: { type: 'json', name: 'listing', schema: listingSchema } } : {}),
        abortSignal: signal,
      })
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    } catch (error) {
      throw toModelFault(error, signal)
    }
  }

  let supportsSchemas = true
  const completeWithFallback = async (prompt: Prompt, signal: AbortSignal): Promise<string> => {
    if (!supportsSchemas) return complete(prompt, signal, false)
    try {
      return await complete(prompt, signal, true)
    } catch (error) {
      if (!isSchemaRefusal(error)) throw error
      if (budget.isSpent()) throw new ModelFault('over_budget', 'must be called again without the schema')
      const text = await complete(prompt, signal, false)
      // Only now is it certain that the schema was rejected rather than the page.
      supportsSchemas = false
      return text
    }
  }

  return async (prompt, signal) => {
    const answer = readAnswer(await completeWithFallback(prompt, signal))
    if (answer === null) throw new ModelFault('malformed', 'returned something other than a listing')
    return answer
  }
}

/** How services answer a `response_format` that they don't support. */
const isSchemaRefusal = (error: unknown): boolean => error instanceof ModelFault && (error.status === 400 || error.status === 422)

/** Larger than any listing, including text around it. */
const maxBytes = 256 * 1024

/**
 * Fetches from the operator's model. Its URL comes from the configuration, so the crawler's guard doesn't apply; but a redirect would send
 * the page elsewhere, and an endless answer would fill the memory.
 */
const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const capped = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new ModelFault('malformed', 'returned a response that is too long'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(capped ?? null, { status: answer.status, headers: answer.headers })
}
