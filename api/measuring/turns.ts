import { withoutWww } from '../../shared/hosts.ts'
import { minuteMs } from '../../shared/durations.ts'

export type Clock = () => Date
/** Resolves after this many milliseconds; rejects with the signal’s reason. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** Milliseconds between the end of a request and the next one to the same host. */
const usual = 5000
/** The longest that a host’s robots.txt can ask for. */
const maxDelayMs = minuteMs

type Host = { last: Promise<unknown>; endedAt: number; delay: number }

/** Has requests to the same host take turns, with a pause after each. */
export type Turns = {
  take: <T>(url: URL, request: () => Promise<T>) => Promise<T>
  /** Seconds that a host asks for. */
  slowDown: (url: URL, seconds: number) => void
}

export function createTurns({ clock, wait, signal }: { clock: Clock; wait: Wait; signal: AbortSignal }): Turns {
  const hosts = new Map<string, Host>()
  const hostOf = (url: URL): Host => {
    const name = withoutWww(url.host)
    const known = hosts.get(name) ?? { last: Promise.resolve(), endedAt: Number.NEGATIVE_INFINITY, delay: usual }
    hosts.set(name, known)
    return known
  }
  return {
    slowDown: (url, seconds) => {
      hostOf(url).delay = Math.max(usual, Math.min(maxDelayMs, seconds * 1000))
    },
    take(url, request) {
      const host = hostOf(url)
      const turn = host.last.then(async () => {
        // The clock may have been set back: nobody waits longer than the pause.
        const pause = Math.min(host.delay, host.endedAt + host.delay - clock().getTime())
        if (pause > 0) await wait(pause, signal)
        signal.throwIfAborted()
        try {
          return await request()
        } finally {
          host.endedAt = clock().getTime()
        }
      })
      host.last = turn.catch(() => {})
      return turn
    },
  }
}
