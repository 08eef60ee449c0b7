export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** A response as received; `body` is the parsed JSON, or undefined if it isn’t JSON. `account` is the header Slipway-Account. */
export type ApiResponse = { status: number; retryAfter: string | null; account?: string | null; body: unknown }

/** The body of an error response (interface section 7); null if the response doesn’t come from a Slipway server. */
export function readErrorBody({ body }: ApiResponse): { message: string; data: Record<string, unknown> } | null {
  if (!isObject(body) || typeof body['message'] !== 'string' || body['code'] === undefined) return null
  return { message: body['message'], data: isObject(body['data']) ? body['data'] : {} }
}

/** Whether the server is busy and says when to retry. A 503 without a wait is an outage. */
export const isBusy = (response: ApiResponse): boolean =>
  response.status === 503 && typeof readErrorBody(response)?.data['retryAfter'] === 'number'

/** When to retry after a 429 or a busy 503, in milliseconds since 1970. Defaults to one minute from now. */
export function waitUntil({ retryAfter, body }: ApiResponse, now: number): number {
  const data = isObject(body) && isObject(body['data']) ? body['data'] : {}
  const seconds = Number(data['retryAfter'] ?? retryAfter)
  return now + Math.ceil(Number.isFinite(seconds) && seconds > 0 ? seconds : 60) * 1000
}

/** The message for a response that is neither a valid result nor a known error. */
export const unexpectedResponse = (response: ApiResponse): string =>
  readErrorBody(response)?.message ?? `Unexpected response (${response.status}).`
