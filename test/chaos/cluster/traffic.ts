/** Nobody waits longer for an answer, whatever happens to the database. Milliseconds. */
export const boundMs = 20_000

export type Answer = { status: number; headers: Headers; body: string }

/** One process and when it acknowledged changes since the round began. */
export type Station = { origin: string; acknowledged: number[] }

/**
 * All requests of a run. Callers get an answer, or a 503 that says when to try again; anything else is a miss. Kept reads are to be answered
 * whatever happens.
 */
export class Traffic {
  readonly stations: Station[]
  readonly misses: string[] = []
  readonly kept = { asked: 0, refused: 0 }
  #refused = 0
  #slowest = 0

  constructor(origins: readonly string[]) {
    this.stations = origins.map((origin) => ({ origin, acknowledged: [] }))
  }

  get refused(): number {
    return this.#refused
  }

  get slowestMs(): number {
    return this.#slowest
  }

  beginRound(): void {
    for (const station of this.stations) station.acknowledged.length = 0
    this.misses.length = 0
    this.kept.asked = 0
    this.kept.refused = 0
    this.#refused = 0
    this.#slowest = 0
  }

  /** Null where the service asked to wait, and after a miss. */
  async ask(station: Station, path: string, init: RequestInit = {}): Promise<Answer | null> {
    const what = `${init.method ?? 'GET'} ${path.replaceAll(/\d+/g, 'N')}`
    const started = performance.now()
    const heard = await hear(`${station.origin}${path}`, init).catch((error: unknown) => String(error))
    this.#slowest = Math.max(this.#slowest, performance.now() - started)
    if (typeof heard === 'string') this.misses.push(`${what}: ${heard}`)
    else if (heard.status === 503 && heard.headers.has('Retry-After')) this.#refused += 1
    else if (heard.status >= 500) this.misses.push(`${what}: ${heard.status} ${heard.body.slice(0, 100)}`)
    else return heard
    return null
  }

  /** A change that this process said it made. */
  acknowledge(station: Station): void {
    station.acknowledged.push(performance.now())
  }

  /** An answer that is no acknowledgement: a miss, unless its page gives an expected reason, such as a full week. */
  noteRefusal(what: string, { status, body }: Answer, expected?: RegExp): void {
    const words = /role="alert"[^>]*>([\s\S]{1,400})/.exec(body)?.[1] ?? body.slice(0, 200)
    const said = words
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (status >= 500 || expected?.test(body) !== true) this.misses.push(`${what} was answered with ${status}: ${said}`)
  }

  get acknowledged(): number {
    return this.stations.reduce((sum, station) => sum + station.acknowledged.length, 0)
  }
}

async function hear(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(boundMs) })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
