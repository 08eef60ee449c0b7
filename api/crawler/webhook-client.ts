import { PostError, type WebhookClient } from '../ports/webhook-client.ts'
import { GivenUp } from '../domain/failure.ts'
import { resolvePublicHost, type ResolveHost } from './resolve-host.ts'
import { openSession } from './session.ts'
import { checkTarget, isAllowed, type Allowed } from './target.ts'
import { toUnreachable, Unreachable } from '../net/unreachable.ts'

type Options = {
  allow: string[]
  userAgent: string
  resolve?: ResolveHost
  /** Milliseconds for a whole answer. */
  postMs?: number
}

/**
 * Posts to the URLs of strangers under the same guard as page visits, but stricter: only https unless CRAWL_ALLOW names the host, and no redirects.
 * The answer’s body isn’t read.
 */
export function createWebhookClient({ allow, userAgent, resolve = resolvePublicHost, postMs = 10_000 }: Options): WebhookClient {
  const allowed: Allowed = new Set(allow.map((entry) => entry.trim().toLowerCase()))

  const read = (text: string): URL => {
    const url = URL.parse(text)
    if (url === null) throw new Unreachable('bad_url', 'This isn’t a valid URL. Enter one like https://example.com/webhooks.')
    if (url.protocol !== 'https:' && !isAllowed(url, allowed)) throw new Unreachable('bad_url', 'Enter a URL that starts with https://.')
    checkTarget(url, allowed)
    return url
  }

  return {
    errorOf(text) {
      try {
        read(text)
        return null
      } catch (error) {
        if (error instanceof Unreachable) return error.message
        throw error
      }
    },
    async post(text, message, signal) {
      await using session = openSession({ allowed, userAgent, resolve, signal, visitMs: postMs })
      try {
        const { status } = await session.ask(read(text), { message, accept: '*/*', ms: postMs })
        return status
      } catch (error) {
        const problem = toUnreachable(error, URL.parse(text)?.host ?? 'The URL')
        throw problem instanceof GivenUp ? problem : new PostError(problem.message)
      }
    },
  }
}
