/** `slow`: no answer in time. `refused`: an error status. `broken`: no chat completion. `malformed`: one that holds no listing, as a page can provoke. `over_budget`: not asked again. */
export type FaultKind = 'slow' | 'unreachable' | 'refused' | 'broken' | 'malformed' | 'over_budget'

/** Why a model gave no listing. `message` is for the operator: it holds neither page text nor key, nor anything the service wrote. */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly kind: FaultKind
  /** The HTTP status of a refusal. */
  readonly status: number | null

  constructor(kind: FaultKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

/** The library's errors carry the request and the answer, so nothing of them is kept but a status or a system's error code. */
export function toModelFault(error: unknown, signal: AbortSignal): ModelFault {
  const known = chain(error).find((link) => link instanceof ModelFault)
  if (known !== undefined) return known
  if (signal.aborted) return new ModelFault('slow', 'does not answer in time')
  const status = chain(error).map((link) => link['statusCode'])[0]
  if (typeof status === 'number' && status >= 400) return new ModelFault('refused', `answers with HTTP status ${status}`, status)
  const isAnswer = typeof status === 'number' || chain(error).some(({ name }) => /ResponseData|JSONParse|TypeValidation/.test(String(name)))
  if (isAnswer) return new ModelFault('broken', 'answers with something else than a chat completion')
  const code = chain(error)
    .map((link) => link['code'])
    .find((value): value is string => typeof value === 'string' && /^[A-Z][A-Z_]{2,40}$/.test(value))
  return new ModelFault('unreachable', `cannot be reached${code === undefined ? '' : ` (${code})`}`)
}

/** An error and what it was caused by, outermost first. */
function chain(error: unknown): Record<string, unknown>[] {
  const links: Record<string, unknown>[] = []
  for (let link = error; isObject(link) && links.length < 6; link = link['cause']) links.push(link)
  return links
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
