import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { listingSchema, readAnswer } from './model-answer.ts'
import type { DailyBudget } from './daily-budget.ts'
import { ModelFault, toModelFault } from './model-fault.ts'
import type { Prompt } from './prompt.ts'

export type ModelAddress = {
  /** Base address of an OpenAI-compatible service; `/chat/completions` is added to it. */
  url: string
  /** Sent as a bearer token; null for services that want none. */
  key: string | null
  name: string
}

/** One question, one answer: no tools, no stream, no second try but without the schema. Throws ModelFault, whatever goes wrong. */
export type AskModel = (prompt: Prompt, signal: AbortSignal) => Promise<SuggestedListing>

/** `budget` is spent by every question, also by one that is asked again without the schema. */
export function createModelClient({ url, key, name }: ModelAddress, budget: DailyBudget): AskModel {
  const service = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key === null ? {} : { apiKey: key }),
    supportsStructuredOutputs: true,
    fetch: cappedFetch,
  })
  const model = service.chatModel(name)
  const complete = async ({ system, user }: Prompt, signal: AbortSignal, isBound: boolean): Promise<string> => {
    budget.spend()
    try {
      // No token limit and no temperature: some services refuse either. Time and the size of the answer are the bounds.
      const { content } = await model.doGenerate({
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: user }] },
        ],
        ...(isBound ? { responseFormat: { type: 'json', name: 'listing', schema: listingSchema } } : {}),
        abortSignal: signal,
      })
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    } catch (error) {
      throw toModelFault(error, signal)
    }
  }

  let knowsSchemas = true
  const completeAnyhow = async (prompt: Prompt, signal: AbortSignal): Promise<string> => {
    if (!knowsSchemas) return complete(prompt, signal, false)
    try {
      return await complete(prompt, signal, true)
    } catch (error) {
      if (!isSchemaRefusal(error)) throw error
      if (budget.isSpent()) throw new ModelFault('over_budget', 'would have to be asked again without the schema')
      const text = await complete(prompt, signal, false)
      // Only now it is known that the schema was refused, not the page.
      knowsSchemas = false
      return text
    }
  }

  return async (prompt, signal) => {
    const answer = readAnswer(await completeAnyhow(prompt, signal))
    if (answer === null) throw new ModelFault('malformed', 'answers with something else than a listing')
    return answer
  }
}

/** What services answer to a `response_format` that they do not know. */
const isSchemaRefusal = (error: unknown): boolean => error instanceof ModelFault && (error.status === 400 || error.status === 422)

/** No listing is larger, whatever stands around it. */
const maxBytes = 256 * 1024

/**
 * Asks the operator's model. It is named in the configuration, so the crawler's guard is not for it; but a redirect would carry
 * the page elsewhere, and an endless answer would fill the memory.
 */
const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const capped = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new ModelFault('malformed', 'answers at too great length'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(capped ?? null, { status: answer.status, headers: answer.headers })
}
