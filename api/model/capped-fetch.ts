import { ModelFault } from './model-fault.ts'

/** No listing is larger, whatever stands around it. */
const maxBytes = 256 * 1024

/**
 * Asks the operator's model. It is named in the configuration, so the crawler's guard is not for it; but a redirect would carry
 * the page elsewhere, and an endless answer would fill the memory.
 */
export const cappedFetch: typeof fetch = async (input, init) => {
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
