import { follow } from './follow.ts'
import { Failure, isBusy } from '../domain/failure.ts'
import { createSemaphore } from '../domain/semaphore.ts'
import { readBody } from './read-body.ts'
import { resolvePublicHost, type ResolveHost } from './resolve-host.ts'
import { openSession } from './session.ts'
import type { Allowed } from './target.ts'

const logoBytes = 1024 * 1024
const fetchMs = 5000

type Options = { allow: string[]; userAgent: string; resolve?: ResolveHost; maxBytes?: number }

/**
 * Fetches logos, or other pictures of up to `maxBytes`, under the same guard as page visits, but separately and a few at a time. Null for a file
 * that can’t be fetched. Rejects only if we’re too busy.
 */
export function createLogoFetcher(options: Options): (url: string) => Promise<Uint8Array | null> {
  const { userAgent, resolve = resolvePublicHost, maxBytes = logoBytes } = options
  const allowed: Allowed = new Set(options.allow.map((entry) => entry.trim().toLowerCase()))
  const semaphore = createSemaphore({ places: 3, waiting: 60, retryAfter: 5, work: 'fetching a lot of pictures' })

  const fetchFile = async (url: URL): Promise<Uint8Array | null> => {
    await using session = openSession({ allowed, userAgent, resolve, visitMs: fetchMs })
    const answer = await follow(session, url, { accept: 'image/*' })
    if (answer.status === 200) return (await readBody(answer, { max: maxBytes })).bytes
    answer.discard()
    return null
  }

  return async (text) => {
    const url = URL.parse(text)
    return url === null ? null : semaphore(() => fetchFile(url)).catch(nullUnlessBusy)
  }
}

function nullUnlessBusy(error: unknown): null {
  if (error instanceof Failure && isBusy(error)) throw error
  return null
}
