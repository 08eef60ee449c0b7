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
export function toModelError(error: unknown, signal: AbortSignal): ModelError {
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
