export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** An answer as it came over the wire; `body` is its parsed JSON, undefined where it was none. */
export type RawAnswer = { status: number; retryAfter: string | null; body: unknown }

/** Interface section 7: the body of an error answer, or null where what answered is no Slipway service. */
export function readErrorBody({ body }: RawAnswer): { message: string; data: Record<string, unknown> } | null {
  if (!isObject(body) || typeof body['message'] !== 'string' || body['code'] === undefined) return null
  return { message: body['message'], data: isObject(body['data']) ? body['data'] : {} }
}

/** Whether the service has too much to do at the moment, and says for how long (a 503 without a wait is trouble). */
export const isBusy = (raw: RawAnswer): boolean => raw.status === 503 && typeof readErrorBody(raw)?.data['retryAfter'] === 'number'

/** When a 429, or a 503 that says it, may be tried again, in milliseconds since 1970; a minute from now where it does not say. */
export function waitUntil({ retryAfter, body }: RawAnswer, now: number): number {
  const data = isObject(body) && isObject(body['data']) ? body['data'] : {}
  const seconds = Number(data['retryAfter'] ?? retryAfter)
  return now + Math.ceil(Number.isFinite(seconds) && seconds > 0 ? seconds : 60) * 1000
}

/** What people are told when an answer is neither what was asked for nor an error this interface knows. */
export const strangeAnswer = (raw: RawAnswer): string =>
  readErrorBody(raw)?.message ?? `It answered ${raw.status}, but not as a Slipway service does.`
